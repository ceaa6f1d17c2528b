import type { DataExports } from "../../application/exports/data-exports.ts";
import { decodeExportSummary, exportSummarySchema } from "../../contract/exports/export-summary.ts";
import { paths } from "../../contract/paths.ts";
import type { Api } from "./api.ts";
import type { Download } from "./download.ts";

/** The user's data as files over the calls of /exportacao. */
export const httpDataExports = (api: Api, download: Download): DataExports => ({
  summary: async () =>
    decodeExportSummary(await api("get", paths.exportSummary, exportSummarySchema)),
  download: (format, onProgress) =>
    download(paths.exportFile(format), `fincontrol.${format}`, onProgress),
});
