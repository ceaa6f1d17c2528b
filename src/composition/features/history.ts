import { historyQueryMachine } from "../../application/machines/history-query.machine.ts";
import { exportHistory } from "../../application/use-cases/export-history.ts";
import { viewHistory } from "../../application/use-cases/view-history.ts";
import { historyRows } from "../../text/history-rows.ts";
import type { HistoryFeature } from "../../ui/screens/history/history-feature.ts";
import { keys } from "../keys.ts";
import type { Shell } from "../shell.ts";
import { bindFileSaver } from "./bind-file-saver.ts";
import { startExport } from "./start-export.ts";

/** Builds the history's part (§2, Histórico). */
export function startHistory({ container, notify }: Shell): HistoryFeature {
  bindFileSaver(container);
  const files = container.get(keys.files);
  const clock = container.get(keys.clock);
  return {
    view: viewHistory,
    actors: {
      exporting: startExport(exportHistory(files, clock, historyRows), notify),
      query: historyQueryMachine,
    },
  };
}
