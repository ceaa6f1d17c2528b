import { describe, expect, it, vi } from "vitest";
import type { Write } from "../../../src/application/ledger/ledger.ts";
import { goBack } from "../../../src/application/versions/go-back.ts";
import { asWritten } from "../../../src/domain/ledger/written.ts";
import { UNCONFIRMED } from "../../../src/domain/ledger/revision.ts";
import { cents } from "../../../src/domain/shared/cents.ts";
import { civilDate } from "../../../src/domain/shared/civil-date.ts";
import { changeId } from "../../../src/domain/shared/ids.ts";
import { fakeRecordHistory } from "../../support/fakes/fake-record-history.ts";
import { goalWith } from "../../support/goals.ts";
import { planned } from "../../support/recurrences.ts";

const CHANGE = changeId("change");
const ENDED = changeId("ended");

function writing() {
  const writes: Write<unknown>[] = [];
  const ledger = {
    write: async <Answer>(write: Write<Answer>) => {
      writes.push(write as Write<unknown>);
      return write.call(null);
    },
  };
  return { writes, ledger };
}

describe("going back to a version of a record", () => {
  it("is a change of the version that was seen, shown at once", async () => {
    const { writes, ledger } = writing();
    const history = fakeRecordHistory([]);
    const send = vi.spyOn(history, "goBack");
    const version = goalWith({ name: "Casa" });
    const present = asWritten("goals", { ...version, name: "Barco", revision: 7 });
    await goBack(history, ledger)({ present, version, before: ENDED }, CHANGE);
    expect(send).toHaveBeenCalledWith(
      "goals",
      { version, before: ENDED },
      { seen: 7, change: CHANGE },
    );
    const [write] = writes;
    expect(write).toMatchObject({ change: CHANGE, reachesOthers: false });
    expect(write?.written).toEqual({
      type: "goals",
      kept: { record: version, revision: UNCONFIRMED, removed: false },
    });
    expect(write?.made({ record: version, revision: 8, removed: false })).toEqual({
      type: "goals",
      kept: { record: version, revision: 8, removed: false },
    });
  });

  it("leaves the days of a plan as they are, and asks for what follows of it", async () => {
    const { writes, ledger } = writing();
    const plan = planned({ cost: { of: "each", amount: cents(700) } });
    const openFrom = civilDate(2026, 11, 20);
    const present = asWritten("recurrences", { ...plan, openFrom, revision: 3 });
    const version = { ...plan, cost: { of: "each", amount: cents(650) } } as const;
    await goBack(fakeRecordHistory([]), ledger)({ present, version, before: ENDED }, CHANGE);
    expect(writes[0]).toMatchObject({
      reachesOthers: true,
      written: { kept: { record: { cost: { amount: 650 }, openFrom } } },
    });
  });

  it("fails as the call fails", async () => {
    const { ledger } = writing();
    const refused = fakeRecordHistory([], () => Promise.reject({ type: "offline" }));
    const version = goalWith();
    const present = asWritten("goals", { ...version, revision: 1 });
    await expect(
      goBack(refused, ledger)({ present, version, before: ENDED }, CHANGE),
    ).rejects.toEqual({
      type: "offline",
    });
  });
});
