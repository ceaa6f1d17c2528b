import { snappy } from "./snappy.ts";

/** A log is written in blocks of this many bytes; a record of a log has this many bytes of its own. */
const LOG_BLOCK_BYTES = 32 * 1024;
const LOG_HEADER_BYTES = 7;

/** A table ends with the places of its blocks. */
const FOOTER_BYTES = 48;

/** What stands in a file of a LevelDB as it was put there: without the heads of a log, and unpacked. */
export const plainBytes = (name: string, file: Buffer): Buffer => {
  if (/^\d+\.log$/.test(name)) return logBytes(file);
  return /^\d+\.(ldb|sst)$/.test(name) ? tableBytes(file) : file;
};

/** The records of a log one after the other; one may go over the end of a block. */
function logBytes(file: Buffer): Buffer {
  const records: Buffer[] = [];
  for (let block = 0; block < file.length; block += LOG_BLOCK_BYTES) {
    const end = Math.min(block + LOG_BLOCK_BYTES, file.length);
    for (let at = block; at + LOG_HEADER_BYTES <= end;) {
      const length = file.readUInt16LE(at + 4);
      records.push(file.subarray(at + LOG_HEADER_BYTES, at + LOG_HEADER_BYTES + length));
      at += LOG_HEADER_BYTES + length;
    }
  }
  return Buffer.concat(records);
}

function tableBytes(file: Buffer): Buffer {
  if (file.length < FOOTER_BYTES) return file;
  const footer = reader(file, file.length - FOOTER_BYTES);
  footer.place();
  const index = blockAt(file, footer.place());
  // The places where keys begin anew stand behind the entries.
  const end = index.length - 4 * (index.readUInt32LE(index.length - 4) + 1);
  const entries = reader(index, 0);
  const blocks: Buffer[] = [];
  while (entries.at() < end) {
    const [, own, value] = [entries.number(), entries.number(), entries.number()];
    entries.skip(own);
    blocks.push(blockAt(file, reader(index, entries.at()).place()));
    entries.skip(value);
  }
  return Buffer.concat(blocks);
}

type Place = { readonly offset: number; readonly size: number };

function blockAt(file: Buffer, { offset, size }: Place): Buffer {
  const block = file.subarray(offset, offset + size);
  const packing = file[offset + size];
  if (packing === 0) return block;
  if (packing === 1) return snappy(block);
  throw new Error(`a block is packed in a way that is not known: ${packing}`);
}

/** Reads numbers of LevelDB: seven bits a byte, the lowest first. */
function reader(bytes: Buffer, start: number) {
  let at = start;
  const number = () => {
    for (let value = 0, factor = 1; ; factor *= 128) {
      const byte = bytes[at++] ?? 0;
      value += (byte & 127) * factor;
      if (byte < 128) return value;
    }
  };
  return {
    at: () => at,
    number,
    place: (): Place => ({ offset: number(), size: number() }),
    skip: (count: number) => void (at += count),
  };
}
