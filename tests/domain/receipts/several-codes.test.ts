import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readReceipt, readReceipts } from "../../../src/domain/receipts/read-receipt.ts";
import { UNKNOWN_RECEIPT } from "../../../src/domain/receipts/receipt.ts";
import { isDocumentCode, markText, parseMark } from "../../../src/domain/receipts/receipt-mark.ts";
import { MAX_AMOUNT } from "../../../src/domain/shared/cents.ts";
import { refused } from "../../../src/domain/shared/result.ts";
import { anyReceipt, printed } from "../../support/arbitraries/receipt.ts";

const [RECEIPT] = fc.sample(anyReceipt, { seed: 1, numRuns: 1 });
const GOOD = printed(RECEIPT!);
const ELSE = "https://exemplo.pt";
const having = (key: string, value: string) =>
  GOOD.split("*")
    .map((field) => (field.startsWith(`${key}:`) ? `${key}:${value}` : field))
    .join("*");
const ANNULLED = having("E", "A");
const DAMAGED = having("F", "20261399");

describe("of several codes", () => {
  it("that of a receipt is read, wherever it stands", () => {
    for (const texts of [[GOOD], [ELSE, GOOD], [GOOD, ELSE], [ANNULLED, ELSE, GOOD]])
      expect(readReceipts(texts)).toEqual(readReceipt(GOOD));
  });

  it("the first that is one of a receipt says why there is no record", () => {
    expect(readReceipts([ELSE, ANNULLED, DAMAGED])).toEqual(refused("annulled"));
    expect(readReceipts([ELSE, DAMAGED, ANNULLED])).toEqual(refused("damaged"));
    expect(readReceipts([ELSE])).toEqual(refused("not-a-receipt"));
    expect(readReceipts([])).toBeNull();
  });
});

describe("a field of a code", () => {
  it.each([
    ["F", "20260301x"],
    ["F", "x20260301"],
    ["F", ""],
    ["O", "1.5"],
    ["O", "x1.50"],
    ["O", "1000000000.00"],
    ["O", ""],
  ])("%s is not %j", (key, value) => {
    expect(readReceipt(having(key, value))).toEqual(refused("damaged"));
  });

  it("of the total has nine digits before the point at most", () => {
    const read = readReceipt(having("O", "999999999.99"));
    expect(read.ok && read.value.total).toBe(MAX_AMOUNT);
  });

  it("has a key of its own, once", () => {
    for (const more of ["*", "*9:1", "*xA1:1", "*A9:1", "*F:20260301"])
      expect(readReceipt(`${GOOD}${more}`)).toEqual(refused("damaged"));
  });

  it("is looked at up to a thousand characters of all", () => {
    const long = (length: number) => `${GOOD}*Z:`.padEnd(length, "x");
    expect(readReceipt(long(1000)).ok).toBe(true);
    expect(readReceipt(long(1001))).toEqual(refused("not-a-receipt"));
  });
});

describe("the code of a document", () => {
  it("is that of a series and a number, in at most 70 characters", () => {
    expect(isDocumentCode("CDF7-1")).toBe(true);
    expect(isDocumentCode(`CDF7-${"1".repeat(65)}`)).toBe(true);
    expect(isDocumentCode(`CDF7-${"1".repeat(66)}`)).toBe(false);
    for (const text of ["CDF-1", "xCDF7-1", "CDF7-1x", "CDF7-", "CDF7"])
      expect(isDocumentCode(text)).toBe(false);
  });

  it("stands behind the tax number where there is one", () => {
    const { taxNumber } = RECEIPT!;
    expect(markText({ taxNumber, atcud: null })).toBe(taxNumber);
    for (const mark of [
      { taxNumber, atcud: null },
      { taxNumber, atcud: "CDF7-1" },
    ])
      expect(parseMark(markText(mark))).toEqual(mark);
    expect(parseMark(`${taxNumber} CDF7-1 more`)).toBeNull();
    expect(parseMark("")).toBeNull();
  });
});

it("of a receipt that nobody knows there is neither a shop nor a record", () => {
  expect(UNKNOWN_RECEIPT).toEqual({ shop: null, recorded: null });
});
