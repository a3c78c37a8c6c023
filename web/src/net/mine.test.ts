import { beforeEach, describe, expect, it, vi } from "vitest";
import { claimFor, dropClaim, keep, mine, nameClaim, openClaim, seated } from "./mine";

const stored = new Map<string, string>();
let forbidden = false;

beforeEach(() => {
  stored.clear();
  forbidden = false;
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (forbidden) throw new Error("storage is forbidden");
      stored.set(key, value);
    },
  });
});

describe("the seats of this browser", () => {
  it("the token that was got for a link takes the link's place", () => {
    keep("t1", { game: "arriala", name: "Friday", tokens: ["link", "other"] });
    claimFor("t1", "link");
    seated("t1", "link", { game: "arriala", name: "Friday", tokens: ["rotated"] });
    expect(mine()["t1"]?.tokens).toEqual(["other", "rotated"]);
    expect(openClaim("t1")).toBe(undefined);
  });

  it("the secret of a claim is stored before anything is sent, and is the same when it is asked again", () => {
    const claim = claimFor("t1", "link");
    expect(claim.secret).toMatch(/^[0-9a-f]{32}$/);
    expect(stored.get("towpath-claims")).toContain(claim.secret);
    nameClaim("t1", "Anna");
    expect(claimFor("t1", "link")).toEqual({ ...claim, name: "Anna" });
    expect(openClaim("t1")?.name).toBe("Anna");
  });

  it("another link is another claim", () => {
    const first = claimFor("t1", "link");
    nameClaim("t1", "Anna");
    const second = claimFor("t1", "newer");
    expect(second.secret).not.toBe(first.secret);
    expect(second.name).toBe(undefined);
  });

  it("a name that was refused is not sent again by itself", () => {
    claimFor("t1", "link");
    nameClaim("t1", "Anna");
    nameClaim("t1", null);
    expect(openClaim("t1")).not.toHaveProperty("name");
    dropClaim("t1");
    expect(openClaim("t1")).toBe(undefined);
  });

  it("keeps many more tables than a screen shows", () => {
    for (let number = 0; number < 100; number += 1) keep(`t${number}`, { game: "kanal", name: "", tokens: [`k${number}`] });
    expect(Object.keys(mine())).toHaveLength(100);
  });

  it("without storage everything holds until the page is closed", () => {
    forbidden = true;
    keep("t1", { game: "arriala", name: "", tokens: ["a"] });
    expect(mine()["t1"]?.tokens).toEqual(["a"]);
    forbidden = false;
    keep("t1", { game: "arriala", name: "", tokens: ["b"] });
    expect(mine()["t1"]?.tokens).toEqual(["a", "b"]);
  });
});
