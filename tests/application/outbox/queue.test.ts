import { describe, expect, it } from "vitest";
import type { Failure } from "../../../src/application/failure.ts";
import type { QueuedWrite } from "../../../src/application/outbox/queued-write.ts";
import {
  answered,
  failed,
  isAwaited,
  isFinal,
  nextOf,
  QUEUE_MAX,
  sent,
  tried,
  withWrite,
  without,
  type Queue,
} from "../../../src/application/outbox/queue.ts";
import { UNSENT } from "../../../src/domain/ledger/revision.ts";
import {
  changeNamed,
  creation,
  edit,
  numbersIn,
  removal,
  undo,
  uuid,
} from "../../support/kept-writes.ts";

const [FIRST, SECOND] = [uuid(1), uuid(2)];
const REFUSED: Failure = { type: "rejected", status: 422, detail: "Não pode ser." };

const queued = (...writes: readonly QueuedWrite[]): Queue =>
  writes.reduce<Queue>((queue, write) => withWrite(queue, write) ?? queue, []);

const sentAll = (queue: Queue): Queue =>
  queue.reduce((all, { call }) => sent(all, call.change), queue);

const refusedIn = (queue: Queue, n: number) => failed(queue, changeNamed(n), { refusal: REFUSED });

const next = (queue: Queue) => {
  const write = nextOf(queue);
  return write && numbersIn([write])[0];
};

describe("the writes that wait", () => {
  it("go in the order of entering, and one that waits already stays once", () => {
    const queue = queued(creation(1, FIRST), edit(2, FIRST, UNSENT), creation(3, SECOND));
    expect(numbersIn(withWrite(queue, edit(2, FIRST, UNSENT)) ?? [])).toEqual([1, 2, 3]);
    expect(next(queue)).toBe(1);
  });

  it("are meant for the version that the earlier write of their record leads to", () => {
    const queue = queued(creation(1, FIRST), edit(2, FIRST, UNSENT), edit(3, FIRST, UNSENT));
    const later = answered(queue, changeNamed(1), 17);
    expect(later.map(({ call }) => call.seen)).toEqual([17, UNSENT]);
    expect(answered(later, changeNamed(2), 18).map(({ call }) => call.seen)).toEqual([18]);
  });

  it("wait for a refused one if they name its record, or undo it; all others go on", () => {
    const named = creation(4, uuid(4), {}, { categoria_id: FIRST });
    const queue = refusedIn(
      queued(creation(1, FIRST), edit(2, FIRST, UNSENT), creation(3, SECOND), named, undo(5, 2)),
      1,
    );
    expect(isAwaited(queue, changeNamed(1))).toBe(true);
    expect(next(queue)).toBe(3);
    expect(next(answered(queue, changeNamed(3), 9))).toBeNull();
    expect(isAwaited(queue, changeNamed(3))).toBe(false);
  });

  it("take each other back where a record was never sent and is removed, or a change undone", () => {
    const made = queued(creation(1, FIRST), edit(2, FIRST, UNSENT));
    expect(withWrite(made, removal(3, FIRST, UNSENT))).toEqual([]);
    expect(numbersIn(withWrite(made, undo(3, 2)) ?? [])).toEqual([1]);
    // An undo of what others were built on, and all that may be on the server already, is sent.
    expect(numbersIn(withWrite(made, undo(3, 1)) ?? [])).toEqual([1, 2, 3]);
    expect(numbersIn(withWrite(sentAll(made), removal(3, FIRST, UNSENT)) ?? [])).toEqual([1, 2, 3]);
    expect(numbersIn(withWrite(sentAll(made), undo(3, 2)) ?? [])).toEqual([1, 2, 3]);
    const filed = [...made, creation(4, SECOND, {}, { categoria_id: FIRST })];
    expect(numbersIn(withWrite(filed, removal(5, FIRST, UNSENT)) ?? [])).toEqual([1, 2, 4, 5]);
  });

  it("have a limit", () => {
    const full = Array.from({ length: QUEUE_MAX }, (_, n) => creation(n + 1, uuid(n + 1)));
    expect(withWrite(full, creation(QUEUE_MAX + 1, uuid(QUEUE_MAX + 1)))).toBeNull();
    expect(withWrite(full, removal(QUEUE_MAX + 1, FIRST, UNSENT))).toHaveLength(QUEUE_MAX - 1);
  });

  it("that are given up take the later ones of their record along", () => {
    const queue = queued(creation(1, FIRST), creation(2, SECOND), edit(3, FIRST, UNSENT));
    expect(numbersIn(without(queue, changeNamed(1)))).toEqual([2]);
    expect(numbersIn(without(queue, changeNamed(3)))).toEqual([1, 2]);
    expect(without(queue, changeNamed(9))).toEqual(queue);
  });

  it("that are tried again are meant for the version that was in their way", () => {
    const stale: Failure = { type: "rejected", status: 412, detail: null };
    const [again] = tried(
      failed([edit(1, FIRST, 3)], changeNamed(1), { refusal: stale }),
      changeNamed(1),
    );
    expect(again).toMatchObject({ refusal: null, failures: 0, call: { seen: UNSENT } });
    const [same] = tried(refusedIn([edit(1, FIRST, 3)], 1), changeNamed(1));
    expect(same).toMatchObject({ refusal: null, call: { seen: 3 } });
  });

  it.each([
    [{ type: "offline" }, false],
    [{ type: "unexpected" }, false],
    [{ type: "rejected", status: 503, detail: null }, false],
    [{ type: "rejected", status: 429, detail: null }, false],
    [{ type: "rejected", status: 422, detail: null }, true],
    [{ type: "conflict", current: null, detail: null }, true],
  ] as const)("are refused by an answer alone: %o", (failure, isRefused) => {
    expect(isFinal(failure)).toBe(isRefused);
  });
});
