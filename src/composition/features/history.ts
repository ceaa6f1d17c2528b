import { historyQueryMachine } from "../../application/machines/history-query.machine.ts";
import type { Clock } from "../../application/ports/clock.ts";
import type { FileSaver } from "../../application/ports/file-saver.ts";
import { exportHistory } from "../../application/use-cases/export-history.ts";
import { viewHistory } from "../../application/use-cases/view-history.ts";
import { historyRows } from "../../text/history-rows.ts";
import type { HistoryFeature } from "../../ui/screens/history/history-feature.ts";
import { startExport } from "../actors/start-export.ts";
import { feature } from "../container/feature.ts";
import { keys, type Notify } from "../container/keys.ts";

type Needs = { readonly clock: Clock; readonly files: FileSaver; readonly notify: Notify };

/** The history of all entries. */
export const historyFeature = feature(
  [],
  { clock: keys.clock, files: keys.files, notify: keys.notify },
  startHistory,
);

/** Starts the export of what the history shows. */
export function startHistory({ clock, files, notify }: Needs): HistoryFeature {
  return {
    view: viewHistory,
    actors: {
      exporting: startExport(exportHistory(files, clock, historyRows), notify),
      query: historyQueryMachine,
    },
  };
}
