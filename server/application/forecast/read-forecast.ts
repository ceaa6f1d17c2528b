import { firstTold } from "../../../src/domain/accounts/balance-entries.ts";
import {
  forecasting,
  type Forecast,
  type ForecastFacts,
} from "../../../src/domain/forecast/forecast.ts";
import { READ_MONTHS } from "../../../src/domain/forecast/learn.ts";
import type { Horizon } from "../../../src/domain/forecast/horizon.ts";
import type { LedgerId } from "../../../src/domain/shared/ids.ts";
import { addMonths, daysOf, monthOf } from "../../../src/domain/shared/year-month.ts";
import { inTurns } from "../ledger/run-in-slices.ts";
import { movesSince } from "../ledger/moves-since.ts";
import { plannedIn } from "../recurrences/planned-in.ts";
import type { Calendar } from "../clock.ts";
import type { Pause } from "../pause.ts";
import type { Snapshot } from "../stores.ts";

export type ForecastPorts = {
  readonly snapshot: Snapshot;
  readonly calendar: Calendar;
  readonly pause: Pause;
};

/** Forecasts as many days as plans reach; null if no balance was ever told. */
export const readForecast =
  (ports: ForecastPorts) =>
  async (ledger: LedgerId, horizon: Horizon): Promise<Forecast | null> => {
    const facts = await factsOf(ports, ledger);
    return facts === null ? null : inTurns(forecasting(facts, horizon), ports.pause);
  };

/** The facts of a forecast from one snapshot; reads nothing more where no balance was told. */
const factsOf = ({ snapshot, calendar }: ForecastPorts, ledger: LedgerId) =>
  snapshot(async (stores): Promise<ForecastFacts | null> => {
    const { ledgers } = stores;
    const today = calendar.today();
    const accounts = await stores.accounts.list(ledger);
    const first = firstTold(accounts);
    if (first === null) return null;
    const base = daysOf(addMonths(monthOf(today), -READ_MONTHS)).from;
    const from = first < base ? first : base;
    const { lines, records } = await movesSince(stores, ledger, first, from);
    const planned = await plannedIn(stores, ledger, today);
    return {
      today,
      accounts,
      lines,
      records,
      planned,
      ended: await stores.recurrences.ended(ledger),
      accountReserve: await ledgers.accountReserve(ledger),
      saving: null,
    };
  });
