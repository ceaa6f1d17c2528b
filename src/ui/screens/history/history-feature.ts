import type { Act } from "../../../application/acts/act.machine.ts";
import type { History } from "../../../application/history/view-history.ts";
import type { Book } from "../../../domain/ledger/book.ts";
import type { ListView } from "../../../domain/shared/list-view.ts";
import type { Transaction } from "../../../domain/transactions/transaction.ts";

/** What composition gives the history besides its records. */
export type HistoryActors = {
  readonly exporting: Act<ListView<Transaction>>;
};

/** What the history needs, fetched when it is first asked for. */
export type HistoryFeature = {
  readonly view: (book: Book) => History;
  readonly actors: HistoryActors;
};
