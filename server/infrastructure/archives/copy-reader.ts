// Reads the copy on standard input, a file, in a process of its own: its memory is bounded, and returns to the system.
// What it reads goes out part by part, so that it never holds more than a file and a part of it.
import { isUtf8 } from "node:buffer";
import { fstatSync, readSync } from "node:fs";
import { serialize } from "node:v8";
import { COPY_MAX_BYTES } from "../../../src/contract/restore/restore.ts";
import { readCopy, type CopyPart } from "../../../src/contract/restore/copy.ts";
import type { CopyFault } from "../../../src/domain/restore/restore.ts";
import { openArchive, type PackedPhoto } from "./open-archive.ts";

const FILE = 0;

/** A ledger has at most 50 MB of photos that goals show, and as much again of earlier ones; none is larger than 8 MiB. */
const BOUNDS = {
  files: 20_000,
  records: COPY_MAX_BYTES.json,
  photos: COPY_MAX_BYTES.zip,
  photo: 8 * 1024 * 1024,
};

/** A part of a copy, one of its photos (null if it is none), why the file is refused, or the end. */
export type CopyMessage =
  | CopyPart
  | { readonly type: "photo"; readonly name: string; readonly photo: PackedPhoto | null }
  | { readonly type: "fault"; readonly fault: CopyFault }
  | { readonly type: "end" };

/** Writes a message behind its length; resolves once it was taken. */
function tell(message: CopyMessage): Promise<void> {
  const content = serialize(message);
  const length = Buffer.alloc(4);
  length.writeUInt32LE(content.length);
  return new Promise((resolve) =>
    process.stdout.write(Buffer.concat([length, content]), () => resolve()),
  );
}

const MARK = Buffer.from([0xef, 0xbb, 0xbf]);

async function tellRecords(whole: Buffer, unreadable: CopyFault): Promise<CopyFault | null> {
  if (!isUtf8(whole)) return unreadable;
  const bytes = whole.subarray(whole.subarray(0, MARK.length).equals(MARK) ? MARK.length : 0);
  const textOf = ({ from, to }: { readonly from: number; readonly to: number }) =>
    bytes.toString("utf8", from, to);
  const parts = readCopy({ bytes, textOf }, Number(process.argv[2]));
  for (let part = parts.next(); ; part = parts.next()) {
    if (part.done) return part.value === "unreadable" ? unreadable : part.value;
    await tell(part.value);
  }
}

async function tellArchive(): Promise<CopyFault | null> {
  const archive = await openArchive(FILE, BOUNDS);
  if (!archive.ok) return archive.reason;
  const { records, photos } = archive.value;
  for (const [name, photo] of photos) await tell({ type: "photo", name, photo });
  return tellRecords(Buffer.from(records.buffer, records.byteOffset, records.length), "damaged");
}

function read(bytes: number): Buffer {
  const content = Buffer.alloc(bytes);
  let at = 0;
  while (at < bytes) {
    const got = readSync(FILE, content, at, bytes - at, at);
    if (got === 0) return content.subarray(0, at);
    at += got;
  }
  return content;
}

const { size } = fstatSync(FILE);
const isArchive = read(Math.min(2, size)).toString("latin1") === "PK";
const fault = await (isArchive ? tellArchive() : tellRecords(read(size), "unreadable"));
await tell(fault === null ? { type: "end" } : { type: "fault", fault });
