import { forecast, type Forecast } from "../../../src/domain/forecast/forecast.ts";
import { FORECAST_READS } from "../../../src/domain/forecast/learn.ts";
import type { Reach } from "../../../src/domain/forecast/reach.ts";
import type { LedgerId } from "../../../src/domain/shared/ids.ts";
import { addMonths, daysOf, monthOf } from "../../../src/domain/shared/year-month.ts";
import { plannedIn } from "../planned-in.ts";
import type { Calendar } from "../ports/calendar.ts";
import type { Snapshot } from "../ports/stores.ts";

export type ForecastPorts = { readonly snapshot: Snapshot; readonly calendar: Calendar };

/** Looks ahead of today as far as a plan reaches; null as long as no balance was told. */
export const readForecast =
  ({ snapshot, calendar }: ForecastPorts) =>
  (ledger: LedgerId, reach: Reach): Promise<Forecast | null> =>
    snapshot(async ({ imports, ledgers, recurrences, transactions }) => {
      const today = calendar.today();
      const accounts = await imports.accounts(ledger);
      const told = accounts.flatMap(({ balance }) => balance?.date ?? []).toSorted();
      if (told.length === 0) return null;
      const base = daysOf(addMonths(monthOf(today), -FORECAST_READS)).from;
      const from = told.reduce((first, date) => (date < first ? date : first), base);
      const months = (await ledgers.monthSums(ledger)).map(({ month }) => month).toSorted();
      return forecast(
        {
          today,
          accounts,
          records: [
            ...(await transactions.list(ledger, "income", { from })),
            ...(await transactions.list(ledger, "expense", { from })),
          ],
          firstMonth: months[0] ?? null,
          planned: await plannedIn({ recurrences }, ledger, today),
          imagined: [],
        },
        reach,
      );
    });
