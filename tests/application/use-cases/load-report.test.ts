import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { loadReport } from "../../../src/application/use-cases/load-report.ts";
import { REPORT_PERIODS } from "../../../src/domain/reports/report-period.ts";
import { report } from "../../../src/domain/reports/report.ts";
import { compareText } from "../../../src/domain/shared/compare-text.ts";
import { anyCivilDate } from "../../support/arbitraries/civil-date.ts";
import { transactionsOf } from "../../support/arbitraries/transaction.ts";
import { fakeClock } from "../../support/fakes/fake-clock.ts";
import { fakeTransactions } from "../../support/fakes/fake-transactions.ts";
import { brokenLine } from "../../support/fakes/line.ts";

describe("a loaded report", () => {
  it("says what it would say if it knew every record there is", async () => {
    const records = transactionsOf({ date: anyCivilDate("2023-01-01", "2026-04-30") });
    const days = anyCivilDate("2026-01-01", "2026-03-31");
    const period = fc.constantFrom(...REPORT_PERIODS);
    await fc.assert(
      fc.asyncProperty(records, days, period, async (all, today, chosen) => {
        // The order of the records is the order in which the port lists them.
        const listed = all.toSorted((a, b) => compareText(b.kind, a.kind));
        const loaded = await loadReport(fakeTransactions(listed), fakeClock(today))(chosen);
        expect(loaded).toEqual(report(listed, chosen, today));
      }),
    );
  });

  it("fails when the records cannot be loaded", async () => {
    const away = fakeTransactions([], brokenLine({ type: "offline" }));
    const load = loadReport(away, fakeClock("2026-01-05"));
    await expect(load("month")).rejects.toEqual({ type: "offline" });
  });
});
