import { describe, expect, it, vi } from "vitest";
import type { Failure } from "../../../src/application/failure.ts";
import type { RecurrenceWish } from "../../../src/application/recurrences/recurrence-form.ts";
import type { Recurrences } from "../../../src/application/recurrences/recurrences.ts";
import { saveRecurrence } from "../../../src/application/recurrences/save-recurrence.ts";
import { cents } from "../../../src/domain/shared/cents.ts";
import { fakeIds } from "../../support/fakes/fake-ids.ts";
import { planned } from "../../support/recurrences.ts";

const wishOf = (amount: number): RecurrenceWish => {
  const {
    id: _,
    openFrom: __,
    exceptions: ___,
    askedUntil: ____,
    ...draft
  } = planned({
    cost: { of: "each", amount: cents(amount) },
  });
  return { draft, withEarlier: true, of: { scope: "all" } };
};

function start(...failures: (Failure | null)[]) {
  const sent: string[] = [];
  const create = vi.fn<Recurrences["create"]>(async (_, __, { id, change }) => {
    sent.push(`create ${id} ${change}`);
    const failure = failures.shift() ?? null;
    if (failure !== null) throw failure;
  });
  const save = saveRecurrence(
    { create, change: vi.fn<Recurrences["change"]>() },
    async (undone) => {
      sent.push(`undo ${undone}`);
      return { restored: 1, kept: [] };
    },
    fakeIds(),
  );
  const again = () =>
    save({
      mode: { type: "create" },
      draft: wishOf(700),
      key: "second",
      unanswered: [{ draft: wishOf(650), key: "first" }],
    });
  return { again, sent };
}

describe("a recurrence that got no answer before something else was typed", () => {
  it("is settled by its name and undone, before the other one is made", async () => {
    const { again, sent } = start();
    await again();
    expect(sent).toEqual(["create first first", "undo first", "create second second"]);
  });

  it("is none where it is refused", async () => {
    const { again, sent } = start({ type: "rejected", status: 422, detail: null });
    await again();
    expect(sent).toEqual(["create first first", "create second second"]);
  });

  it("holds the other one back as long as nobody knows of it", async () => {
    const { again, sent } = start({ type: "offline" });
    await expect(again()).rejects.toEqual({ type: "offline" });
    expect(sent).toEqual(["create first first"]);
  });
});
