import fc, { type Arbitrary } from "fast-check";

/** Any character of Unicode that can be stored: neither NUL nor half a surrogate pair. */
export const anyCharacter: Arbitrary<string> = fc
  .oneof(fc.integer({ min: 1, max: 0xd7ff }), fc.integer({ min: 0xe000, max: 0x10ffff }))
  .map((point) => String.fromCodePoint(point));

/** Any non-blank text that can be stored, up to a length in UTF-16 units. */
export const anyText = (longest: number): Arbitrary<string> =>
  fc
    .string({ unit: anyCharacter, minLength: 1, maxLength: Math.floor(longest / 2) })
    .filter((text) => text.trim() !== "");
