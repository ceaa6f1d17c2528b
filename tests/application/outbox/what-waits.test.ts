import { describe, expect, it } from "vitest";
import { NOTHING_WAITS, subjectOf, whatWaits } from "../../../src/application/outbox/what-waits.ts";
import type { QueuedWrite } from "../../../src/application/outbox/queued-write.ts";
import { EMPTY_BOOK } from "../../../src/domain/ledger/book.ts";
import { asWritten } from "../../../src/domain/ledger/written.ts";
import { civilDate } from "../../../src/domain/shared/civil-date.ts";
import { recurrenceId } from "../../../src/domain/shared/ids.ts";
import { draftOf } from "../../../src/domain/recurrences/patch.ts";
import { readWriteKind } from "../../../src/infrastructure/http/ledger/read-write-kind.ts";
import { recurrenceCall } from "../../support/captured-call.ts";
import {
  changeNamed,
  creation,
  edit,
  kept,
  numbersIn,
  undo,
  uuid,
} from "../../support/kept-writes.ts";
import { planned } from "../../support/recurrences.ts";

const REFUSED = { type: "rejected", status: 422, detail: null } as const;
const ID = recurrenceId(uuid(5));

const waitingIn = (queue: readonly QueuedWrite[], called: readonly number[] = []) =>
  whatWaits(
    {
      queue,
      isDown: true,
      isShut: false,
      retried: new Set(),
      called: new Set(called.map((n) => changeNamed(n))),
    },
    readWriteKind,
  );

describe("what waits to be sent", () => {
  it("names the records, planned movements, ended payments and new recurrences of the writes that are left", async () => {
    const draft = draftOf(planned());
    const calls = await Promise.all([
      recurrenceCall(3, (port, as) => port.settle(ID, civilDate(2026, 5, 5), null, as)),
      recurrenceCall(4, (port, { change }) => port.create(draft, false, { id: ID, change })),
      recurrenceCall(5, (port, { change }) => port.endPayment("expense ginasio", change)),
    ]);
    const queue = [creation(1, uuid(1)), undo(2, 1), ...calls.map((call) => kept(call))];
    const { writes, records, answered, ended, plans } = waitingIn(queue);
    expect(numbersIn(writes)).toEqual([1, 2, 3, 4, 5]);
    expect([...records]).toEqual([uuid(1), ID]);
    expect([...answered]).toEqual([`${ID} 2026-05-05`]);
    expect([...ended]).toEqual(["expense ginasio"]);
    expect(plans).toEqual([{ type: "plan", record: ID, draft }]);
  });

  it("is nothing of a write that was refused, or whose caller waits for its answer", () => {
    const queue = [{ ...edit(1, uuid(1), 3), refusal: REFUSED }, edit(2, uuid(2), 3)];
    expect(waitingIn(queue, [2])).toBe(NOTHING_WAITS);
  });

  it("is about a record as it was entered, else as it was before", () => {
    const [now, before] = [1, 2].map((revision) =>
      asWritten("recurrences", { ...planned(), revision }),
    );
    const about = (also: Partial<QueuedWrite>) => {
      const write = edit(1, uuid(1), 3, also);
      return subjectOf(write, readWriteKind(write.call), EMPTY_BOOK);
    };
    expect(about({ written: now ?? null, before: before ?? null })).toBe(now);
    expect(about({ before: before ?? null })).toBe(before);
    expect(about({})).toBeNull();
  });
});
