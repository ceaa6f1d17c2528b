import type { Failure } from "../../application/failure.ts";
import type { StatementFile, StatementFiles } from "../../application/imports/statement-files.ts";
import { FILE_MAX } from "../../domain/imports/file-limits.ts";
import type { Read } from "../../domain/imports/tables/read-table.ts";
import { refused } from "../../domain/shared/result.ts";
import type { Answer, Task } from "./statement-file.worker.ts";

/** How long a file may take before its worker is terminated. */
const FILE_TIMEOUT_MS = 30_000;

const UNFETCHED: Failure = { type: "offline" };
const UNREADABLE: Failure = { type: "unexpected" };

const startWorker = (): Worker =>
  new Worker(new URL("./statement-file.worker.ts", import.meta.url), { type: "module" });

/** Reads each file in a worker of its own, which is terminated after the answer, or when it takes too long. */
export const workerStatementFiles = (
  start: () => Worker = startWorker,
  patience = FILE_TIMEOUT_MS,
): StatementFiles => ({
  read: async (file, mappings, account) => {
    if (file.size > FILE_MAX) return refused({ type: "too-big" });
    return readIn(start(), patience, {
      bytes: await bytesOf(file),
      mappings,
      ...(account !== undefined && { account }),
    });
  },
});

/** Reads the bytes of a file; one that was deleted since it was chosen cannot be read. */
async function bytesOf(file: StatementFile): Promise<ArrayBuffer> {
  try {
    return await file.arrayBuffer();
  } catch {
    throw UNREADABLE;
  }
}

async function readIn(worker: Worker, patience: number, task: Task): Promise<Read> {
  const { promise, resolve, reject } = Promise.withResolvers<Read>();
  const timer = setTimeout(() => resolve(refused({ type: "too-slow" })), patience);
  worker.addEventListener("message", ({ data }: MessageEvent<Answer>) => {
    if (data === null) reject(UNFETCHED);
    else resolve(data);
  });
  worker.addEventListener("error", () => reject(UNFETCHED));
  worker.postMessage(task, [task.bytes]);
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    worker.terminate();
  }
}
