import { createActor, fromPromise } from "xstate";
import { dataDownloadMachine } from "../../application/machines/data-download.machine.ts";
import type { DataExports } from "../../application/ports/data-exports.ts";
import type { FileSaver } from "../../application/ports/file-saver.ts";
import { exportData } from "../../application/use-cases/export-data.ts";
import type { ExportFormat } from "../../domain/exports/export-summary.ts";
import { httpDownload } from "../../infrastructure/http/download.ts";
import { httpDataExports } from "../../infrastructure/http/http-data-exports.ts";
import type { DataExportFeature } from "../../ui/screens/data-export/data-export-feature.ts";
import { bind } from "../bind.ts";
import { keys } from "../keys.ts";
import type { Shell } from "../shell.ts";
import { bindFileSaver } from "./bind-file-saver.ts";

/** Wires the export of all data when it is first asked for (§2, Exportação). */
export function startDataExport({ container, page, notify }: Shell): DataExportFeature {
  bindFileSaver(container);
  bind(container, keys.dataExports, [keys.api], (api) =>
    httpDataExports(api, httpDownload(page.httpSession)),
  );
  return dataExportOver(container.get(keys.dataExports), container.get(keys.files), notify);
}

/** The export over its ports: each format has a download of its own, which tells how it ended (§8). */
export function dataExportOver(
  exports: DataExports,
  files: FileSaver,
  notify: Shell["notify"],
): DataExportFeature {
  const startDownload = (format: ExportFormat) => {
    const handOver = exportData(exports, files, format);
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
    load: () => exports.summary(),
    actors: { json: startDownload("json"), csv: startDownload("csv") },
  };
}
