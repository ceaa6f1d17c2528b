import { createActor } from "xstate";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  leftOutMachine,
  type CountInput,
  type LeftOutEvent,
  type LookInput,
} from "../../../src/application/imports/left-out.machine.ts";
import type { MadeImport } from "../../../src/domain/imports/import.ts";
import type { CountedLine, StoredLine } from "../../../src/domain/imports/stored-line.ts";
import { anyStoredLine, anyMadeImport } from "../../support/arbitraries/import.ts";
import { byHand } from "../machines/by-hand.ts";
import { done, failed } from "../machines/synthetic.ts";
import { EVERYWHERE, silent, walk } from "../machines/walk.ts";

const OFFLINE = { type: "offline" } as const;
const [MADE] = fc.sample(anyMadeImport, { numRuns: 1, seed: 1 }) as [MadeImport];
const LINES = fc
  .sample(anyStoredLine, { numRuns: 2, seed: 2 })
  .map((line): StoredLine => ({ ...line, state: "not-counted", records: [] }));
const [LINE, OTHER] = LINES as [StoredLine, StoredLine];
const COUNTED: CountedLine = {
  id: LINE.id,
  records: [],
  state: "counted",
  category: LINE.category,
};
const OPEN: LeftOutEvent = { type: "OPEN", made: MADE };
const COUNT: LeftOutEvent = { type: "COUNT", id: LINE.id, counts: true };
const CLOSE: LeftOutEvent = { type: "CLOSE" };

function start() {
  const look = byHand<readonly StoredLine[], LookInput>();
  const count = byHand<CountedLine, CountInput>();
  const actor = createActor(
    leftOutMachine.provide({ actors: { look: look.logic, count: count.logic } }),
  );
  const told: unknown[] = [];
  actor.on("*", (event) => told.push(event));
  actor.start().send(OPEN);
  return { actor, look, count, told, now: () => actor.getSnapshot() };
}

describe("what an import has left out", () => {
  it("is nowhere but in its states, by no other way than its transitions", () => {
    const machine = leftOutMachine.provide({ actors: { look: silent(), count: silent() } });
    const events = [
      OPEN,
      COUNT,
      CLOSE,
      done("leftOut.looking", LINES),
      failed("leftOut.looking", OFFLINE),
      done("leftOut.counting", COUNTED),
      failed("leftOut.counting", OFFLINE),
    ];
    expect(walk(machine, { events })).toEqual(EVERYWHERE);
  });

  it("is fetched when it is looked at, and counts after all", async () => {
    const { actor, look, count, told, now } = start();
    expect(look.inputs).toEqual([{ id: MADE.id }]);
    await look.answer(LINES);
    actor.send(COUNT);
    actor.send(COUNT);
    expect(count.inputs).toEqual([{ id: LINE.id, counts: true }]);
    expect(now().context.changing).toBe(LINE.id);
    await count.answer(COUNTED);
    expect(now().context.lines).toEqual([{ ...LINE, state: "counted" }, OTHER]);
    expect(told).toEqual([{ type: "COUNTED" }]);
  });

  it("stays left out where that fails, and says so", async () => {
    const { actor, look, count, told, now } = start();
    await look.answer(LINES);
    actor.send(COUNT);
    await count.fail(OFFLINE);
    const { lines, failure, changing } = now().context;
    expect([lines, failure, changing, told]).toEqual([LINES, OFFLINE, null, []]);
  });

  it("that could not be fetched says so, and may be looked at again", async () => {
    const { actor, look, now } = start();
    await look.fail(OFFLINE);
    expect(now().context.failure).toEqual(OFFLINE);
    actor.send(CLOSE);
    actor.send(OPEN);
    expect([look.inputs.length, now().context.failure]).toEqual([2, null]);
  });
});
