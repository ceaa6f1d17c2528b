/** Unpacks what Snappy has packed. */
export function snappy(packed: Buffer): Buffer {
  let at = 0;
  const little = (count: number) => {
    const value = packed.readUIntLE(at, count);
    at += count;
    return value;
  };
  let [size, factor] = [0, 1];
  for (let byte = 128; byte >= 128; factor *= 128) {
    byte = little(1);
    size += (byte & 127) * factor;
  }
  const plain = Buffer.alloc(size);
  let end = 0;
  const repeat = (length: number, back: number) => {
    // It may repeat what it is just writing.
    for (let left = length; left > 0; left -= 1, end += 1) plain[end] = plain[end - back] ?? 0;
  };
  while (at < packed.length) {
    const tag = little(1);
    const rest = tag >> 2;
    if ((tag & 3) === 0) {
      const length = 1 + (rest < 60 ? rest : little(rest - 59));
      packed.copy(plain, end, at, at + length);
      at += length;
      end += length;
    } else if ((tag & 3) === 1) repeat(4 + (rest & 7), ((tag >> 5) << 8) + little(1));
    else repeat(1 + rest, little((tag & 3) === 2 ? 2 : 4));
  }
  return plain;
}
