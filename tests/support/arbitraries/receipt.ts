import fc, { type Arbitrary } from "fast-check";
import type { Receipt } from "../../../src/domain/receipts/receipt.ts";
import { checkDigit, type TaxNumber } from "../../../src/domain/receipts/tax-number.ts";
import { eurosFromCents } from "../../../src/domain/shared/cents.ts";
import { anyAmount } from "./cents.ts";
import { anyCivilDate } from "./civil-date.ts";

/** Any tax number with a valid check digit. */
export const anyTaxNumber: Arbitrary<TaxNumber> = fc
  .stringMatching(/^[1-9]\d{7}$/)
  .map((digits) => `${digits}${checkDigit(digits)}` as TaxNumber);

/** The code of any document. */
export const anyDocumentCode: Arbitrary<string> = fc.stringMatching(/^[0-9A-Z]{8,20}-\d{1,12}$/);

/** Any receipt of a purchase or a return. */
export const anyReceipt: Arbitrary<Receipt> = fc.record({
  taxNumber: anyTaxNumber,
  date: anyCivilDate(),
  total: anyAmount,
  kind: fc.constantFrom("purchase", "refund"),
  atcud: fc.option(anyDocumentCode),
});

/** Further fields in the code of a receipt, or replacements of those of its kind. */
export type Printed = {
  readonly buyer?: string;
  readonly type?: string;
  readonly state?: string;
};

/** Returns the QR code's text as a till prints it. */
export const printed = (
  { taxNumber, date, total, kind, atcud }: Receipt,
  { buyer = "999999990", type = kind === "refund" ? "NC" : "FS", state = "N" }: Printed = {},
): string =>
  [
    `A:${taxNumber}`,
    `B:${buyer}`,
    "C:PT",
    `D:${type}`,
    `E:${state}`,
    `F:${date.replaceAll("-", "")}`,
    "G:FS 12A/3456",
    `H:${atcud ?? "0"}`,
    "I1:PT",
    "I7:10.00",
    "I8:2.30",
    "N:2.30",
    `O:${eurosFromCents(total).toFixed(2)}`,
    "Q:bxSv",
    "R:9999",
    "S:TB;PT50:loja 12",
  ].join("*");
