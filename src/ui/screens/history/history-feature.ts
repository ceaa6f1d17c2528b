import type { Act } from "../../../application/acts/act.machine.ts";
import type { History } from "../../../application/history/view-history.ts";
import type { Book } from "../../../domain/ledger/book.ts";
import type { ListView } from "../../../domain/shared/list-view.ts";
import type { Transaction } from "../../../domain/transactions/transaction.ts";

/** The actors that composition provides to the history. */
export type HistoryActors = {
  readonly exporting: Act<ListView<Transaction>>;
};

/** The parts of the history, fetched when it is first opened. */
export type HistoryFeature = {
  readonly view: (book: Book) => History;
  readonly actors: HistoryActors;
};
