import type { ExportFormat, ExportSummary } from "../../domain/exports/export-summary.ts";
import type { ReadyFile } from "./file-saver.ts";

/** How far a download is: bytes so far, and of how many if the server says. */
export type DownloadProgress = { readonly loaded: number; readonly total: number | null };

/** Everything that the server keeps about the user (/exportacao). Every call rejects with a Failure. */
export type DataExports = {
  summary(): Promise<ExportSummary>;
  /** The file under the name that the server gives it. */
  download(
    format: ExportFormat,
    onProgress: (progress: DownloadProgress) => void,
  ): Promise<ReadyFile>;
};
