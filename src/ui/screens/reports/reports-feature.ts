import type { Act } from "../../../application/acts/act.machine.ts";
import type { Book } from "../../../domain/ledger/book.ts";
import type { Report } from "../../../domain/reports/report.ts";

export type ReportsActors = {
  readonly pdf: Act<Report>;
  readonly csv: Act<Report>;
};

/** The parts of the reports, fetched when they are first opened. */
export type ReportsFeature = {
  /**
   * Loads what the projection needs; resolves to a function from an address's period and the book to the report.
   * Rejects with a Failure.
   */
  readonly load: () => Promise<(periodo: unknown) => (book: Book) => Report>;
  readonly actors: ReportsActors;
};

/** The content for users whose plan includes reports. */
export type ReportsContent = { readonly report: Report; readonly actors: ReportsActors };
