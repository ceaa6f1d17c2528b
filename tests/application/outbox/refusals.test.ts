import { describe, expect, it } from "vitest";
import type { Failure } from "../../../src/application/failure.ts";
import type { QueuedWrite, NamedCall } from "../../../src/application/outbox/queued-write.ts";
import { makeOutbox } from "../../../src/application/outbox/outbox.ts";
import { readWriteKind } from "../../../src/infrastructure/http/ledger/read-write-kind.ts";
import { asWritten } from "../../../src/domain/ledger/written.ts";
import { UNCONFIRMED, UNSENT, type Revision } from "../../../src/domain/ledger/revision.ts";
import { cents, ZERO } from "../../../src/domain/shared/cents.ts";
import { goalId, type ChangeId } from "../../../src/domain/shared/ids.ts";
import { settled } from "../machines/by-hand.ts";
import {
  changeNamed,
  creation,
  edit,
  numbersIn,
  removal,
  uuid,
} from "../../support/kept-writes.ts";

const OFFLINE: Failure = { type: "offline" };
const WAITING: Failure = { type: "waiting" };
const TAKEN_BACK: Failure = { type: "taken-back" };
const REFUSED: Failure = { type: "rejected", status: 422, detail: "Não pode ser." };
const BROKEN: Failure = { type: "rejected", status: 500, detail: null };

const FIRST = uuid(1);
const GOAL = { id: goalId(FIRST), name: "Casa", total: cents(1), current: ZERO };
const SEEN = { ...GOAL, deadline: null, photoUrl: null };
const WRITTEN = asWritten("goals", {
  ...GOAL,
  deadline: null,
  photoUrl: null,
  revision: UNCONFIRMED,
});

/** Starts a page with writes that wait already; a test answers each call, the first one first. */
function start({
  waiting = [] as readonly QueuedWrite[],
  hasRoom = true,
  isShut = (): boolean => false,
  upToDate = async () => {},
} = {}) {
  let stored = waiting;
  const asked: NamedCall[] = [];
  const open: PromiseWithResolvers<Revision | null>[] = [];
  const waits: (() => void)[] = [];
  const left: ChangeId[] = [];
  const send = (call: NamedCall) => {
    const answer = Promise.withResolvers<Revision | null>();
    asked.push(call);
    open.push(answer);
    return answer.promise;
  };
  const outbox = makeOutbox({
    device: {
      read: async () => {
        if (isShut()) throw new Error("an outbox of another version");
        return stored;
      },
      change: async (make) => (hasRoom ? (stored = make(stored)) : null),
    },
    alone: (work) => work(),
    send,
    recovery: {
      wait: () =>
        new Promise((resolve) => {
          waits.push(resolve);
        }),
    },
    writeKindOf: readWriteKind,
    clock: { now: () => 7 },
    writtenOf: () => WRITTEN,
    confirmed: () => asWritten("goals", { ...SEEN, revision: 41 }),
    upToDate,
    tell: () => {},
  });
  outbox.onLeft((change) => left.push(change));
  const told: unknown[] = [];
  const keep = ({ call }: QueuedWrite) => {
    const sendIt = async (seen: Revision | null) => {
      const revision = await send({ ...call, seen });
      return { answer: `made in ${revision}`, revision };
    };
    void outbox.keep(call, sendIt).then(
      (answer) => told.push(answer),
      (reason: unknown) => told.push(reason),
    );
    return settled();
  };
  const answer = (revision: Revision) => {
    open.shift()?.resolve(revision);
    return settled();
  };
  const fail = (failure: Failure) => {
    open.shift()?.reject(failure);
    return settled();
  };
  const wake = () => {
    for (const go of waits.splice(0)) go();
    return settled();
  };
  return { outbox, asked, told, left, keep, answer, fail, wake, stored: () => stored };
}

describe("a write that is kept on the device", () => {
  it("is stored before it is sent, with what the book shows of it, and gone once it is answered", async () => {
    const { keep, stored, asked, answer, told } = start();
    await keep(creation(1, FIRST));
    expect(stored()).toMatchObject([
      { at: 7, isSent: true, written: { kept: { revision: UNSENT } } },
    ]);
    expect(asked.map(({ change }) => change)).toEqual([changeNamed(1)]);
    await answer(5);
    expect([stored(), told]).toEqual([[], ["made in 5"]]);
  });

  it("has a caller until it is answered or left", async () => {
    const { outbox, keep, fail } = start();
    const called = () => [...outbox.getSnapshot().called];
    await keep(creation(1, FIRST));
    expect(called()).toEqual([changeNamed(1)]);
    await fail(OFFLINE);
    expect(called()).toEqual([]);
  });

  it("goes back to the form that waits for it where it is refused", async () => {
    const { keep, stored, fail, told } = start();
    await keep(creation(1, FIRST));
    await fail(REFUSED);
    expect([stored(), told]).toEqual([[], [REFUSED]]);
  });

  it("is listed as refused where others hang on it, or nobody waits for it any more", async () => {
    const { keep, stored, fail, told, outbox } = start({ waiting: [creation(9, uuid(9))] });
    await keep(creation(1, FIRST));
    await keep(edit(2, FIRST, UNSENT));
    await fail(REFUSED);
    await fail(REFUSED);
    expect(stored().map(({ refusal }) => refusal)).toEqual([REFUSED, REFUSED, null]);
    expect(told).toEqual([WAITING, WAITING]);
    await outbox.discard(changeNamed(1));
    expect(numbersIn(stored())).toEqual([9]);
  });

  it("may wait in what does not open here: nothing of that is taken for gone, until it opens", async () => {
    let isShut = true;
    const waiting = [creation(1, FIRST)];
    const { outbox, asked, stored } = start({ waiting, isShut: () => isShut });
    outbox.look();
    await settled();
    expect([await outbox.unsentWrites(), outbox.getSnapshot().isShut]).toEqual([null, true]);
    expect([asked, stored()]).toEqual([[], waiting]);
    await expect(outbox.showStored()).rejects.toThrow("another version");
    isShut = false;
    outbox.look();
    await settled();
    expect([outbox.getSnapshot().isShut, asked.length]).toEqual([false, 1]);
  });

  it("is left on the device without an answer, at once while there is no network, and sent again by itself", async () => {
    const { keep, stored, fail, told, left, asked, wake, answer, outbox } = start();
    await keep(creation(1, FIRST));
    await fail(OFFLINE);
    expect([told, left, outbox.getSnapshot().isDown]).toEqual([[WAITING], [changeNamed(1)], true]);
    await keep(creation(2, uuid(2)));
    expect([told, left]).toEqual([
      [WAITING, WAITING],
      [changeNamed(1), changeNamed(2)],
    ]);
    await fail(OFFLINE);
    await wake();
    await answer(5);
    await answer(6);
    expect([stored(), outbox.getSnapshot().isDown]).toEqual([[], false]);
    expect(asked.map(({ change }) => change)).toEqual([1, 1, 1, 2].map(changeNamed));
  });

  it("counts as refused after three failures of the server, so that others go on", async () => {
    const { keep, stored, fail, wake, answer } = start();
    await keep(creation(1, FIRST));
    await keep(creation(2, uuid(2)));
    await fail(BROKEN);
    await wake();
    await fail(BROKEN);
    await wake();
    await fail(BROKEN);
    expect(stored()[0]).toMatchObject({ refusal: BROKEN });
    await answer(6);
    expect(numbersIn(stored())).toEqual([1]);
  });

  it("waits as long as the server is away or has no room, however often it says so", async () => {
    const { keep, stored, fail, wake, told } = start();
    await keep(creation(1, FIRST));
    for (const status of [502, 503, 507, 429, 503]) {
      await fail({ type: "rejected", status, detail: null });
      await wake();
    }
    expect(stored()).toMatchObject([{ refusal: null, failures: 0 }]);
    expect(told).toEqual([WAITING]);
  });

  it("does not keep the next one waiting for a book that no network brings up to date", async () => {
    const { keep, wake, answer, stored } = start({
      waiting: [creation(1, FIRST)],
      upToDate: () => new Promise(() => {}),
    });
    await keep(creation(2, uuid(2)));
    await answer(5);
    expect(numbersIn(stored())).toEqual([1, 2]);
    await wake();
    await answer(6);
    expect(stored()).toEqual([]);
  });

  it("of another tab is shown, and sent after a pause alone", async () => {
    const { outbox, asked, wake } = start({ waiting: [creation(1, FIRST)] });
    await outbox.showStored();
    expect([numbersIn(outbox.getSnapshot().queue), asked]).toEqual([[1], []]);
    await wake();
    expect(asked).toHaveLength(1);
  });

  it("stays for its person where the session has ended", async () => {
    const { keep, stored, fail, told } = start();
    await keep(creation(1, FIRST));
    await fail({ type: "unauthenticated" });
    expect(told).toEqual([{ type: "unauthenticated" }]);
    expect(numbersIn(stored())).toEqual([1]);
  });

  it("is meant for the version of the write before it, or for the book's where that was answered", async () => {
    const { keep, asked, answer } = start();
    await keep(creation(1, FIRST));
    await keep(edit(2, FIRST, UNSENT));
    await answer(5);
    await answer(6);
    await keep(edit(3, FIRST, UNSENT));
    expect(asked.map(({ seen }) => seen)).toEqual([null, 5, 41]);
  });

  it("is never sent where its record was never sent and is removed", async () => {
    const { keep, stored, asked, told, left } = start({ waiting: [creation(1, FIRST)] });
    await keep(removal(2, FIRST, UNSENT));
    expect([stored(), asked, told, left]).toEqual([[], [], [TAKEN_BACK], []]);
  });

  it("is sent as it is where the device has no room for it", async () => {
    const { keep, asked, answer, told } = start({ hasRoom: false });
    await keep(edit(1, FIRST, UNSENT));
    expect(asked).toMatchObject([{ seen: 41 }]);
    await answer(5);
    expect(told).toEqual(["made in 5"]);
  });

  it("that was refused is tried again when its person says so", async () => {
    const refused = { ...creation(1, FIRST), refusal: REFUSED };
    const { outbox, stored, answer, fail } = start({ waiting: [refused] });
    const retry = async () => {
      const outcome = outbox.tryAgain(changeNamed(1)).catch((reason: unknown) => reason);
      await settled();
      expect(outbox.getSnapshot().retried.size).toBe(1);
      return { outcome };
    };
    const first = await retry();
    await fail(REFUSED);
    expect(await first.outcome).toEqual(REFUSED);
    const second = await retry();
    await fail(OFFLINE);
    expect(await second.outcome).toEqual(WAITING);
    const third = await retry();
    await answer(5);
    expect(await third.outcome).toBeUndefined();
    expect([stored(), outbox.getSnapshot().retried.size]).toEqual([[], 0]);
  });
});
