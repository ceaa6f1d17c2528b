import type { Notice } from "../notice.ts";
import type { DownloadProgress } from "../exports/data-exports.ts";
import type { FileSaver } from "../exports/file-saver.ts";
import type { OwnRights } from "./own-rights.ts";

/** Downloads all data about a user and saves it as a file. Rejects with a Failure. */
export const downloadOwnData =
  (rights: Pick<OwnRights, "download">, files: FileSaver) =>
  async (onProgress: (progress: DownloadProgress) => void): Promise<Notice> => {
    files.save(await rights.download(onProgress));
    return { type: "exported", file: "own-data" };
  };
