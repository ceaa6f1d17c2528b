import { exportHistory } from "../../application/exports/export-history.ts";
import { viewHistory } from "../../application/history/view-history.ts";
import { historyRows } from "../../text/exports/history-rows.ts";
import type { HistoryFeature } from "../../ui/screens/history/history-feature.ts";
import { startExport } from "../actors/start-export.ts";
import { feature, type NeedsOf } from "../container/feature.ts";
import { keys } from "../container/keys.ts";

const needs = { clock: keys.clock, files: keys.files, notify: keys.notify };

/** The history of all entries. */
export const historyFeature = feature([], needs, startHistory);

/** Starts the export of the listed history. */
export function startHistory({ clock, files, notify }: NeedsOf<typeof needs>): HistoryFeature {
  return {
    view: viewHistory,
    actors: {
      exporting: startExport(exportHistory(files, clock, historyRows), notify),
    },
  };
}
