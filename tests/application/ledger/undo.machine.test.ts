import fc from "fast-check";
import { createActor } from "xstate";
import { describe, expect, it } from "vitest";
import { undoMachine } from "../../../src/application/ledger/undo.machine.ts";
import {
  ACTIONS_MAX,
  type Undoing,
  type UndoOutcome,
} from "../../../src/application/ledger/undo-line.ts";
import type { UndoNotice } from "../../../src/application/notice.ts";
import { changeId, importId } from "../../../src/domain/shared/ids.ts";
import { byHand, settled } from "../machines/by-hand.ts";
import { done, failed } from "../machines/synthetic.ts";
import { EVERYWHERE, silent, walk } from "../machines/walk.ts";

const OFFLINE = { type: "offline" } as const;
const WAITING = { type: "waiting" } as const;
const TAKEN_BACK = { type: "taken-back" } as const;
const REFUSED = { type: "rejected", status: 409, detail: "Não pode ser." } as const;
const RESTORED = { type: "undone", result: { restored: 1, kept: [] } } as const;
const KEPT = { type: "undone", result: { restored: 0, kept: ["a"] } } as const;
const change = (name: string) => ({ type: "change", change: changeId(name) }) as const;
const acted = (name: string) => ({ type: "ACTED", action: change(name) }) as const;
const LAST = { type: "UNDO_LAST" } as const;
const REDO = { type: "REDO" } as const;
const IMPORTS = { type: "imports", imports: [importId("i"), importId("j")] } as const;
const REMOVED = { type: "import-undone", undone: { removed: 1, edited: [] } } as const;
const changes = (...names: readonly string[]) =>
  ({ type: "changes", changes: names.map(changeId) }) as const;
/** What the line asks for: to undo an action under these names. */
const askedFor = (undone: Undoing["undone"], ...names: readonly string[]) => ({
  undone,
  changes: names,
});

/** The outcome of an undo whose every change did what the notice tells. */
const outcomeOf = (
  notice: UndoNotice,
  { changes: names }: Pick<Undoing, "changes">,
): UndoOutcome => ({
  notice,
  made: notice.type === "undone" && notice.result.restored === 0 ? [] : names.toReversed(),
});

function start() {
  const asked = byHand<UndoOutcome, Undoing>();
  let keys = 0;
  const actor = createActor(
    undoMachine(() => `key-${(keys += 1)}`).provide({ actors: { undo: asked.logic } }),
  );
  const told: unknown[] = [];
  actor.on("UNDONE", ({ notice }) => told.push(notice));
  actor.on("FAILED", ({ failure, undoing }) => told.push([failure.type, undoing]));
  actor.on("NOTHING", ({ isRedo }) => told.push(isRedo ? "nothing to redo" : "nothing to undo"));
  actor.start();
  const sent = {
    inputs: asked.inputs,
    answer: (notice: UndoNotice) =>
      asked.answer(outcomeOf(notice, asked.inputs.at(-1) ?? { changes: [] })),
    fail: asked.fail,
  };
  return { actor, sent, told };
}

describe("undoing", () => {
  it("is nowhere but in its states, by no other way than its transitions", () => {
    const machine = undoMachine(() => "key").provide({ actors: { undo: silent() } });
    const events = [
      acted("a"),
      { type: "UNDO", undone: change("a") },
      LAST,
      REDO,
      done("undo.undoing", outcomeOf(RESTORED, { changes: [changeId("key")] })),
      failed("undo.undoing", OFFLINE),
      failed("undo.undoing", WAITING),
      failed("undo.undoing", TAKEN_BACK),
    ];
    const tellApart = ({
      value,
      context,
    }: {
      value: unknown;
      context: {
        done: readonly unknown[];
        undone: readonly unknown[];
        presses: readonly unknown[];
      };
    }) => [
      value,
      context.done.length > 0,
      context.undone.length > 0,
      Math.min(context.presses.length, 2),
    ];
    expect(walk(machine, { events, tellApart })).toEqual(EVERYWHERE);
  });

  it("goes back from the last action to the first, one at a time, and forth again", async () => {
    const { actor, sent, told } = start();
    [acted("a"), acted("b"), LAST, LAST, LAST].forEach((event) => actor.send(event));
    expect(sent.inputs).toEqual([askedFor(change("b"), "key-1")]);
    await sent.answer(RESTORED);
    expect(sent.inputs[1]).toEqual(askedFor(change("a"), "key-2"));
    await sent.answer(RESTORED);
    expect(sent.inputs).toHaveLength(2);
    [REDO, REDO, REDO].forEach((event) => actor.send(event));
    await sent.answer(RESTORED);
    await sent.answer(RESTORED);
    expect(sent.inputs.slice(2)).toEqual([
      askedFor(change("key-2"), "key-3"),
      askedFor(change("key-1"), "key-4"),
    ]);
    const again = { ...RESTORED, isRedo: true };
    expect(told).toEqual([RESTORED, RESTORED, "nothing to undo", again, again, "nothing to redo"]);
    actor.send(LAST);
    expect(sent.inputs[4]).toEqual(askedFor(change("key-4"), "key-5"));
  });

  it("does nothing again once something else was done", async () => {
    const { actor, sent } = start();
    [acted("a"), LAST].forEach((event) => actor.send(event));
    await sent.answer(RESTORED);
    [acted("b"), REDO].forEach((event) => actor.send(event));
    await settled();
    expect(sent.inputs).toHaveLength(1);
  });

  it("of a toast's action takes it out of the line", async () => {
    const { actor, sent } = start();
    [acted("a"), acted("b"), { type: "UNDO", undone: change("a") } as const].forEach((event) =>
      actor.send(event),
    );
    await sent.answer(RESTORED);
    [LAST, LAST].forEach((event) => actor.send(event));
    await sent.answer(RESTORED);
    expect(sent.inputs.map(({ undone }) => undone)).toEqual([change("a"), change("b")]);
  });

  it("that is refused, or that finds all of it changed since, is told, and leaves the line", async () => {
    const { actor, sent, told } = start();
    [acted("a"), acted("b"), acted("c"), LAST].forEach((event) => actor.send(event));
    await sent.fail(REFUSED);
    actor.send(LAST);
    await sent.answer(KEPT);
    [REDO, LAST].forEach((event) => actor.send(event));
    expect(told).toEqual([["rejected", null], KEPT, "nothing to redo"]);
    expect(sent.inputs.map(({ undone }) => undone)).toEqual([
      change("c"),
      change("b"),
      change("a"),
    ]);
  });

  it("without a response is the same change when it is tried again, by key or by toast", async () => {
    const { actor, sent, told } = start();
    [acted("a"), LAST].forEach((event) => actor.send(event));
    await sent.fail(OFFLINE);
    expect(told).toEqual([["offline", { ...change("a"), as: ["key-1"] }]]);
    actor.send(LAST);
    await sent.fail(OFFLINE);
    actor.send({ type: "UNDO", undone: { ...change("a"), as: [changeId("key-1")] } });
    await sent.answer(RESTORED);
    expect(sent.inputs.map((input) => input.changes)).toEqual([["key-1"], ["key-1"], ["key-1"]]);
    actor.send(LAST);
    expect(sent.inputs).toHaveLength(3);
  });

  it("that is left on the device to be sent later counts as done, so that the next press goes further back", async () => {
    const { actor, sent, told } = start();
    [acted("a"), acted("b"), LAST].forEach((event) => actor.send(event));
    await sent.fail(WAITING);
    [LAST].forEach((event) => actor.send(event));
    await sent.fail(WAITING);
    actor.send(REDO);
    expect(told).toEqual([]);
    expect(sent.inputs.map(({ undone }) => undone)).toEqual([
      change("b"),
      change("a"),
      change("key-2"),
    ]);
  });

  it("that takes back what was never sent is told, and is done again by what undoes it", async () => {
    const { actor, sent, told } = start();
    [acted("a"), acted("b"), LAST].forEach((event) => actor.send(event));
    await sent.fail(TAKEN_BACK);
    expect(told).toEqual([RESTORED]);
    actor.send(REDO);
    const [undo, redo] = sent.inputs;
    expect([undo?.undone, redo?.undone]).toEqual([change("b"), change(undo?.changes[0] ?? "")]);
  });

  it.each([
    ["changes", changes("a", "b", "c"), RESTORED],
    ["imports", IMPORTS, REMOVED],
  ] as const)(
    "of several %s keeps its names, and is done again as one",
    async (_, action, notice) => {
      const { actor, sent, told } = start();
      [{ type: "ACTED", action } as const, LAST].forEach((event) => actor.send(event));
      const names = sent.inputs[0]?.changes ?? [];
      expect(new Set(names).size).toBe("imports" in action ? 2 : 3);
      await sent.fail(OFFLINE);
      expect(told).toEqual([["offline", { ...action, as: names }]]);
      actor.send(LAST);
      expect(sent.inputs[1]?.changes).toEqual(names);
      await sent.answer(notice);
      actor.send(REDO);
      expect(sent.inputs[2]?.undone).toEqual(changes(...names.toReversed()));
      await sent.answer(RESTORED);
      actor.send(LAST);
      expect(sent.inputs[3]?.undone).toEqual(
        changes(...(sent.inputs[2]?.changes.toReversed() ?? [])),
      );
    },
  );

  it("of several changes is one action, though each was told of singly before", async () => {
    const { actor, sent, told } = start();
    const action = changes("a", "b");
    [acted("a"), acted("b"), { type: "ACTED", action } as const, LAST].forEach((event) =>
      actor.send(event),
    );
    await sent.answer(RESTORED);
    for (const name of sent.inputs[0]?.changes ?? []) actor.send(acted(name));
    actor.send(LAST);
    expect(sent.inputs.map(({ undone }) => undone)).toEqual([action]);
    expect(told).toEqual([RESTORED, "nothing to undo"]);
  });

  it("of one import can be done again, and undone again", async () => {
    const { actor, sent } = start();
    const action = { type: "imports", imports: [importId("i")] } as const;
    [{ type: "ACTED", action } as const, LAST].forEach((event) => actor.send(event));
    await sent.answer({ type: "import-undone", undone: { removed: 1, edited: [] } });
    actor.send(REDO);
    await sent.answer(RESTORED);
    actor.send(LAST);
    expect(sent.inputs.map(({ undone }) => undone)).toEqual([
      action,
      change("key-1"),
      change("key-2"),
    ]);
  });

  it("reaches the last actions of a tab, and any mix of back and forth ends where it says", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom("act", "act on all", "undo", "redo"), { maxLength: 60 }),
        async (steps) => {
          const { actor, sent } = start();
          /** The names of the actions in effect, and what each undo turned off or on. */
          let [count, past, future] = [0, [] as number[], [] as number[]];
          for (const step of steps) {
            const asked = sent.inputs.length;
            if (step === "act" || step === "act on all") {
              past = [...past, count].slice(-ACTIONS_MAX);
              future = [];
              const name = `action-${count}`;
              const action = step === "act" ? change(name) : changes(`${name}a`, `${name}b`);
              actor.send({ type: "ACTED", action });
              count += 1;
            } else {
              const [from, to] = step === "undo" ? [past, future] : [future, past];
              const moved = from.pop();
              if (moved !== undefined) to.push(moved);
              actor.send(step === "undo" ? LAST : REDO);
              expect(sent.inputs.length - asked).toBe(moved === undefined ? 0 : 1);
              if (moved !== undefined) await sent.answer(RESTORED);
            }
            const { context } = actor.getSnapshot();
            expect([context.done.length, context.undone.length]).toEqual([
              past.length,
              future.length,
            ]);
          }
        },
      ),
    );
  });
});
