import { createActor, fromPromise } from "xstate";
import { fileExportMachine } from "../../application/machines/file-export.machine.ts";
import { historyQueryMachine } from "../../application/machines/history-query.machine.ts";
import { exportHistory } from "../../application/use-cases/export-history.ts";
import { loadHistory } from "../../application/use-cases/load-history.ts";
import type { Transaction } from "../../domain/transactions/transaction.ts";
import { historyRows } from "../../text/history-rows.ts";
import type { HistoryFeature } from "../../ui/screens/history/history-feature.ts";
import { bind } from "../bind.ts";
import { keys } from "../keys.ts";
import type { Shell } from "../shell.ts";
import { bindFileSaver } from "./bind-file-saver.ts";

/** Builds the history's part (§2, Histórico). */
export function startHistory({ container, notify }: Shell): HistoryFeature {
  bindFileSaver(container);
  bind(container, keys.loadHistory, [keys.transactions, keys.categories], loadHistory);
  const saveHistory = exportHistory(
    container.get(keys.files),
    container.get(keys.clock),
    historyRows,
  );
  const exporting = createActor(
    fileExportMachine<readonly Transaction[]>().provide({
      actors: {
        exportFile: fromPromise(({ input }) => Promise.resolve(notify(saveHistory(input.content)))),
      },
    }),
  );
  exporting.on("FAILED", ({ failure }) => notify({ type: "failed", failure }));
  return {
    load: container.get(keys.loadHistory),
    actors: { exporting: exporting.start(), query: historyQueryMachine },
  };
}
