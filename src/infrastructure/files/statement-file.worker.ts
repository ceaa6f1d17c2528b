import type { Mapping } from "../../domain/imports/mapping/mapping.ts";
import type { Read } from "../../domain/imports/tables/read-outcome.ts";
import { readStatementFile } from "./read-statement-file.ts";

/** The task of the worker, sent once: the file, the known mappings, and the account if it was chosen among several. */
export type Task = {
  readonly bytes: ArrayBuffer;
  readonly mappings: readonly Mapping[];
  readonly account?: string;
};

/** The worker's answer: the content of the file, or null if a script could not be fetched. */
export type Answer = Read | null;

async function answer({ bytes, mappings, account }: Task): Promise<Answer> {
  try {
    return await readStatementFile(new Uint8Array(bytes), mappings, account);
  } catch {
    return null;
  }
}

addEventListener("message", ({ data }: MessageEvent<Task>) => {
  void answer(data).then((read) => postMessage(read));
});
