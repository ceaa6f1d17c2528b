import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readReceipt } from "../../../src/domain/receipts/read-receipt.ts";
import type { Receipt } from "../../../src/domain/receipts/receipt.ts";
import { accepted } from "../../../src/domain/shared/result.ts";
import { anyReceipt, anyTaxNumber, printed } from "../../support/arbitraries/receipt.ts";

/** The example of the rules themselves, with a tax number whose check digit is right. */
const EXAMPLE =
  "A:503504564*B:999999990*C:PT*D:FS*E:N*F:20190812*G:FS CDVF/12345*H:CDF7T5HD-12345*I1:PT*I7:0.65" +
  "*I8:0.15*N:0.15*O:0.80*Q:YhGV*R:9999*S:NU;0.80";

const reason = (text: string) => {
  const read = readReceipt(text);
  return read.ok ? null : read.reason;
};

/** A printed code in which one field says something else. */
const withField = (receipt: Receipt, key: string, value: string) =>
  printed(receipt)
    .split("*")
    .map((field) => (field.startsWith(`${key}:`) ? `${key}:${value}` : field))
    .join("*");

describe("the code of a receipt", () => {
  it("is read as the rules have it", () => {
    expect(readReceipt(EXAMPLE)).toEqual(
      accepted({
        taxNumber: "503504564",
        date: "2019-08-12",
        total: 80,
        kind: "purchase",
        atcud: "CDF7T5HD-12345",
      }),
    );
  });

  it("is read back as it was printed, with a credit note for a refund", () => {
    fc.assert(
      fc.property(anyReceipt, (receipt) => {
        expect(readReceipt(printed(receipt))).toEqual(accepted(receipt));
      }),
    );
  });

  it("may have spaces and line breaks around it, and none within", () => {
    for (const around of ["\n", "\r\n", " ", "\t"]) {
      expect(readReceipt(`${EXAMPLE}${around}`)).toEqual(readReceipt(EXAMPLE));
      expect(readReceipt(`${around}${EXAMPLE}${around}`)).toEqual(readReceipt(EXAMPLE));
    }
    expect(reason(EXAMPLE.replace("*O:0.80", "\n*O:0.80"))).toBe("damaged");
  });

  it("says nothing about its buyer", () => {
    fc.assert(
      fc.property(anyReceipt, anyTaxNumber, (receipt, buyer) => {
        fc.pre(buyer !== receipt.taxNumber);
        const read = JSON.stringify(readReceipt(printed(receipt, { buyer })));
        expect(read).toEqual(JSON.stringify(readReceipt(printed(receipt))));
      }),
    );
  });

  it("is whatever text it may be, without a fault of ours", () => {
    const texts = fc.oneof(
      fc.string({ unit: "binary", maxLength: 2000 }),
      fc.string({ maxLength: 900 }).map((text) => `A:503504564*B:${text}`),
      fc
        .array(fc.stringMatching(/^[A-Z]\d?:[^*]*$/), { maxLength: 80 })
        .map((parts) => parts.join("*")),
    );
    fc.assert(
      fc.property(texts, (text) => {
        expect(readReceipt(text)).toHaveProperty("ok");
      }),
    );
  });

  it("is refused with every other check digit, and with a digit more or less", () => {
    fc.assert(
      fc.property(anyReceipt, fc.integer({ min: 1, max: 9 }), (receipt, more) => {
        const digits = receipt.taxNumber;
        const other = `${digits.slice(0, 8)}${(Number(digits[8]) + more) % 10}`;
        for (const wrong of [other, digits.slice(1), `${digits}0`, ""])
          expect(reason(withField(receipt, "A", wrong))).toBe("wrong-tax-number");
      }),
    );
  });

  it("is refused once it was annulled, whatever it was", () => {
    fc.assert(
      fc.property(anyReceipt, (receipt) => {
        expect(reason(printed(receipt, { state: "A" }))).toBe("annulled");
      }),
    );
  });

  it.each(["OR", "PF", "NE", "CM", "GT", "GR"])("is refused where %s bought nothing", (type) => {
    fc.assert(
      fc.property(anyReceipt, (receipt) => {
        expect(reason(printed(receipt, { type }))).toBe("no-purchase");
      }),
    );
  });

  it.each(["FT", "FS", "FR", "ND", "VD", "RC", "RG"])("is a purchase by %s", (type) => {
    fc.assert(
      fc.property(anyReceipt, (receipt) => {
        const read = readReceipt(printed({ ...receipt, kind: "purchase" }, { type }));
        expect(read).toEqual(accepted({ ...receipt, kind: "purchase" }));
      }),
    );
  });

  it.each([
    ["D", ["", "fs", "F", "FSX"]],
    ["E", ["", "X", "NN", "n"]],
    ["F", ["", "20260230", "2026-02-01", "2026021", "18991231"]],
    ["H", ["", "código", "A-1", "CSDF7T5H", "CSDF7T5H-", `${"A".repeat(70)}-1`]],
    ["O", ["", "12", "12.5", "12,50", "-1.00", "1.234", "1e3.00", "1234567890.00", " 1.00"]],
  ] as const)("is refused as damaged where %s says none of what it may", (key, values) => {
    fc.assert(
      fc.property(anyReceipt, fc.constantFrom(...values), (receipt, value) => {
        expect(reason(withField(receipt, key, value))).toBe("damaged");
      }),
    );
  });

  it("is refused as damaged where a field is missing, without a key, or there twice", () => {
    fc.assert(
      fc.property(anyReceipt, fc.constantFrom("D", "E", "F", "H", "O"), (receipt, key) => {
        const fields = printed(receipt).split("*");
        const left = fields.filter((field) => !field.startsWith(`${key}:`));
        expect(reason(left.join("*"))).toBe("damaged");
        expect(reason([...fields, `${key}:1`].join("*"))).toBe("damaged");
        expect(reason([...fields, "solto"].join("*"))).toBe("damaged");
      }),
    );
  });

  it.each([
    "",
    "https://exemplo.pt/?A:503504564*B:1",
    "WIFI:S:casa;P:segredo;;",
    "A:503504564",
    "B:1*A:503504564",
    `${EXAMPLE}*T:${"x".repeat(1000)}`,
  ])("is not what %s is", (text) => {
    expect(reason(text)).toBe("not-a-receipt");
  });
});
