import { buffer } from "node:stream/consumers";
import { crc32 } from "node:zlib";
import { fromBufferPromise, type Entry, type ZipFile } from "yauzl";
import { OWN_DATA_FILES } from "../../../src/text/exports/own-data.ts";
import type { CopyFault } from "../../../src/domain/restore/restore.ts";
import { accepted, refused, type Result } from "../../../src/domain/shared/result.ts";

/** The records and the photos of an archive of a user's data, each photo by its name. */
export type OpenedArchive = {
  readonly records: Uint8Array;
  readonly photos: ReadonlyMap<string, Uint8Array>;
};

/** The limits of an archive: its files, and what they unpack to, in bytes. */
export type ArchiveBounds = {
  readonly files: number;
  readonly records: number;
  readonly photos: number;
};

const PHOTO = /^fotos\/([0-9a-f]{64})\.webp$/;

/** Begins every zip. */
export const isArchive = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b;

/** An entry whose two headers name different files, or whose content is not what was written. */
class Damaged extends Error {}

/** Opens the archive of GET /auth/me/dados; files of other names are left unread. */
export async function openArchive(
  bytes: Uint8Array,
  bounds: ArchiveBounds,
): Promise<Result<OpenedArchive, CopyFault>> {
  try {
    return await opened(bytes, bounds);
  } catch {
    // The library says in many words that a file is no sound zip.
    return refused("damaged");
  }
}

async function opened(
  bytes: Uint8Array,
  { files, ...bounds }: ArchiveBounds,
): Promise<Result<OpenedArchive, CopyFault>> {
  const zip = await fromBufferPromise(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length), {
    lazyEntries: true,
  });
  if (zip.entryCount > files) return refused("too-much");
  let records: Uint8Array | null = null;
  const photos = new Map<string, Uint8Array>();
  let [recordsLeft, photosLeft] = [bounds.records, bounds.photos];
  for await (const entry of zip.eachEntry()) {
    const photo = PHOTO.exec(entry.fileName)?.[1];
    if (entry.fileName === OWN_DATA_FILES.records) {
      if (records !== null) throw new Damaged("twice");
      recordsLeft -= entry.uncompressedSize;
      if (recordsLeft < 0) return refused("too-much");
      records = await contentOf(zip, entry);
    } else if (photo !== undefined) {
      if (photos.has(photo)) throw new Damaged("twice");
      photosLeft -= entry.uncompressedSize;
      if (photosLeft < 0) return refused("too-much");
      photos.set(photo, await contentOf(zip, entry));
    } else await assertNamed(zip, entry);
  }
  if (!isReadToEnd(zip)) throw new Damaged("entries left");
  return records === null ? refused("not-a-copy") : accepted({ records, photos });
}

/** The lengths of the records at the end of a zip, in bytes: of every one, and of those that may be before it in a large one. */
const END = 22;
const LARGE_END = 76;

/** Whether the entries that were read are all there are: a damaged count would hide the last ones. */
function isReadToEnd({ fileSize, comment, readEntryCursor }: ZipFile): boolean {
  const left = fileSize - END - Buffer.byteLength(comment) - Number(readEntryCursor);
  return left === 0 || left === LARGE_END;
}

/** Asserts that both headers of a file give it the same name: a damaged name would hide it. */
async function assertNamed(zip: ZipFile, entry: Entry): Promise<void> {
  const { fileName } = await zip.readLocalFileHeaderPromise(entry);
  if (!fileName.equals(entry.fileNameRaw)) throw new Damaged("two names");
}

/** Returns the content of a file, which the library holds to its stated size. */
async function contentOf(zip: ZipFile, entry: Entry): Promise<Uint8Array> {
  await assertNamed(zip, entry);
  const content = await buffer(await zip.openReadStreamPromise(entry));
  if (crc32(content) !== entry.crc32) throw new Damaged("checksum");
  return content;
}
