/** A value in CBOR, the encoding of authenticators' keys. */
export type Cbor = number | string | Uint8Array | ReadonlyMap<number | string, Cbor>;

const MAX_INSIDE = 23;

/** Encodes the type of a value and its number or length, in as few bytes as possible. */
function head(kind: number, length: number): Buffer {
  const first = kind << 5;
  if (length <= MAX_INSIDE) return Buffer.from([first | length]);
  if (length < 2 ** 8) return Buffer.from([first | 24, length]);
  return Buffer.from([first | 25, length >> 8, length & 0xff]);
}

/** Encodes a value of up to 65 535 entries or bytes in CBOR. */
export function toCbor(value: Cbor): Buffer {
  if (typeof value === "number") return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === "string") return Buffer.concat([head(3, value.length), Buffer.from(value)]);
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value]);
  const entries = [...value].flatMap(([key, each]) => [toCbor(key), toCbor(each)]);
  return Buffer.concat([head(5, value.size), ...entries]);
}
