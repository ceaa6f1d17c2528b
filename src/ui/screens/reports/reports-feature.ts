import type { Act } from "../../../application/acts/act.machine.ts";
import type { Book } from "../../../domain/ledger/book.ts";
import type { Report } from "../../../domain/reports/report.ts";

export type ReportsActors = {
  readonly pdf: Act<Report>;
  readonly csv: Act<Report>;
};

/** What the reports need, fetched when they are first asked for. */
export type ReportsFeature = {
  /** Fetches what the projection needs; answers the report on the period that the address names. Rejects with a Failure. */
  readonly load: () => Promise<(periodo: unknown) => (book: Book) => Report>;
  readonly actors: ReportsActors;
};

/** What the screen shows to those whose plan has reports. */
export type ReportsContent = { readonly report: Report; readonly actors: ReportsActors };
