import { createActor, fromPromise } from "xstate";
import { dataDownloadMachine } from "../../application/exports/data-download.machine.ts";
import type { DataExports } from "../../application/exports/data-exports.ts";
import { exportData } from "../../application/exports/export-data.ts";
import type { ExportFormat } from "../../domain/exports/export-summary.ts";
import { httpDownload } from "../../infrastructure/http/download.ts";
import { httpDataExports } from "../../infrastructure/http/http-data-exports.ts";
import type { DataExportFeature } from "../../ui/screens/data-export/data-export-feature.ts";
import { bind, key } from "../container/bind.ts";
import { feature, type NeedsOf } from "../container/feature.ts";
import { keys } from "../container/keys.ts";

const DATA_EXPORTS = key<DataExports>("dataExports");

const needs = { dataExports: DATA_EXPORTS, files: keys.files, notify: keys.notify };

/** The export of all of the user's data. */
export const dataExportFeature = feature(
  [
    bind(DATA_EXPORTS, [keys.api, keys.httpSession], (api, session) =>
      httpDataExports(api, httpDownload(session)),
    ),
  ],
  needs,
  startDataExport,
);

/** Starts a download for each format, which reports how it ended. */
export function startDataExport({
  dataExports,
  files,
  notify,
}: NeedsOf<typeof needs>): DataExportFeature {
  const startDownload = (format: ExportFormat) => {
    const handOver = exportData(dataExports, files, format);
    const actor = createActor(
      dataDownloadMachine.provide({
        actors: {
          download: fromPromise(async ({ input }) => notify(await handOver(input.onProgress))),
        },
      }),
    );
    actor.on("FAILED", ({ failure }) => notify({ type: "failed", failure }));
    return actor.start();
  };
  return {
    load: () => dataExports.summary(),
    actors: { json: startDownload("json"), csv: startDownload("csv") },
  };
}
