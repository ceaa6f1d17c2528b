import type { ExportFormat } from "../../domain/exports/export-summary.ts";
import type { Notice } from "../notice.ts";
import type { DataExports, DownloadProgress } from "./data-exports.ts";
import type { FileSaver } from "./file-saver.ts";

/** Downloads a file of the user's data and saves it. Rejects with a Failure. */
export const exportData =
  (exports: DataExports, files: FileSaver, format: ExportFormat) =>
  async (onProgress: (progress: DownloadProgress) => void): Promise<Notice> => {
    files.save(await exports.download(format, onProgress));
    return { type: "exported", file: `data-${format}` };
  };
