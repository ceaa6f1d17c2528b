import { forecast, type Forecast } from "../../domain/forecast/forecast.ts";
import type { Horizon } from "../../domain/forecast/horizon.ts";
import { plannedOccurrences } from "../../domain/forecast/planned-occurrences.ts";
import type { Saving } from "../../domain/forecast/saving.ts";
import { accountsOf } from "../../domain/ledger/accounts-of.ts";
import type { Book } from "../../domain/ledger/book.ts";
import { recurrencesOf } from "../../domain/ledger/recurrences-of.ts";
import type { Clock } from "../clock.ts";
import type { ForecastBasis } from "./read-forecast-basis.ts";
import { recentRecords } from "../entries/recent-records.ts";

/** The question to a forecast: the facts that are not in the book, and the options. */
export type ForecastQuestion = ForecastBasis & {
  readonly horizon: Horizon;
  /** The imagined saving. */
  readonly saving: Saving | null;
};

/** A forecast; "untold" if no balance is known, "reading" while the book does not reach back far enough. */
export type ForecastView = Forecast | "untold" | "reading";

/** Makes a forecast from a book. */
export const viewForecast =
  (clock: Clock) =>
  ({ horizon, ...given }: ForecastQuestion) =>
  (book: Book): ForecastView => {
    const today = clock.today();
    const records = recentRecords(book, today);
    if (records === null) return "reading";
    const accounts = accountsOf(book);
    const planned = plannedOccurrences(recurrencesOf(book), today);
    const { ended } = book;
    return forecast({ ...given, accounts, today, records, planned, ended }, horizon) ?? "untold";
  };

/** A forecast that is known; else null. */
export const knownIn = (ahead: ForecastView): Forecast | null =>
  ahead === "untold" || ahead === "reading" ? null : ahead;
