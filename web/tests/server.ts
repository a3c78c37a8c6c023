import { spawn, type ChildProcess } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A server of a test's own, which it may stop, freeze and start again on the same address with the same store. */
export class Server {
  readonly #port: number;
  readonly #data = mkdtempSync(join(tmpdir(), "towpath-e2e-"));
  #process: ChildProcess | null = null;
  readonly #words: readonly string[];

  private constructor(port: number, words: readonly string[]) {
    this.#port = port;
    this.#words = words;
  }

  /** Further words go to `towpath serve`. */
  static async start(...words: readonly string[]): Promise<Server> {
    const port = await new Promise<number>((done) => {
      const finder = createServer().listen(0, "127.0.0.1", () => {
        const { port } = finder.address() as AddressInfo;
        finder.close(() => done(port));
      });
    });
    const server = new Server(port, words);
    await server.run();
    return server;
  }

  get url(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** Starts the program and waits until it answers. */
  async run(): Promise<void> {
    const binary = process.env["TOWPATH_BIN"] ?? "../target/debug/towpath";
    this.#process = spawn(binary, ["serve", "--addr", `127.0.0.1:${this.#port}`, "--data", this.#data, ...this.#words], {
      stdio: "ignore",
      env: {
        ...process.env,
        TOWPATH_DURABILITY: "off",
        TOWPATH_TABLES_PER_MINUTE: "10000",
        TOWPATH_REQUESTS_PER_SECOND: "1000",
      },
    });
    for (;;) {
      const up = await fetch(`${this.url}/healthz`).catch(() => null);
      if (up?.ok === true) return;
      await new Promise((done) => setTimeout(done, 50));
    }
  }

  freeze(): void {
    this.#process?.kill("SIGSTOP");
  }

  thaw(): void {
    this.#process?.kill("SIGCONT");
  }

  async kill(): Promise<void> {
    const child = this.#process;
    if (child === null) return;
    const gone = new Promise((done) => child.once("exit", done));
    child.kill("SIGCONT");
    child.kill("SIGKILL");
    await gone;
  }
}
