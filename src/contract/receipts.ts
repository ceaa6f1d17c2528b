import * as v from "valibot";
import { isDocumentCode } from "../domain/receipts/receipt-mark.ts";
import { parseTaxNumber, type TaxNumber } from "../domain/receipts/tax-number.ts";
import type { FieldIssue } from "../domain/fields/field-issue.ts";
import { transactionId } from "../domain/shared/ids.ts";
import { DESCRIPTION_MAX, NAME_MAX } from "../domain/shared/text-limits.ts";
import { civilDate } from "./fields.ts";
import { KINDS } from "./entry-kinds.ts";
import { request, response } from "./shape.ts";
import { optionalText, requiredText } from "./text-fields.ts";
import { nullable, optional } from "./wire/absent.ts";
import { field, idAs, word } from "./wire/field.ts";
import { nested } from "./wire/nested.ts";
import { wire } from "./wire/wire.ts";

/** The tax number of a receipt's issuer. */
export const taxNumber = v.pipe(
  v.string("wrong-type" satisfies FieldIssue),
  v.check((text) => parseTaxNumber(text) !== null, "bad-tax-number" satisfies FieldIssue),
  v.transform((text) => text as TaxNumber),
);

/** The code of a document (ATCUD). */
export const documentCode = v.pipe(
  v.string("wrong-type" satisfies FieldIssue),
  v.check(isDocumentCode, "bad-document-code" satisfies FieldIssue),
);

/** The receipt that a record was read from; a document without a code has null. */
export const receiptMark = wire({
  taxNumber: field("nif", taxNumber),
  atcud: optional(nullable(field("atcud", documentCode)), null),
});

/** The query of GET /taloes. */
export const receiptQuerySchema = request({ nif: taxNumber, atcud: v.optional(documentCode) });

const knownReceipt = wire({
  shop: nullable(
    nested(
      "loja",
      wire({
        description: field("descricao", optionalText(DESCRIPTION_MAX)),
        category: field("categoria", requiredText(NAME_MAX)),
      }),
    ),
  ),
  recorded: nullable(
    nested(
      "registado",
      wire({
        kind: word("tipo", KINDS),
        id: idAs("id", transactionId),
        date: field("data", civilDate),
      }),
    ),
  ),
});

/** The response of GET /taloes: how the shop was recorded last, and the record of this receipt. */
export const knownReceiptSchema = response(knownReceipt.entries);

export const decodeKnownReceipt = knownReceipt.read;
export const encodeKnownReceipt = knownReceipt.write;
