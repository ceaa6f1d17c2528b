import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { recordDue } from "../../../server/application/recurrences/record-due.ts";
import type { Database } from "../../../server/infrastructure/persistence/database.ts";
import { timeOrderedId } from "../../../server/infrastructure/time-ordered-id.ts";
import { civilDate } from "../../../src/domain/shared/civil-date.ts";
import { planned } from "../../support/recurrences.ts";
import { ledgerWorkOf, newMember, writeIn } from "../support/ledgers.ts";
import { STORAGES } from "../support/storages.ts";

describe.each(STORAGES)("what is due in a ledger, over $name,", ({ start }) => {
  let database: Database;
  let stop: () => Promise<void>;
  beforeAll(async () => {
    ({ database, stop } = await start());
  });
  afterAll(() => stop());

  it("is recorded in parts until its caller has waited long enough, and the next one goes on", async () => {
    const member = await newMember(database);
    const daily = planned({ start: civilDate(2031, 1, 1), unit: "day" });
    await writeIn(database)(member, (records) => records.recurrences.create(daily));
    let now = 0;
    const record = recordDue({
      ledgerWork: ledgerWorkOf(database),
      calendar: { today: () => civilDate(2031, 4, 10) },
      clock: { now: () => 1, elapsed: () => now },
      newId: timeOrderedId,
      patience: 2_000,
      rested: async (part) => {
        now += 1_000;
        return part();
      },
      wordOccurrence: () => ({ title: "", message: "" }),
      wordLeftOut: () => ({ title: "", message: "" }),
    });
    const recorded = async () =>
      (
        await database.queries
          .selectFrom("transactions")
          .select("id")
          .where("ledger_id", "=", member.ledger)
          .execute()
      ).length;
    const steps: number[] = [];
    for (let calls = 0; calls < 3; calls += 1) {
      await record(member.ledger);
      steps.push(await recorded());
    }
    expect(steps).toEqual([50, 100, 100]);
  });
});
