import { describe, expect, it } from "vitest";
import { awaitPrimary } from "../../server/await-primary.ts";

const failure = (code: string) => Object.assign(new Error("in English"), { code });

describe("a start whose database has no primary", () => {
  /** Opens a database that fails some times. */
  const opened = async (failures: number, error: Error) => {
    const told: number[] = [];
    let tries = 0;
    const open = async () => {
      tries += 1;
      if (tries <= failures) throw error;
      return "open";
    };
    const outcome = await awaitPrimary(open, {
      patience: 5,
      pause: 1,
      tell: (seconds) => told.push(seconds),
    }).catch((thrown: unknown) => thrown);
    return { outcome, tries, told };
  };

  it.each([
    ["only reads", failure("25006")],
    ["is starting", failure("57P03")],
    ["is stopping", failure("57P01")],
    ["is cut by the proxy before it", new Error("Connection terminated unexpectedly")],
  ])("and %s waits for one, and says so once", async (_, error) => {
    expect(await opened(3, error)).toEqual({ outcome: "open", tries: 4, told: [1] });
  });

  it("waits no longer than it may", async () => {
    const error = failure("25006");
    expect(await opened(100, error)).toEqual({ outcome: error, tries: 6, told: [1] });
  });

  it.each(["28P01", "ECONNREFUSED", "53100", "XX001"])(
    "but fails with %s gives up at once",
    async (code) => {
      const error = failure(code);
      expect(await opened(1, error)).toEqual({ outcome: error, tries: 1, told: [] });
    },
  );

  it("says nothing where there is one", async () => {
    expect(await opened(0, failure("25006"))).toEqual({ outcome: "open", tries: 1, told: [] });
  });
});
