import { createServer as createHttp, type IncomingHttpHeaders, type Server as HttpServer } from "node:http";
import { createServer, type AddressInfo, type Server as NetServer } from "node:net";

const port = (server: HttpServer | NetServer): number => (server.address() as AddressInfo).port;

/** Where webhooks and messages for browsers arrive. */
export class Sink {
  readonly arrived: { path: string; headers: IncomingHttpHeaders; body: Buffer }[] = [];
  readonly #server = createHttp((request, response) => {
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => {
      this.arrived.push({ path: request.url ?? "", headers: request.headers, body: Buffer.concat(parts) });
      response.writeHead(201).end();
    });
  });

  static async start(): Promise<Sink> {
    const sink = new Sink();
    await new Promise<void>((done) => sink.#server.listen(0, "127.0.0.1", done));
    return sink;
  }

  get address(): string {
    return `127.0.0.1:${port(this.#server)}`;
  }

  close(): void {
    this.#server.close();
  }
}

/** A mail server that takes everything. */
export class MailSink {
  readonly arrived: string[] = [];
  readonly #server = createServer((socket) => {
    let text = "";
    let mail = false;
    socket.write("220 sink\r\n");
    socket.on("error", () => socket.destroy());
    socket.on("data", (data) => {
      text += data.toString();
      for (;;) {
        const end = mail ? "\r\n.\r\n" : "\r\n";
        const at = text.indexOf(end);
        if (at < 0) return;
        const part = text.slice(0, at);
        text = text.slice(at + end.length);
        if (mail) this.arrived.push(part);
        mail = !mail && part === "DATA";
        socket.write(mail ? "354 go on\r\n" : "250 so\r\n");
      }
    });
  });

  static async start(): Promise<MailSink> {
    const sink = new MailSink();
    await new Promise<void>((done) => sink.#server.listen(0, "127.0.0.1", done));
    return sink;
  }

  get address(): string {
    return `127.0.0.1:${port(this.#server)}`;
  }

  close(): void {
    this.#server.close();
  }
}
