import type { ActorRefFrom } from "xstate";
import type { fileExportMachine } from "../../../application/machines/file-export.machine.ts";
import type { historyQueryMachine } from "../../../application/machines/history-query.machine.ts";
import type { History } from "../../../application/use-cases/load-history.ts";
import type { Transaction } from "../../../domain/transactions/transaction.ts";

export type HistoryExportActor = ActorRefFrom<
  ReturnType<typeof fileExportMachine<readonly Transaction[]>>
>;

/** What composition gives the history besides its records. */
export type HistoryActors = {
  readonly exporting: HistoryExportActor;
  /** Each visit to the screen starts its own. */
  readonly query: typeof historyQueryMachine;
};

/** What the history needs, fetched when it is first asked for. */
export type HistoryFeature = {
  readonly load: () => Promise<History>;
  readonly actors: HistoryActors;
};
