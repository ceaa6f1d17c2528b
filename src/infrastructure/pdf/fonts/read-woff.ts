/** The lengths of the header of a WOFF file, of each entry of its directory, and of those of a plain font. */
const WOFF_HEADER_BYTES = 44;
const WOFF_ENTRY_BYTES = 20;
const FONT_HEADER_BYTES = 12;
const FONT_ENTRY_BYTES = 16;

/** Reads a WOFF file as the TrueType font in it: the same tables, each inflated, one after the other. */
export async function readWoff(file: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const woff = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const count = woff.getUint16(12);
  const tables = await Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const at = WOFF_HEADER_BYTES + index * WOFF_ENTRY_BYTES;
      const [offset, packed, length] = [4, 8, 12].map((field) => woff.getUint32(at + field)) as [
        number,
        number,
        number,
      ];
      const bytes = file.slice(offset, offset + packed);
      return {
        tag: woff.getUint32(at),
        checksum: woff.getUint32(at + 16),
        bytes: packed < length ? await inflated(bytes) : bytes,
      };
    }),
  );
  const begin = FONT_HEADER_BYTES + count * FONT_ENTRY_BYTES;
  const size = tables.reduce((sum, { bytes }) => sum + aligned(bytes.length), begin);
  const font = new Uint8Array(size);
  const view = new DataView(font.buffer);
  view.setUint32(0, woff.getUint32(4));
  view.setUint16(4, count);
  let offset = begin;
  for (const [index, { tag, checksum, bytes }] of tables.entries()) {
    const at = FONT_HEADER_BYTES + index * FONT_ENTRY_BYTES;
    for (const [field, value] of [tag, checksum, offset, bytes.length].entries())
      view.setUint32(at + field * 4, value);
    font.set(bytes, offset);
    offset += aligned(bytes.length);
  }
  return font;
}

/** Tables begin at multiples of four bytes. */
const aligned = (length: number): number => Math.ceil(length / 4) * 4;

const inflated = async (bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(
    await new Response(
      new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate")),
    ).arrayBuffer(),
  );
