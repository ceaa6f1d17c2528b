import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { markText, parseMark } from "../../../src/domain/receipts/receipt-mark.ts";
import { anyDocumentCode, anyTaxNumber } from "../../support/arbitraries/receipt.ts";

const anyMark = fc.record({ taxNumber: anyTaxNumber, atcud: fc.option(anyDocumentCode) });

describe("the mark of a receipt", () => {
  it("is read back as it was written", () => {
    fc.assert(
      fc.property(anyMark, (mark) => {
        expect(parseMark(markText(mark))).toEqual(mark);
      }),
    );
  });

  it("is nothing that it does not write", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^\d{9} .*$/)), (text) => {
        const mark = parseMark(text);
        expect(mark === null || markText(mark) === text).toBe(true);
      }),
    );
    for (const text of ["", "503504565", "503504564 ", "503504564 A-1", "503504564 CSDF7T5H-1 x"])
      expect(parseMark(text)).toBe(null);
  });
});
