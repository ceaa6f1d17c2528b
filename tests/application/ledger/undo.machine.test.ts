import { createActor, fromCallback } from "xstate";
import { describe, expect, it } from "vitest";
import { undoMachine, type UndoInput } from "../../../src/application/ledger/undo.machine.ts";
import type { UndoNotice } from "../../../src/application/notice.ts";
import { changeId } from "../../../src/domain/shared/ids.ts";
import { sendingByHand } from "../machines/sending-by-hand.ts";
import { EVERYWHERE, walk } from "../machines/walk.ts";

const MERGE = { type: "change", change: changeId("merge") } as const;
const UNDO = { type: "UNDO", undone: MERGE } as const;
const OFFLINE = { type: "offline" } as const;

describe("undoing a change", () => {
  it("is nowhere but in its state, by no other way than its transitions", () => {
    const machine = undoMachine(() => "key").provide({
      actors: { sending: fromCallback(() => undefined) },
    });
    const item = { undone: UNDO.undone, change: "key" };
    const events = [
      UNDO,
      { type: "ACKNOWLEDGED", item, result: { type: "undone", result: { restored: 1, kept: [] } } },
      { type: "REFUSED", item, failure: OFFLINE },
    ];
    expect(walk(machine, { events })).toEqual(EVERYWHERE);
  });

  it("is a change itself each time that it is asked for, and tells what came of it", async () => {
    const sent = sendingByHand<UndoInput, UndoNotice>();
    let keys = 0;
    const actor = createActor(
      undoMachine(() => `key-${(keys += 1)}`).provide({ actors: { sending: sent.logic } }),
    );
    const told: unknown[] = [];
    actor.on("UNDONE", (event) => told.push(event));
    actor.on("FAILED", (event) => told.push(event));
    actor.start().send(UNDO);
    actor.send(UNDO);
    expect(sent.items).toEqual([
      { undone: MERGE, change: "key-1" },
      { undone: MERGE, change: "key-2" },
    ]);
    const notice = { type: "undone", result: { restored: 3, kept: ["a"] } } as const;
    await sent.acknowledge(notice);
    await sent.refuse(OFFLINE);
    expect(told).toEqual([
      { type: "UNDONE", notice },
      { type: "FAILED", failure: OFFLINE, undoing: { ...MERGE, as: "key-2" } },
    ]);
    actor.send({ type: "UNDO", undone: { ...MERGE, as: changeId("key-2") } });
    expect(sent.items[2]).toEqual({ undone: { ...MERGE, as: "key-2" }, change: "key-2" });
  });

  it("offers no further try of what was refused, nor of imports", async () => {
    const sent = sendingByHand<UndoInput, UndoNotice>();
    const machine = undoMachine(() => "key").provide({ actors: { sending: sent.logic } });
    const actor = createActor(machine);
    const told: unknown[] = [];
    actor.on("FAILED", ({ undoing }) => told.push(undoing));
    actor.start().send(UNDO);
    await sent.refuse({ type: "rejected", status: 409, detail: "Não pode ser." });
    actor.send({ type: "UNDO", undone: { type: "imports", imports: [] } });
    await sent.refuse(OFFLINE);
    expect(told).toEqual([null, null]);
  });
});
