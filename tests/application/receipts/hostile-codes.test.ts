import fc, { type Arbitrary } from "fast-check";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { fillFromReceipt } from "../../../src/application/receipts/fill-from-receipt.ts";
import { transactionForm } from "../../../src/application/entries/transaction-form.ts";
import {
  encodeTransactionEntry,
  transactionCreationSchemas,
} from "../../../src/contract/kinds/transactions.ts";
import { receiptQuerySchema } from "../../../src/contract/receipts.ts";
import { unusualYear } from "../../../src/domain/calendar/unusual-year.ts";
import { readReceipts } from "../../../src/domain/receipts/read-receipt.ts";
import { UNKNOWN_RECEIPT } from "../../../src/domain/receipts/receipt.ts";
import { civilDate } from "../../../src/domain/shared/civil-date.ts";
import { receiptProblemText } from "../../../src/text/receipts/receipts.ts";
import { anyReceipt, printed } from "../../support/arbitraries/receipt.ts";
import { bookOf } from "../../support/read-whole.ts";
import { runs } from "../../support/runs.ts";

const TODAY = civilDate(2026, 11, 27);

/** What a field of a code may be made to say. */
const HOSTILE: Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    "",
    "0",
    "0.00",
    "-0.00",
    "-12.50",
    "1e9",
    "1000000000.00",
    "999999999.99",
    "00000000.01",
    "١٢.٥٠",
    "１２.５０",
    "NaN",
    "18000101",
    "19000101",
    "20260230",
    "20271231",
    "21000101",
    "21991231",
    "99991231",
    "00000000",
    "NC",
    "A",
    "ES",
    "ESB12345678",
    "999999990",
    "000000000",
    "=HYPERLINK(0)",
    "+1",
    "@SUM(A1)",
    "<script>alert(1)</script>",
    "javascript:alert(1)",
    "\u202e05.21\u202c",
    "\u0000",
    "12.50\n",
    "12.50\u2028",
    "\ud800",
    "__proto__",
    "constructor",
    "x".repeat(10_000),
    "0".repeat(900),
  ),
  fc.string({ unit: "binary", maxLength: 40 }),
  fc.stringMatching(/^\d{1,12}\.\d{2}$/),
  fc.stringMatching(/^\d{8}$/),
);

const KEY = fc.oneof(
  fc.constantFrom("A", "B", "C", "D", "E", "F", "G", "H", "I1", "J8", "O", "Q", "R", "S", "Z9"),
  fc.string({ maxLength: 3 }),
);

type Change = (fields: readonly string[]) => readonly string[];

/** A field that says something else, is there again, is gone, stands elsewhere, or nobody knows. */
const CHANGE: Arbitrary<Change> = fc.oneof(
  fc.tuple(KEY, HOSTILE).map(
    ([key, value]): Change =>
      (fields) =>
        fields.map((field) => (field.startsWith(`${key}:`) ? `${key}:${value}` : field)),
  ),
  fc.tuple(KEY, HOSTILE, fc.nat(20)).map(
    ([key, value, at]): Change =>
      (fields) =>
        fields.toSpliced(at, 0, `${key}:${value}`),
  ),
  fc.nat(20).map(
    (at): Change =>
      (fields) =>
        fields.toSpliced(at, 1),
  ),
  fc.constant((fields: readonly string[]) => fields.toReversed()),
);

/** A code in the shape of a receipt's in which up to four things are not as a till prints them. */
const CODE = fc
  .tuple(anyReceipt, fc.array(CHANGE, { maxLength: 4 }))
  .map(([receipt, changes]) =>
    changes
      .reduce<readonly string[]>((fields, change) => change(fields), printed(receipt).split("*"))
      .join("*"),
  );

describe("a code that is made to harm", () => {
  it("is refused with a sentence, or fills in an entry that form and call accept, whose odd year is asked about", async () => {
    const book = await bookOf({ transactions: [] });
    const form = transactionForm(() => TODAY);
    fc.assert(
      fc.property(fc.array(CODE, { maxLength: 3 }), (texts) => {
        const read = readReceipts(texts);
        if (read === null) return;
        if (!read.ok) {
          expect(receiptProblemText({ type: "receipt", fault: read.reason })).toMatch(/\.$/);
          return;
        }
        const receipt = read.value;
        const { kind, filling } = fillFromReceipt(book, receipt, UNKNOWN_RECEIPT);
        const fields = {
          ...form.blank(),
          ...filling.spare,
          ...filling.fields,
          kind,
          category: "Outros",
        };
        const entry = form.read(fields);
        if (!entry.ok) throw new Error(`the form refuses ${JSON.stringify(entry.reason)}`);
        expect(entry.value).toMatchObject({ date: receipt.date, amount: receipt.total });
        const year = unusualYear(receipt.date, TODAY);
        expect(form.doubt?.(entry.value) ?? null).toEqual(year === null ? null : { year });
        const { account: _, refundOf: __, ...content } = entry.value;
        const body = encodeTransactionEntry(content);
        expect(v.safeParse(transactionCreationSchemas[kind], body).success).toBe(true);
        const { taxNumber: nif, atcud } = receipt;
        const query = { nif, ...(atcud !== null && { atcud }) };
        expect(v.safeParse(receiptQuerySchema, query).success).toBe(true);
      }),
      { numRuns: runs(1_000) },
    );
  });
});
