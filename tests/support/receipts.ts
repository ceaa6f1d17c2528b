import type { Receipt } from "../../src/domain/receipts/receipt.ts";
import { parseTaxNumber, type TaxNumber } from "../../src/domain/receipts/tax-number.ts";
import { cents } from "../../src/domain/shared/cents.ts";
import { civilDate } from "../../src/domain/shared/civil-date.ts";
import { printed } from "./arbitraries/receipt.ts";

/** A purchase at a grocer's. */
export const RECEIPT: Receipt = {
  taxNumber: parseTaxNumber("503504564") as TaxNumber,
  date: civilDate(2026, 11, 12),
  total: cents(2345),
  kind: "purchase",
  atcud: "CSDF7T5H-35",
};

/** The text of its code. */
export const RECEIPT_TEXT = printed(RECEIPT);
