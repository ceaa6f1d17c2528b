import { crc32 } from "node:zlib";
import { fromFdPromise, type Entry, type ZipFile } from "yauzl";
import { OWN_DATA_FILES } from "../../../src/text/exports/own-data.ts";
import type { CopyFault } from "../../../src/domain/restore/restore.ts";
import { accepted, refused, type Result } from "../../../src/domain/shared/result.ts";

/** The place of a photo in an archive, compressed or not; `bytes` is its uncompressed size. */
export type PackedPhoto = {
  readonly at: number;
  readonly packed: number;
  readonly isDeflated: boolean;
  readonly bytes: number;
};

/** The records of an archive of a user's data, and its photos by their names; null for what is too large for one. */
export type OpenedArchive = {
  readonly records: Uint8Array;
  readonly photos: ReadonlyMap<string, PackedPhoto | null>;
};

/** The limits of an archive: its files, and what they unpack to, in bytes. */
export type ArchiveBounds = {
  readonly files: number;
  readonly records: number;
  readonly photos: number;
  readonly photo: number;
};

const PHOTO = /^fotos\/([0-9a-f]{64})\.webp$/;

/** Whoever unpacked an archive and packed it again may have put its folder around it. */
const nameIn = ({ fileName }: Entry): string =>
  fileName === OWN_DATA_FILES.records || PHOTO.test(fileName)
    ? fileName
    : fileName.slice(fileName.indexOf("/") + 1);

const DEFLATED = 8;

/** An entry whose two headers name different files, or whose content is not what was written. */
class Damaged extends Error {}

/** Opens the archive of GET /auth/me/dados; files of other names are left unread. */
export async function openArchive(
  descriptor: number,
  bounds: ArchiveBounds,
): Promise<Result<OpenedArchive, CopyFault>> {
  try {
    return await opened(descriptor, bounds);
  } catch {
    // The library says in many words that a file is no sound zip.
    return refused("damaged");
  }
}

async function opened(
  descriptor: number,
  { files, ...bounds }: ArchiveBounds,
): Promise<Result<OpenedArchive, CopyFault>> {
  const zip = await fromFdPromise(descriptor, { lazyEntries: true, autoClose: false });
  if (zip.entryCount > files) return refused("too-much");
  let records: Uint8Array | null = null;
  const photos = new Map<string, PackedPhoto | null>();
  let [recordsLeft, photosLeft] = [bounds.records, bounds.photos];
  for await (const entry of zip.eachEntry()) {
    const name = nameIn(entry);
    const photo = PHOTO.exec(name)?.[1];
    if (name === OWN_DATA_FILES.records) {
      if (records !== null) throw new Damaged("twice");
      recordsLeft -= entry.uncompressedSize;
      if (recordsLeft < 0) return refused("too-much");
      records = await contentOf(zip, entry);
    } else if (photo !== undefined) {
      if (photos.has(photo)) throw new Damaged("twice");
      photosLeft -= Math.max(entry.uncompressedSize, entry.compressedSize);
      if (photosLeft < 0) return refused("too-much");
      photos.set(photo, await photoOf(zip, entry, bounds.photo));
    } else await dataStart(zip, entry);
  }
  if (!isReadToEnd(zip)) throw new Damaged("entries left");
  return records === null ? refused("not-a-copy") : accepted({ records, photos });
}

/** The lengths of the records at the end of a zip: of every one, and of those that may be before it in a large one. */
const END_RECORD_BYTES = 22;
const LARGE_END_RECORDS_BYTES = 76;

/** Whether the entries that were read are all there are: a damaged count would hide the last ones. */
function isReadToEnd({ fileSize, comment, readEntryCursor }: ZipFile): boolean {
  const left = fileSize - END_RECORD_BYTES - Buffer.byteLength(comment) - Number(readEntryCursor);
  return left === 0 || left === LARGE_END_RECORDS_BYTES;
}

/** Returns where a file's bytes begin. Both of its headers have to give it the same name: a damaged name would hide it. */
async function dataStart(zip: ZipFile, entry: Entry): Promise<number> {
  const { fileName, fileDataStart } = await zip.readLocalFileHeaderPromise(entry);
  if (!fileName.equals(entry.fileNameRaw)) throw new Damaged("two names");
  return fileDataStart;
}

async function photoOf(zip: ZipFile, entry: Entry, most: number): Promise<PackedPhoto | null> {
  const { uncompressedSize: bytes, compressedSize: packed } = entry;
  if (Math.max(bytes, packed) > most) return null;
  await contentOf(zip, entry);
  const isDeflated = entry.compressionMethod === DEFLATED;
  return { at: await dataStart(zip, entry), packed, isDeflated, bytes };
}

/** Returns the content of a file, which the library holds to its stated size. */
async function contentOf(zip: ZipFile, entry: Entry): Promise<Uint8Array> {
  await dataStart(zip, entry);
  const content = Buffer.alloc(entry.uncompressedSize);
  let at = 0;
  for await (const part of await zip.openReadStreamPromise(entry)) {
    (part as Buffer).copy(content, at);
    at += (part as Buffer).length;
  }
  if (at !== content.length || crc32(content) !== entry.crc32) throw new Damaged("checksum");
  return content;
}
