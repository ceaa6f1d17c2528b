import fc from "fast-check";

/** Values that often break programs, of any type. */
const STUMBLING_BLOCKS: readonly unknown[] = [
  null,
  true,
  [],
  [5],
  {},
  "",
  " ",
  -0,
  -1,
  0.1 + 0.2,
  12.345,
  1e21,
  1e308,
  999_999_999.99,
  1_000_000_000,
  Number.MAX_SAFE_INTEGER,
  "1e3",
  "true",
  "null",
  "\0",
  "a\0b",
  "\ud800",
  "\u202egnp.exe",
  "👩‍👩‍👧‍👦".repeat(30),
  "x".repeat(10_000),
  "' or 1=1 --",
  "%",
  "_",
  "<img src=x onerror=alert(1)>",
  "=1+1",
  "../../etc/passwd",
  "javascript:alert(1)",
  "2026-02-30",
  "2025-02-29",
  "2026-1-1",
  "1800-01-01",
  "9999-99",
  "__proto__",
  "00000000-0000-0000-0000-000000000000",
];

export const badValue = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...STUMBLING_BLOCKS) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 300 }) },
  { weight: 1, arbitrary: fc.double({ noNaN: true, noDefaultInfinity: true }) },
);

/** Fields that clients must not write. */
const FOREIGN_FIELDS = ["id", "user_id", "is_admin", "tipo", "plano", "status", "__proto__", "x"];

/** An object with a few fields broken, removed, or added. */
export const spoilt = (object: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc
    .record({
      object,
      spoil: fc.nat(),
      value: badValue,
      how: fc.constantFrom("replace", "remove", "add"),
      field: fc.constantFrom(...FOREIGN_FIELDS),
    })
    .map(({ object: sound, spoil, value, how, field }) => {
      const entries = Object.entries((sound ?? {}) as Record<string, unknown>);
      if (how === "add" || entries.length === 0)
        return Object.fromEntries([...entries, [field, value]]);
      const index = spoil % entries.length;
      return Object.fromEntries(
        how === "remove"
          ? entries.filter((_, position) => position !== index)
          : entries.map(([name, old], position) => [name, position === index ? value : old]),
      );
    });
