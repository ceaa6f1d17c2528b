import { createActor, fromPromise } from "xstate";
import { describe, expect, it } from "vitest";
import { undoMachine } from "../../../src/application/ledger/undo.machine.ts";
import type { Undoing, UndoOutcome } from "../../../src/application/ledger/undo-line.ts";
import type { QueuedWrite, NamedCall } from "../../../src/application/outbox/queued-write.ts";
import { makeOutbox } from "../../../src/application/outbox/outbox.ts";
import { UNSENT, type Revision } from "../../../src/domain/ledger/revision.ts";
import type { ChangeId } from "../../../src/domain/shared/ids.ts";
import { readWriteKind } from "../../../src/infrastructure/http/ledger/read-write-kind.ts";
import {
  changeNamed,
  creation,
  edit,
  namedCall,
  removal,
  uuid,
} from "../../support/kept-writes.ts";
import { settled } from "../machines/by-hand.ts";

const OFFLINE = { type: "offline" } as const;

/** A tab that undoes and does again what waits on its device, until its network is there. */
function start(waiting: readonly QueuedWrite[]) {
  let stored = waiting;
  let isOnline = false;
  let revision = 10;
  const asked: NamedCall[] = [];
  const waits: (() => void)[] = [];
  const send = async (call: NamedCall): Promise<Revision> => {
    if (!isOnline) throw OFFLINE;
    asked.push(call);
    return (revision += 1);
  };
  const outbox = makeOutbox({
    device: { read: async () => stored, change: async (make) => (stored = make(stored)) },
    alone: (work) => work(),
    send,
    writeKindOf: readWriteKind,
    recovery: { wait: () => new Promise((resolve) => waits.push(resolve)) },
    clock: { now: () => 7 },
    writtenOf: () => null,
    confirmed: () => null,
    upToDate: async () => {},
    tell: () => {},
  });
  let names = 50;
  const line = createActor(
    undoMachine(() => uuid((names += 1), "c")).provide({
      actors: {
        undo: fromPromise(async ({ input: { undone, changes } }: { input: Undoing }) => {
          const [change] = changes;
          if (undone.type !== "change" || !change) throw new Error("no change");
          const call = namedCall({
            n: 0,
            change,
            method: "post",
            path: `/alteracoes/${undone.change}/anular`,
          });
          return outbox.keep<UndoOutcome>(call, async () => {
            const notice = { type: "undone", result: { restored: 1, kept: [] } } as const;
            const answer = { notice, made: [change] };
            return { answer, revision: await send(call) };
          });
        }),
      },
    }),
  ).start();
  /** Enters a call in the tab, which waits or takes back what waits. */
  const enter = ({ call }: QueuedWrite) =>
    outbox.keep(call, async () => ({ answer: null, revision: await send(call) })).catch(() => {});
  const acted = (change: ChangeId) =>
    line.send({ type: "ACTED", action: { type: "change", change } });
  outbox.onLeft(acted);
  outbox.onTaken(acted);
  const press = (type: "UNDO_LAST" | "REDO") => {
    line.send({ type });
    return settled();
  };
  const goOnline = () => {
    isOnline = true;
    for (const go of waits.splice(0)) go();
    return settled();
  };
  const shown = () => stored.map(({ call: { method, path } }) => `${method} ${path}`);
  return { acted, enter, press, goOnline, shown, asked, stored: () => stored };
}

const CREATED = creation(1, uuid(1));
const CREATES = "post /despesas";

describe("a change that waits and is taken back", () => {
  it("is entered anew by a redo, and taken back and entered as often as wanted", async () => {
    const first = creation(9, uuid(9));
    const { acted, press, shown, goOnline, asked, stored } = start([first, CREATED]);
    acted(changeNamed(1));
    for (let times = 0; times < 3; times += 1) {
      await press("UNDO_LAST");
      expect(shown()).toEqual([CREATES]);
      await press("REDO");
      expect(shown()).toEqual([CREATES, CREATES]);
    }
    await goOnline();
    expect(asked.map(({ body }) => body)).toEqual([first.call.body, CREATED.call.body]);
    expect(stored()).toEqual([]);
    await press("UNDO_LAST");
    const [, made, undo] = asked;
    expect(undo?.path).toBe(`/alteracoes/${made?.change}/anular`);
  });

  it("may have reached the server: then the undo is sent, unless it is taken back itself", async () => {
    const { acted, press, shown, goOnline, asked } = start([{ ...CREATED, isSent: true }]);
    const undoes = `post /alteracoes/${changeNamed(1)}/anular`;
    acted(changeNamed(1));
    await press("UNDO_LAST");
    expect(shown()).toEqual([CREATES, undoes]);
    await press("REDO");
    expect(shown()).toEqual([CREATES]);
    await press("UNDO_LAST");
    expect(shown()).toEqual([CREATES, undoes]);
    await goOnline();
    expect(asked.map(({ method, path }) => `${method} ${path}`)).toEqual([CREATES, undoes]);
  });

  it("is not what the next undo is about, though it is told that it waits", async () => {
    const { acted, press, shown } = start([{ ...CREATED, isSent: true }]);
    acted(changeNamed(1));
    await press("UNDO_LAST");
    const before = shown();
    await press("UNDO_LAST");
    expect(shown()).toEqual(before);
  });

  it("with all that was entered of its record comes back, goes again, and is sent as it was entered", async () => {
    const waiting = [creation(9, uuid(9)), CREATED, edit(2, uuid(1), UNSENT)];
    const { acted, enter, press, shown, goOnline, asked } = start(waiting);
    for (const number of [1, 2]) acted(changeNamed(number));
    await enter(removal(3, uuid(1), UNSENT));
    expect(shown()).toEqual([CREATES]);
    const all = [CREATES, CREATES, `put /despesas/${uuid(1)}`];
    for (let times = 0; times < 3; times += 1) {
      await press("UNDO_LAST");
      expect(shown()).toEqual(all);
      await press("REDO");
      expect(shown()).toEqual([CREATES]);
    }
    await press("UNDO_LAST");
    await press("UNDO_LAST");
    expect(shown()).toEqual([CREATES, CREATES]);
    await press("REDO");
    await goOnline();
    expect(asked.map(({ method, path }) => `${method} ${path}`)).toEqual(all);
    await press("REDO");
    expect(asked.at(-1)).toMatchObject({ method: "delete", path: `/despesas/${uuid(1)}` });
  });

  it("of a record that was changed twice is the later change alone", async () => {
    const twice = [edit(1, uuid(1), 3), { ...edit(2, uuid(1), 3), after: changeNamed(1) }];
    const { acted, press, goOnline, asked, stored } = start(twice);
    acted(changeNamed(1));
    acted(changeNamed(2));
    await press("UNDO_LAST");
    await press("REDO");
    expect(stored().map(({ after }) => after)).toEqual([null, changeNamed(1)]);
    await goOnline();
    expect(asked.map(({ seen }) => seen)).toEqual([3, 11]);
  });
});
