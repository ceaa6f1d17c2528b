import { createActor } from "xstate";
import { describe, expect, it } from "vitest";
import {
  importUndoMachine,
  type ImportUndoEvent,
  type ImportUndoInput,
} from "../../../src/application/machines/import-undo.machine.ts";
import type { ImportUndone, MadeImport, UndoOutlook } from "../../../src/domain/imports/import.ts";
import type { CivilDate } from "../../../src/domain/shared/civil-date.ts";
import {
  accountId,
  importId,
  transactionId,
  type ImportId,
} from "../../../src/domain/shared/ids.ts";
import { byHand } from "./by-hand.ts";
import { done, failed } from "./synthetic.ts";
import { EVERYWHERE, silent, walk } from "./walk.ts";

const OFFLINE = { type: "offline" } as const;
const MADE: MadeImport = {
  id: importId("import"),
  name: "extrato.csv",
  bank: "Banco",
  account: { id: accountId("conta"), label: "Conta", digits: null, kind: "current" },
  madeAt: 0,
  created: 2,
  repeated: 0,
  notCounted: 0,
  joined: 0,
  seenAgain: 0,
  from: "2026-03-01" as CivilDate,
  to: "2026-03-02" as CivilDate,
};
const EDITED = [transactionId("edited")];
const OUTLOOK: UndoOutlook = {
  removed: 2,
  records: 2,
  repeated: 1,
  edited: [],
  restored: 0,
  others: 0,
};
const ALL: ImportUndone = { removed: 2, edited: [] };
const SOME: ImportUndone = { removed: 1, edited: EDITED };
const ASK: ImportUndoEvent = { type: "ASK", made: MADE };
const CONFIRM: ImportUndoEvent = { type: "CONFIRM" };
const REMOVE_EDITED: ImportUndoEvent = { type: "REMOVE_EDITED" };
const CLOSE: ImportUndoEvent = { type: "CLOSE" };

function start() {
  const undo = byHand<ImportUndone, ImportUndoInput>();
  const look = byHand<UndoOutlook, { readonly id: ImportId }>();
  const actors = { undo: undo.logic, look: look.logic };
  const actor = createActor(importUndoMachine.provide({ actors }));
  const told: unknown[] = [];
  actor.on("*", (event) => told.push(event));
  actor.start();
  const tell = (...events: readonly ImportUndoEvent[]) =>
    events.forEach((event) => actor.send(event));
  return {
    tell,
    undo,
    look,
    told,
    state: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
  };
}

describe("taking back an import", () => {
  it("is nowhere but in its states, by no other way than its transitions", () => {
    const events = [
      ASK,
      CONFIRM,
      REMOVE_EDITED,
      CLOSE,
      done("importUndo.looking", OUTLOOK),
      failed("importUndo.looking", OFFLINE),
      ...[ALL, SOME].map((undone) => done("importUndo.undoing", undone)),
      failed("importUndo.undoing", OFFLINE),
      done("importUndo.removing", ALL),
      failed("importUndo.removing", OFFLINE),
    ];
    const machine = importUndoMachine.provide({ actors: { undo: silent(), look: silent() } });
    expect(walk(machine, { events })).toEqual(EVERYWHERE);
  });

  it("is asked about first, and done once", async () => {
    const { tell, undo, look, told, state } = start();
    tell(ASK, CONFIRM);
    await look.answer(OUTLOOK);
    tell(CONFIRM, CONFIRM);
    expect(undo.inputs).toEqual([{ id: MADE.id, edited: [] }]);
    await undo.answer(ALL);
    expect([state(), told]).toEqual(["idle", [{ type: "UNDONE", undone: ALL }]]);
  });

  it("asks about what was edited since, and removes it only then", async () => {
    const { tell, undo, look, state, context } = start();
    tell(ASK);
    await look.answer(OUTLOOK);
    tell(CONFIRM);
    await undo.answer(SOME);
    expect([state(), context().edited]).toEqual(["left", EDITED]);
    tell(REMOVE_EDITED);
    expect(undo.inputs[1]).toEqual({ id: MADE.id, edited: EDITED });
    await undo.answer(ALL);
    expect(state()).toBe("idle");
  });

  it("is not done before it is known what it would do", async () => {
    const { tell, undo, look, state, context } = start();
    tell(ASK, CONFIRM);
    expect([state(), look.inputs, undo.inputs]).toEqual(["looking", [{ id: MADE.id }], []]);
    await look.fail(OFFLINE);
    expect([state(), context().failure]).toEqual(["asking", OFFLINE]);
    tell(CONFIRM);
    expect([state(), undo.inputs]).toEqual(["looking", []]);
    await look.answer(OUTLOOK);
    expect([state(), context().outlook, context().failure]).toEqual(["asking", OUTLOOK, null]);
    tell(CLOSE, ASK);
    expect(context().outlook).toBeNull();
  });

  it("that fails says so, and may be tried again", async () => {
    const { tell, undo, look, state, context } = start();
    tell(ASK);
    await look.answer(OUTLOOK);
    tell(CONFIRM);
    await undo.fail(OFFLINE);
    expect([state(), context().failure]).toEqual(["asking", OFFLINE]);
    tell(CONFIRM);
    await undo.fail(OFFLINE);
    expect(undo.inputs[1]?.edited).toBe(undo.inputs[0]?.edited);
    tell(CLOSE, ASK);
    expect(context().failure).toBeNull();
  });
});
