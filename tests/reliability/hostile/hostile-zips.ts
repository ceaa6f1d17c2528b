import { crc32, deflateRawSync } from "node:zlib";
import { OWN_DATA_FILES } from "../../../src/text/exports/own-data.ts";
import type { Hostile } from "./hostile-json.ts";

/** An entry as it is written, which may be a lie. */
type Entry = {
  readonly name: string;
  readonly content: Buffer;
  readonly isDeflated?: boolean;
  readonly stated?: { readonly size?: number; readonly crc?: number; readonly localName?: string };
  readonly flags?: number;
  /** The place of its content; its own, unless another entry's is given. */
  readonly at?: number;
};

/** Writes a zip of entries that may be lies, whose count may be one too. */
function zipOf(entries: readonly Entry[], count = entries.length): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  const push = (...some: readonly Buffer[]) => {
    for (const one of some) at += one.length;
    parts.push(...some);
  };
  for (const { name, content, isDeflated = true, stated = {}, flags = 0, at: other } of entries) {
    const packed = isDeflated ? deflateRawSync(content) : content;
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt16LE(flags, 2);
    fields.writeUInt16LE(isDeflated ? 8 : 0, 4);
    fields.writeUInt32LE(stated.crc ?? crc32(content), 10);
    fields.writeUInt32LE(packed.length, 14);
    fields.writeUInt32LE(stated.size ?? content.length, 18);
    fields.writeUInt16LE(Buffer.byteLength(name), 22);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(other ?? at, 10);
    directory.push(
      Buffer.from("PK\u0001\u0002\u0014\0", "latin1"),
      fields,
      place,
      Buffer.from(name),
    );
    if (other === undefined)
      push(
        Buffer.from("PK\u0003\u0004", "latin1"),
        fields,
        Buffer.from(stated.localName ?? name),
        packed,
      );
  }
  const begin = at;
  push(...directory);
  const end = Buffer.alloc(22);
  end.write("PK\u0005\u0006", "latin1");
  end.writeUInt16LE(count % 65_536, 8);
  end.writeUInt16LE(count % 65_536, 10);
  end.writeUInt32LE(at - begin, 12);
  end.writeUInt32LE(begin, 16);
  return Buffer.concat([...parts, end]);
}

const photo = (number: number) => OWN_DATA_FILES.photo(number.toString(16).padStart(64, "0"));

const { records: RECORDS } = OWN_DATA_FILES;

/** Every hostile zip around a copy of at most about so many bytes, unpacked. */
export function hostileZips(text: string, bytes: number): readonly Hostile[] {
  const copy: Entry = { name: RECORDS, content: Buffer.from(text) };
  const zip = (name: string, entries: () => readonly Entry[], count?: number): Hostile => ({
    name: `zip: ${name}`,
    bytes: () => zipOf(entries(), count),
  });
  const filled = (part: string) => Buffer.alloc(bytes, part);
  const whole = () => zipOf([copy]);
  const counts = [1, 1_000, 20_000, 65_535].filter((count) => count * 100 <= bytes);
  return [
    ...["{},", "[", '{"a":', "0,", " ", "\0", '""', "x"].flatMap((part) =>
      [bytes, 2 * bytes].map((size) =>
        zip(`${size} bytes of ${part}`, () => [{ ...copy, content: Buffer.alloc(size, part) }]),
      ),
    ),
    ...["{},", "0,"].map((part) =>
      zip(`a list of ${part}`, () => [
        { ...copy, content: Buffer.concat([Buffer.from('{"receitas":['), filled(part)]) },
      ]),
    ),
    ...counts.flatMap((count) => [
      zip(`${count} photos`, () => [
        copy,
        ...Array.from({ length: count }, (_, at) => ({
          name: photo(at),
          content: Buffer.from("x"),
        })),
      ]),
      zip(`${count} other files`, () => [
        copy,
        ...Array.from({ length: count }, (_, at) => ({ name: `${at}`, content: Buffer.alloc(0) })),
      ]),
      zip(`${count} names for one photo`, () => [
        copy,
        { name: photo(0), content: Buffer.alloc(Math.min(bytes, 1_000_000)) },
        ...Array.from({ length: count }, (_, at) => ({
          name: photo(at + 1),
          content: Buffer.alloc(Math.min(bytes, 1_000_000)),
          at: zipOf([copy]).length - 22 - 46 - RECORDS.length,
        })).slice(0, 200),
      ]),
    ]),
    ...[0, 1, text.length - 1, text.length + 1, bytes, 2 ** 32 - 2].map((size) =>
      zip(`a stated size of ${size}`, () => [{ ...copy, stated: { size } }]),
    ),
    ...[0, 1, 3, 65_535].map((count) => zip(`a stated count of ${count}`, () => [copy], count)),
    zip("stored", () => [{ ...copy, isDeflated: false }]),
    zip("encrypted, it says", () => [{ ...copy, flags: 1 }]),
    zip("another checksum", () => [{ ...copy, stated: { crc: 1 } }]),
    zip("another name inside", () => [
      { ...copy, stated: { localName: "x".repeat(RECORDS.length) } },
    ]),
    zip("records twice", () => [copy, copy]),
    zip("no records", () => []),
    zip("a name that leads away", () => [copy, { name: "../../x", content: Buffer.from("x") }]),
    zip("a photo of zeros", () => [copy, { name: photo(0), content: filled("\0") }]),
    zip("a photo that is stored", () => [
      copy,
      { name: photo(0), content: filled("RIFF"), isDeflated: false },
    ]),
    zip("a photo twice", () => [
      copy,
      ...[0, 0].map((at) => ({ name: photo(at), content: Buffer.from("x") })),
    ]),
    ...[0, 2, 4, 30, 100].map((left) => ({
      name: `zip: cut, ${left} left`,
      bytes: () => whole().subarray(0, left),
    })),
    { name: "zip: cut before its end", bytes: () => whole().subarray(0, -1) },
    { name: "zip: something before", bytes: () => Buffer.concat([Buffer.from("PK"), whole()]) },
    { name: "zip: something behind", bytes: () => Buffer.concat([whole(), Buffer.alloc(10)]) },
    { name: "zip: in a zip", bytes: () => zipOf([{ ...copy, content: whole() }]) },
  ];
}
