import type { Failure } from "../../application/failure.ts";
import type { StatementFile, StatementFiles } from "../../application/imports/statement-files.ts";
import { FILE_MAX } from "../../domain/imports/file-limits.ts";
import { refused } from "../../domain/shared/result.ts";
import type { ExampleAnswer, ExampleTask } from "./example/file-example.worker.ts";
import type { Answer, Task } from "./statement-file.worker.ts";

/** How long a file may take before its worker is terminated. */
const FILE_TIMEOUT_MS = 30_000;

const UNFETCHED: Failure = { type: "offline" };
const UNREADABLE: Failure = { type: "unexpected" };

const startWorker = (): Worker =>
  new Worker(new URL("./statement-file.worker.ts", import.meta.url), { type: "module" });

const startExampleWorker = (): Worker =>
  new Worker(new URL("./example/file-example.worker.ts", import.meta.url), { type: "module" });

/** Reads each file in a worker of its own, which is terminated after the answer, or when it takes too long. */
export const workerStatementFiles = (
  start: () => Worker = startWorker,
  patience = FILE_TIMEOUT_MS,
  startExample: () => Worker = startExampleWorker,
): StatementFiles => ({
  read: async (file, mappings, account) => {
    if (file.size > FILE_MAX) return refused({ type: "too-big" });
    const task: Task = {
      bytes: await bytesOf(file),
      mappings,
      ...(account !== undefined && { account }),
    };
    const answer = await answerOf<Answer>(start(), patience, task);
    if (answer === LATE) return refused({ type: "too-slow" });
    if (answer === null) throw UNFETCHED;
    return answer;
  },
  example: async (file, lines) => {
    if (file.size > FILE_MAX) return null;
    const task: ExampleTask = { bytes: await bytesOf(file), lines };
    const answer = await answerOf<ExampleAnswer>(startExample(), patience, task);
    return answer === LATE ? null : answer;
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

/** The worker took too long. */
const LATE = Symbol("late");

/** The answer of a worker; rejects if its script cannot be fetched. */
async function answerOf<Message>(
  worker: Worker,
  patience: number,
  task: Task | ExampleTask,
): Promise<Message | typeof LATE> {
  const { promise, resolve, reject } = Promise.withResolvers<Message | typeof LATE>();
  const timer = setTimeout(() => resolve(LATE), patience);
  worker.addEventListener("message", ({ data }: MessageEvent<Message>) => resolve(data));
  worker.addEventListener("error", () => reject(UNFETCHED));
  worker.postMessage(task, [task.bytes]);
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    worker.terminate();
  }
}
