import fc from "fast-check";

/** Any password that the rules allow. */
export const anyPassword = fc
  .tuple(
    fc.string({ unit: "grapheme-ascii", minLength: 6, maxLength: 100 }),
    fc.constantFrom(..."0123456789".split("")),
    fc.constantFrom(...'!@#$%^&*(),.?":{}|<>'.split("")),
  )
  .map((parts) => parts.join(""));
