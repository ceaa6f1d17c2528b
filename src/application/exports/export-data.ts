import type { ExportFormat } from "../../domain/exports/export-summary.ts";
import type { Notice } from "../notice.ts";
import type { DataExports, DownloadProgress } from "./data-exports.ts";
import type { FileSaver } from "./file-saver.ts";

/** Fetches a file of the user's data and hands it over. Rejects with a Failure. */
export const exportData =
  (exports: DataExports, files: FileSaver, format: ExportFormat) =>
  async (onProgress: (progress: DownloadProgress) => void): Promise<Notice> => {
    files.save(await exports.download(format, onProgress));
    return { type: "exported", file: `data-${format}` };
  };
