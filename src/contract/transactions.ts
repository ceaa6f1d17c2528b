import * as v from "valibot";
import { eurosFromCents } from "../domain/shared/cents.ts";
import { transactionId } from "../domain/shared/ids.ts";
import { CATEGORIES } from "../domain/transactions/categories.ts";
import type {
  Transaction,
  TransactionDraft,
  TransactionKind,
} from "../domain/transactions/transaction.ts";
import {
  civilDate,
  DESCRIPTION_MAX,
  euros,
  NAME_MAX,
  optionalText,
  requiredText,
} from "./fields.ts";
import type { FieldIssue } from "../domain/shared/field-issue.ts";
import { request, response } from "./shape.ts";

// @__NO_SIDE_EFFECTS__
const draftSchema = (kind: TransactionKind) =>
  request({
    data: civilDate,
    categoria: v.picklist(CATEGORIES[kind], "bad-category" satisfies FieldIssue),
    valor: euros,
    descricao: optionalText(DESCRIPTION_MAX),
  });

/** The body of a POST or PUT of income or expense (§7). */
export const transactionDraftSchemas = {
  income: draftSchema("income"),
  expense: draftSchema("expense"),
} as const;

/** A record as the server answers it (§3, receita / despesa). */
export const transactionSchema = response({
  id: v.string(),
  data: civilDate,
  categoria: requiredText(NAME_MAX),
  valor: euros,
  descricao: optionalText(DESCRIPTION_MAX),
});

export const transactionListSchema = v.array(transactionSchema);

/** The query of a list: an optional period, both days inclusive. */
export const periodSchema = request({
  de: v.optional(civilDate),
  ate: v.optional(civilDate),
});

type DraftBody = v.InferInput<(typeof transactionDraftSchemas)["income"]>;
type DraftFields = v.InferOutput<(typeof transactionDraftSchemas)["income"]>;
type Body = v.InferInput<typeof transactionSchema>;

export const decodeTransactionDraft = (fields: DraftFields): TransactionDraft => ({
  date: fields.data,
  category: fields.categoria,
  amount: fields.valor,
  description: fields.descricao,
});

export const encodeTransactionDraft = (draft: TransactionDraft): DraftBody => ({
  data: draft.date,
  categoria: draft.category,
  valor: eurosFromCents(draft.amount),
  descricao: draft.description,
});

export const decodeTransaction = (
  kind: TransactionKind,
  fields: v.InferOutput<typeof transactionSchema>,
): Transaction => ({
  id: transactionId(fields.id),
  kind,
  date: fields.data,
  category: fields.categoria,
  amount: fields.valor,
  description: fields.descricao,
});

export const encodeTransaction = (transaction: Transaction): Body => ({
  id: transaction.id,
  ...encodeTransactionDraft(transaction),
});
