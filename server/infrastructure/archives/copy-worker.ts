import { parentPort, workerData } from "node:worker_threads";
import { COPY_MAX_BYTES } from "../../../src/contract/restore/restore.ts";
import { readCopy } from "../../../src/contract/restore/copy.ts";
import type { CopyFault } from "../../../src/domain/restore/restore.ts";
import { isArchive, openArchive } from "./open-archive.ts";
import { isPlainWebp } from "./plain-webp.ts";

/** The rows of one message: few enough that taking it delays nobody. */
const AT_ONCE = 500;

/** A ledger has at most 50 MB of photos that goals show, and as much again of earlier ones. */
const BOUNDS = { files: 20_000, records: COPY_MAX_BYTES.json, photos: COPY_MAX_BYTES.zip };

/**
 * A message of the worker: why the file is refused, what it is, some rows of one of its lists, one of its photos (null
 * if it is none), or the end.
 */
export type CopyMessage =
  | { readonly type: "fault"; readonly fault: CopyFault }
  | { readonly type: "head"; readonly head: object; readonly lists: readonly string[] }
  | { readonly type: "rows"; readonly list: string; readonly rows: readonly object[] }
  | { readonly type: "photo"; readonly name: string; readonly webp: Uint8Array | null }
  | { readonly type: "end" };

const tell = (message: CopyMessage) => parentPort?.postMessage(message, []);

function textOf(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

function tellRecords(bytes: Uint8Array, unreadable: CopyFault): boolean {
  const text = textOf(bytes);
  const read = text === null ? null : readCopy(text);
  if (!read?.ok) {
    tell({ type: "fault", fault: read?.reason ?? unreadable });
    return false;
  }
  const { lists, ...head } = read.value;
  tell({ type: "head", head, lists: Object.keys(lists) });
  for (const [list, rows] of Object.entries(lists))
    for (let from = 0; from < rows.length; from += AT_ONCE)
      tell({ type: "rows", list, rows: rows.slice(from, from + AT_ONCE) });
  return true;
}

async function tellArchive(bytes: Uint8Array): Promise<boolean> {
  const archive = await openArchive(bytes, BOUNDS);
  if (!archive.ok) {
    tell({ type: "fault", fault: archive.reason });
    return false;
  }
  const { records, photos } = archive.value;
  if (!tellRecords(records, "damaged")) return false;
  for (const [name, webp] of photos)
    tell({ type: "photo", name, webp: isPlainWebp(webp) ? webp : null });
  return true;
}

const file = workerData as Uint8Array;
const told = isArchive(file) ? await tellArchive(file) : tellRecords(file, "unreadable");
if (told) tell({ type: "end" });
