import { spawn } from "node:child_process";
import type { Readable } from "node:stream";
import { deserialize } from "node:v8";
import { promisify } from "node:util";
import { inflateRaw } from "node:zlib";
import type { Copy, CopyFault } from "../../../src/domain/restore/restore.ts";
import { accepted, refused, type Result } from "../../../src/domain/shared/result.ts";
import type { ReceivedFile } from "../../application/received-file.ts";
import type { CopiedPhoto } from "../../application/restore/place-photos.ts";
import type { ReadCopy, ReadCopyFile } from "../../application/restore/restore-copy.ts";
import { MAX_COPY_ROWS } from "../../shared/copy-rows.ts";
import { confinedCommand, confinedOptions, endingOf, type Bounds } from "../confined-command.ts";
import type { CopyMessage } from "./copy-reader.ts";
import type { PackedPhoto } from "./open-archive.ts";

/** What Node reserves for compiled code, in MiB: it counts as memory for the kernel, and hardly any of it is used. */
const COMPILED_MIB = 512;

/**
 * The limits of the reading process. A file takes seconds where the machine is free for it; its memory is the file's,
 * unpacked, and a part of it as values.
 */
const BOUNDS: Bounds = { memoryMib: COMPILED_MIB + 256, seconds: 30 };

/** One thread, and no more of a heap than the largest part of a file takes. */
const FLAGS = ["--v8-pool-size=0", "--max-old-space-size=192"];

/** Reads copies, each in a process of its own, which is ended with its answer; rows come back in parts. */
export const readCopyFile =
  (program: string, bounds = BOUNDS): ReadCopyFile =>
  async (file) => {
    const [command, args] = confinedCommand(
      // The memory of this process decides, which holds all rows; that of the reader is confined.
      [...FLAGS, program, String(MAX_COPY_ROWS)],
      bounds,
    );
    const child = spawn(command, args, {
      ...confinedOptions(bounds),
      stdio: [file.descriptor, "pipe", "ignore"],
    });
    const ended = new Promise<"unable" | "ended">((resolve) => {
      child.once("error", () => resolve("unable"));
      child.once("close", () => resolve("ended"));
    });
    const read =
      child.stdout === null ? null : await gathered(child.stdout, file).catch(() => null);
    if (read !== null) child.kill("SIGKILL");
    if ((await ended) === "unable") return refused("busy");
    return read ?? refused(endingOf(child.killed) === "late" ? "busy" : "too-much");
  };

/** Gathers what the process tells; null if it ended before it had told all. */
async function gathered(
  output: Readable,
  file: ReceivedFile,
): Promise<Result<ReadCopy, CopyFault> | null> {
  let head: object = {};
  const lists: Record<string, object[]> = {};
  const photos = new Map<string, CopiedPhoto | null>();
  for await (const message of messagesOf(output)) {
    if (message.type === "fault") return refused(message.fault);
    if (message.type === "head") {
      head = message.head;
      for (const list of message.lists) lists[list] = [];
    } else if (message.type === "rows") lists[message.list]?.push(...message.rows);
    else if (message.type === "photo")
      photos.set(message.name, message.photo && copiedPhoto(file, message.photo));
    else return accepted({ copy: { ...head, lists } as unknown as Copy, photos });
  }
  return null;
}

async function* messagesOf(output: Readable): AsyncGenerator<CopyMessage> {
  let held = Buffer.alloc(0);
  for await (const chunk of output) {
    held = Buffer.concat([held, chunk as Buffer]);
    for (;;) {
      const end = held.length < 4 ? Infinity : 4 + held.readUInt32LE();
      if (held.length < end) break;
      yield deserialize(held.subarray(4, end)) as CopyMessage;
      held = held.subarray(end);
    }
  }
}

const unpacked = promisify(inflateRaw);

/** A photo that stays in its file until it is wanted. */
const copiedPhoto = (
  file: ReceivedFile,
  { at, packed, isDeflated, bytes }: PackedPhoto,
): CopiedPhoto => ({
  bytes,
  read: async () => {
    const content = await file.read(at, packed);
    return isDeflated ? unpacked(content, { maxOutputLength: bytes }) : content;
  },
});
