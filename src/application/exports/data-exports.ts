import type { ExportFormat, ExportSummary } from "../../domain/exports/export-summary.ts";
import type { ReadyFile } from "./file-saver.ts";

/** The progress of a download: bytes so far, and the total if the server states it. */
export type DownloadProgress = { readonly loaded: number; readonly total: number | null };

/** All data that the server stores about the user (/exportacao). Every call rejects with a Failure. */
export type DataExports = {
  summary(): Promise<ExportSummary>;
  /** The file, under the name that the server gives it. */
  download(
    format: ExportFormat,
    onProgress: (progress: DownloadProgress) => void,
  ): Promise<ReadyFile>;
};
