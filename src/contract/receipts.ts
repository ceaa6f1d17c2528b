import * as v from "valibot";
import type { KnownReceipt } from "../domain/receipts/receipt.ts";
import { isDocumentCode, type ReceiptMark } from "../domain/receipts/receipt-mark.ts";
import { parseTaxNumber, type TaxNumber } from "../domain/receipts/tax-number.ts";
import type { FieldIssue } from "../domain/fields/field-issue.ts";
import { transactionId } from "../domain/shared/ids.ts";
import { DESCRIPTION_MAX, NAME_MAX } from "../domain/shared/text-limits.ts";
import { civilDate } from "./fields.ts";
import { KIND_NAMES, KINDS } from "./entry-kinds.ts";
import { request, response } from "./shape.ts";
import { optionalText, requiredText } from "./text-fields.ts";

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
export const receiptMarkSchema = request({
  nif: taxNumber,
  atcud: v.optional(v.nullable(documentCode), null),
});

/** The query of GET /taloes. */
export const receiptQuerySchema = request({ nif: taxNumber, atcud: v.optional(documentCode) });

/** The response of GET /taloes: how the shop was recorded last, and the record of this receipt. */
export const knownReceiptSchema = response({
  loja: v.nullable(
    response({
      descricao: optionalText(DESCRIPTION_MAX),
      categoria: requiredText(NAME_MAX),
    }),
  ),
  registado: v.nullable(
    response({ tipo: v.picklist(["receita", "despesa"]), id: v.string(), data: civilDate }),
  ),
});

export const decodeReceiptMark = (
  fields: v.InferOutput<typeof receiptMarkSchema>,
): ReceiptMark => ({ taxNumber: fields.nif, atcud: fields.atcud });

export const encodeReceiptMark = ({ taxNumber: nif, atcud }: ReceiptMark) => ({ nif, atcud });

export const decodeKnownReceipt = ({
  loja,
  registado,
}: v.InferOutput<typeof knownReceiptSchema>): KnownReceipt => ({
  shop: loja && { description: loja.descricao, category: loja.categoria },
  recorded: registado && {
    kind: KINDS[registado.tipo],
    id: transactionId(registado.id),
    date: registado.data,
  },
});

export const encodeKnownReceipt = ({
  shop,
  recorded,
}: KnownReceipt): v.InferInput<typeof knownReceiptSchema> => ({
  loja: shop && { descricao: shop.description, categoria: shop.category },
  registado: recorded && { tipo: KIND_NAMES[recorded.kind], id: recorded.id, data: recorded.date },
});
