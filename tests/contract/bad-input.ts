/** Values that are no amount of money: what they are, the value, and the code that refuses them. */
export const badMoney: readonly (readonly [string, unknown, string])[] = [
  ["true", true, "wrong-type"],
  ["null", null, "wrong-type"],
  ["a list", [5], "wrong-type"],
  ["a text in scientific notation", "1e3", "wrong-type"],
  ["a text of digits", "12.50", "wrong-type"],
  ["an object", { valor: 5 }, "wrong-type"],
  ["1e999", JSON.parse("1e999"), "amount-not-a-number"],
  ["minus one", -1, "amount-negative"],
  ["minus one cent", -0.01, "amount-negative"],
  ["three decimals", 12.345, "amount-too-many-decimals"],
  ["a tenth of a cent", 0.001, "amount-too-many-decimals"],
  ["the smallest number there is", 5e-324, "amount-too-many-decimals"],
  ["one cent above the maximum", 1_000_000_000, "amount-too-large"],
  ["1e300", 1e300, "amount-too-large"],
];

/** Values that are no day of the calendar, and the code that refuses them. */
export const badDates: readonly (readonly [unknown, string])[] = [
  ["2026-02-30", "bad-date"],
  ["2025-02-29", "bad-date"],
  ["2026-1-1", "bad-date"],
  ["1800-01-01", "bad-date"],
  ["2200-01-01", "bad-date"],
  ["0000-00-00", "bad-date"],
  ["2026-03-14T00:00:00Z", "bad-date"],
  ["14/03/2026", "bad-date"],
  ["", "bad-date"],
  [null, "wrong-type"],
  [20260314, "wrong-type"],
  [true, "wrong-type"],
  [["2026-03-14"], "wrong-type"],
];
