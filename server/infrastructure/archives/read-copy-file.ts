import { Worker } from "node:worker_threads";
import type { Copy, CopyFault } from "../../../src/domain/restore/restore.ts";
import { accepted, refused, type Result } from "../../../src/domain/shared/result.ts";
import type { ReadCopy, ReadCopyFile } from "../../application/restore/restore-copy.ts";
import { compileCache } from "../../shared/compile-cache.ts";
import { programs } from "../../shared/places.ts";
import type { CopyMessage } from "./copy-worker.ts";

/** The memory of the reading thread, in MiB: a file of the largest size takes half of it. */
const MEMORY = 1_536;

/** The time after which a file counts as too large, in milliseconds. */
const PATIENCE = 60_000;

/** Reads a copy on a thread of its own, which is ended with its answer; rows come back in parts. */
export const readCopyFile: ReadCopyFile = (file) =>
  new Promise((resolve) => {
    const worker = new Worker(programs.readCopy, {
      workerData: file,
      resourceLimits: { maxOldGenerationSizeMb: MEMORY },
      env: compileCache,
      execArgv: [],
    });
    const end = (result: Result<ReadCopy, CopyFault>) => {
      clearTimeout(timer);
      void worker.terminate();
      resolve(result);
    };
    const timer = setTimeout(() => end(refused("too-much")), PATIENCE);
    let head: object = {};
    const lists: Record<string, object[]> = {};
    const photos = new Map<string, Uint8Array | null>();
    worker.on("message", (message: CopyMessage) => {
      if (message.type === "fault") end(refused(message.fault));
      else if (message.type === "head") {
        head = message.head;
        for (const list of message.lists) lists[list] = [];
      } else if (message.type === "rows") lists[message.list]?.push(...message.rows);
      else if (message.type === "photo") photos.set(message.name, message.webp);
      else end(accepted({ copy: { ...head, lists } as unknown as Copy, photos }));
    });
    worker.on("error", () => end(refused("too-much")));
  });
