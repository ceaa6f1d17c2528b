import { describe, expect, it } from "vitest";
import type { Failure } from "../../../src/application/failure.ts";
import { correctionOf } from "../../../src/application/outbox/correction.ts";
import type { QueuedWrite } from "../../../src/application/outbox/queued-write.ts";
import { EMPTY_BOOK } from "../../../src/domain/ledger/book.ts";
import { UNSENT } from "../../../src/domain/ledger/revision.ts";
import { asWritten } from "../../../src/domain/ledger/written.ts";
import { cents, ZERO, type Cents } from "../../../src/domain/shared/cents.ts";
import { goalId } from "../../../src/domain/shared/ids.ts";
import { creation, edit, removal, uuid } from "../../support/kept-writes.ts";

const ID = uuid(1);
const REFUSED: Failure = { type: "rejected", status: 422, detail: "Não pode ser." };
const STALE: Failure = { type: "rejected", status: 412, detail: "Alterado." };

const goal = (total: Cents, revision: number) =>
  asWritten("goals", {
    id: goalId(ID),
    name: "Casa",
    total,
    current: ZERO,
    deadline: null,
    photoUrl: null,
    revision,
  });

/** A book that has the goal. */
const bookWith = (total: Cents, revision: number) => {
  const { kept } = goal(total, revision);
  return { ...EMPTY_BOOK, goals: new Map([[ID, kept]]) } as unknown as typeof EMPTY_BOOK;
};

const refused = (write: QueuedWrite, refusal: Failure) => ({ ...write, refusal });

describe("the correction of a refused write", () => {
  it("of a new record shows what was entered last", () => {
    const first = refused(creation(1, ID, { written: goal(cents(1), UNSENT) }), REFUSED);
    const later = edit(2, ID, UNSENT, { written: goal(cents(2), UNSENT) });
    expect(correctionOf([first, later], first, EMPTY_BOOK)).toEqual({
      wanted: goal(cents(2), UNSENT),
      seen: null,
      failure: REFUSED,
    });
  });

  it("of a changed record is meant for the version that there is", () => {
    const write = refused(edit(1, ID, 3, { written: goal(cents(2), UNSENT) }), REFUSED);
    const { seen } = correctionOf([write], write, bookWith(cents(1), 3)) ?? {};
    expect(seen).toEqual(goal(cents(1), 3));
  });

  it("of a record that somebody else has changed shows both versions, against the one that was seen", () => {
    const before = goal(cents(1), 3);
    const write = refused(edit(1, ID, 3, { written: goal(cents(2), UNSENT), before }), STALE);
    expect(correctionOf([write], write, bookWith(cents(9), 7))).toEqual({
      wanted: goal(cents(2), UNSENT),
      seen: before,
      failure: { type: "conflict", current: goal(cents(9), 7), detail: "Alterado." },
    });
    expect(correctionOf([write], write, EMPTY_BOOK)?.failure).toMatchObject({ current: null });
  });

  it("is none of a removal, of what no form shows, and of what was not refused", () => {
    const removed = { type: "removed", ids: { goals: [goalId(ID)] }, revision: UNSENT } as const;
    const gone = refused({ ...removal(1, ID, 3), written: removed }, REFUSED);
    expect(correctionOf([gone], gone, EMPTY_BOOK)).toBeNull();
    const unseen = refused(edit(1, ID, 3), REFUSED);
    expect(correctionOf([unseen], unseen, EMPTY_BOOK)).toBeNull();
    const waiting = edit(1, ID, 3, { written: goal(cents(2), UNSENT) });
    expect(correctionOf([waiting], waiting, EMPTY_BOOK)).toBeNull();
  });
});
