import fc from "fast-check";
import { afterEach, describe, expect, it, vi } from "vitest";
import { fairTurns } from "../../../server/infrastructure/security/fair-turns.ts";
import { visitor } from "../support/applicants.ts";

const ANA = visitor("192.0.2.1", "ana");
const TURN_TIMEOUT_MS = 4_000;

const nextTick = () => new Promise((resolve) => setImmediate(resolve));

/** Works that end when the test says so. */
function works() {
  const running: (() => void)[] = [];
  const work = (name: string) => () =>
    new Promise<string>((resolve) => running.push(() => resolve(name)));
  const endOne = async () => {
    running.shift()?.();
    await nextTick();
  };
  return { work, endOne };
}

describe("fair turns", () => {
  afterEach(() => vi.useRealTimers());

  it("never run more at once than they say, and refuse only beyond those that may wait", async () => {
    const small = fc.integer({ min: 1, max: 5 });
    await fc.assert(
      fc.asyncProperty(
        small,
        small,
        fc.nat(20),
        fc.scheduler(),
        async (running, waiting, count, scheduler) => {
          const inTurn = fairTurns({ running, waiting, patience: TURN_TIMEOUT_MS });
          let now = 0;
          let most = 0;
          const work = async () => {
            most = Math.max(most, (now += 1));
            await scheduler.schedule(Promise.resolve());
            now -= 1;
            return "done";
          };
          const outcomes = Promise.all(Array.from({ length: count }, () => inTurn(ANA, work)));
          await scheduler.waitFor(outcomes);
          const done = (await outcomes).filter(({ ok }) => ok).length;
          expect(most).toBe(Math.min(running, count));
          expect(done).toBe(Math.min(count, running + waiting));
        },
      ),
    );
  });

  it("go on after a work that failed", async () => {
    const inTurn = fairTurns({ running: 1, waiting: 1, patience: TURN_TIMEOUT_MS });
    const failing = inTurn(ANA, async () => Promise.reject(new Error("failed")));
    const next = inTurn(ANA, async () => "next");
    await expect(failing).rejects.toThrow("failed");
    expect(await next).toEqual({ ok: true, value: "next" });
  });

  it.each([
    ["at the same address", "192.0.2.1"],
    ["at another address", "192.0.2.2"],
  ])("let somebody in %s within a round beside seven accounts with nine each", async (_, where) => {
    const inTurn = fairTurns({ running: 2, waiting: 50, patience: TURN_TIMEOUT_MS });
    const { work, endOne } = works();
    for (let times = 0; times < 9; times += 1)
      for (let account = 0; account < 7; account += 1)
        void inTurn(visitor("192.0.2.1", `multidao_${account}`), work("crowd"));
    let outcome: unknown;
    void inTurn(visitor(where, "rui"), work("rui")).then((value) => (outcome = value));
    await nextTick();
    for (let ended = 0; ended < 10; ended += 1) await endOne();
    expect(outcome).toEqual({ ok: true, value: "rui" });
  });

  it("refuse whoever has waited too long, and give their place to nobody", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const inTurn = fairTurns({ running: 1, waiting: 5, patience: TURN_TIMEOUT_MS });
    const { work, endOne } = works();
    const first = inTurn(ANA, work("first"));
    const second = inTurn(ANA, work("second"));
    vi.advanceTimersByTime(TURN_TIMEOUT_MS);
    expect(await second).toEqual({ ok: false, reason: "busy" });
    const third = inTurn(ANA, work("third"));
    await endOne();
    expect(await first).toEqual({ ok: true, value: "first" });
    vi.advanceTimersByTime(TURN_TIMEOUT_MS);
    await endOne();
    expect(await third).toEqual({ ok: true, value: "third" });
    expect(vi.getTimerCount()).toBe(0);
  });
});
