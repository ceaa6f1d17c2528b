import { parentPort, workerData } from "node:worker_threads";
import { readCopy } from "../../../src/contract/restore/copy.ts";

/** The rows of one message: few enough that taking it delays nobody. */
const AT_ONCE = 500;

/** A message of the worker: why the file is refused, what it is, some rows of one of its lists, or the end. */
export type CopyMessage =
  | { readonly type: "fault"; readonly fault: string }
  | { readonly type: "head"; readonly head: object; readonly lists: readonly string[] }
  | { readonly type: "rows"; readonly list: string; readonly rows: readonly object[] }
  | { readonly type: "end" };

const tell = (message: CopyMessage) => parentPort?.postMessage(message, []);

function textOf(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

const text = textOf(workerData as Uint8Array);
const read = text === null ? null : readCopy(text);
if (read === null) tell({ type: "fault", fault: "unreadable" });
else if (!read.ok) tell({ type: "fault", fault: read.reason });
else {
  const { lists, ...head } = read.value;
  tell({ type: "head", head, lists: Object.keys(lists) });
  for (const [list, rows] of Object.entries(lists))
    for (let from = 0; from < rows.length; from += AT_ONCE)
      tell({ type: "rows", list, rows: rows.slice(from, from + AT_ONCE) });
  tell({ type: "end" });
}
