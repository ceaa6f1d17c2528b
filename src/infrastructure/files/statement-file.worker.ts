import type { Mapping } from "../../domain/imports/tables/mapping.ts";
import type { Read } from "../../domain/imports/tables/read-table.ts";
import { readStatementFile } from "./read-statement-file.ts";

/** The task of the worker, sent once: the file, and the mappings that are known. */
export type Task = { readonly bytes: ArrayBuffer; readonly mappings: readonly Mapping[] };

/** Its answer: what was read, or null if a part of the product could not be fetched. */
export type Answer = Read | null;

async function answer({ bytes, mappings }: Task): Promise<Answer> {
  try {
    return await readStatementFile(new Uint8Array(bytes), mappings);
  } catch {
    return null;
  }
}

addEventListener("message", ({ data }: MessageEvent<Task>) => {
  void answer(data).then((read) => postMessage(read));
});
