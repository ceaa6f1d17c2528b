import { expect, it } from "vitest";
import { forecast } from "../../../src/domain/forecast/forecast.ts";
import { cents } from "../../../src/domain/shared/cents.ts";
import { allowanceWords } from "../../../src/text/forecast/allowance.ts";
import { printedReport } from "../../../src/text/exports/printed-report.ts";
import { day, toldAccount } from "../../support/forecast.ts";
import { reportOn } from "../../support/reports.ts";

const TODAY = day("2026-11-20");

function aheadWith(held: number) {
  const accounts = [toldAccount(held, TODAY)];
  const nothing = { lines: [], records: [], planned: [], ended: [], saving: null };
  const made = forecast({ today: TODAY, accounts, accountReserve: cents(0), ...nothing }, "year");
  if (made === null) throw new Error("no forecast");
  return made;
}

const tipsWith = (ahead: ReturnType<typeof aheadWith> | null) =>
  printedReport(reportOn([], { period: "month", today: TODAY, ahead }), TODAY, "Ana", () => null)
    .advice.tips;

it("tells the daily allowance in the words of the screens, where a balance was told", () => {
  expect(tipsWith(null)).toEqual([]);
  for (const held of [620_00, 0]) {
    const ahead = aheadWith(held);
    const { says, notes } = allowanceWords(ahead.card);
    const [tip] = tipsWith(ahead);
    for (const words of [says, ...notes]) expect(tip?.message).toContain(words);
  }
});
