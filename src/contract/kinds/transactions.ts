import * as v from "valibot";
import { eurosFromCents } from "../../domain/shared/cents.ts";
import type { ById, CategoryIdOf } from "../../domain/categories/by-id.ts";
import { accountId, transactionId } from "../../domain/shared/ids.ts";
import type { TransactionEntry } from "../../domain/entries/entry.ts";
import type {
  Transaction,
  TransactionChange,
  TransactionDraft,
  TransactionKind,
} from "../../domain/transactions/transaction.ts";
import { DESCRIPTION_MAX, NAME_MAX } from "../../domain/shared/text-limits.ts";
import { categoryIdEntry, decodeCategoryId, encodeCategoryId } from "../category-id.ts";
import { accountName, categoryName, civilDate, euros, ownId, revision } from "../fields.ts";
import { decodeFulfilment, encodeFulfilment, fulfilmentSchema } from "../recurrences/fulfilment.ts";
import { decodeReceiptMark, encodeReceiptMark, receiptMarkSchema } from "../receipts.ts";
import { optionalText, requiredText } from "../text-fields.ts";
import { request, response } from "../shape.ts";
import { decoded, stamped, wanted, type RecordKind, type RecordWrites } from "./record-kind.ts";
import { paths } from "../paths.ts";

const draftEntries = {
  data: civilDate,
  categoria: categoryName,
  ...categoryIdEntry,
  valor: euros,
  descricao: optionalText(DESCRIPTION_MAX),
};

/** The body of a PUT of income or expense; without `conta` the account stays as it is, and null means the main one. */
export const transactionChangeSchema = request({
  ...draftEntries,
  conta: v.optional(v.nullable(accountName)),
});

/**
 * The body of a POST of income or expense, optionally with the client's own id, the receipt it was read from, and the
 * planned movement that it fulfils.
 */
export const transactionCreationSchema = request({
  ...draftEntries,
  conta: v.optional(accountName),
  id: v.optional(ownId),
  talao: v.optional(receiptMarkSchema),
  recorrente: v.optional(fulfilmentSchema),
});

/** A record as the server returns it (receita / despesa on the wire). */
export const transactionSchema = response({
  id: v.string(),
  data: civilDate,
  categoria: requiredText(NAME_MAX),
  valor: euros,
  descricao: optionalText(DESCRIPTION_MAX),
  conta: v.optional(v.string()),
});

/** A record as a write returns it. */
export const storedTransactionSchema = response({
  ...transactionSchema.entries,
  revisao: revision,
});

export const transactionListSchema = v.array(transactionSchema);

/** The query of a list: an optional period, both days inclusive. */
export const periodSchema = request({
  de: v.optional(civilDate),
  ate: v.optional(civilDate),
});

type ChangeBody = v.InferInput<typeof transactionChangeSchema>;
type ChangeFields = v.InferOutput<typeof transactionChangeSchema>;
type Body = v.InferInput<typeof transactionSchema>;

const said = (fields: Omit<ChangeFields, "conta">) => ({
  date: fields.data,
  category: fields.categoria,
  ...decodeCategoryId(fields),
  amount: fields.valor,
  description: fields.descricao,
});

const ofAccount = (account: string | undefined) =>
  account === undefined ? {} : { account: accountId(account) };

export const decodeTransactionChange = ({
  conta,
  ...fields
}: ChangeFields): ById<TransactionChange> => ({
  ...said(fields),
  ...(conta === null ? { account: null } : ofAccount(conta)),
});

const encodeContent = <Account>({
  account,
  ...content
}: Omit<TransactionDraft, "account"> & { readonly account?: Account }) => ({
  data: content.date,
  categoria: content.category,
  valor: eurosFromCents(content.amount),
  descricao: content.description,
  ...(account !== undefined && { conta: account }),
});

export const encodeTransactionChange = (change: TransactionChange): ChangeBody =>
  encodeContent(change);

type EntryBody = Omit<v.InferInput<typeof transactionCreationSchema>, "id">;
type EntryFields = v.InferOutput<typeof transactionCreationSchema>;

export const decodeTransactionEntry = (fields: EntryFields): ById<TransactionEntry> => ({
  ...said(fields),
  ...ofAccount(fields.conta),
  ...(fields.talao && { receipt: decodeReceiptMark(fields.talao) }),
  ...(fields.recorrente && { fulfils: decodeFulfilment(fields.recorrente) }),
});

export const encodeTransactionEntry = (entry: TransactionEntry): EntryBody => ({
  ...encodeContent(entry),
  ...(entry.receipt && { talao: encodeReceiptMark(entry.receipt) }),
  ...(entry.fulfils && { recorrente: encodeFulfilment(entry.fulfils) }),
});

export const decodeTransaction = (
  kind: TransactionKind,
  fields: v.InferOutput<typeof transactionSchema>,
): Transaction => ({
  id: transactionId(fields.id),
  kind,
  ...said(fields),
  ...ofAccount(fields.conta),
});

export const encodeTransaction = (transaction: Transaction): Body => ({
  id: transaction.id,
  ...encodeContent(transaction),
});

const withId =
  <Draft extends TransactionChange>(kind: TransactionKind, encode: (draft: Draft) => object) =>
  (draft: Draft, idOf: CategoryIdOf) => ({
    ...encode(draft),
    ...encodeCategoryId(idOf, { kind, category: draft.category }),
  });

const writes = (
  kind: TransactionKind,
): RecordWrites<Transaction, TransactionEntry, TransactionChange> => ({
  all: paths.transactions(kind),
  one: (id) => paths.transaction(kind, id),
  stored: stamped(storedTransactionSchema, (fields) => decodeTransaction(kind, fields)),
  encodeDraft: withId(kind, encodeTransactionEntry),
  encodePatch: withId(kind, encodeTransactionChange),
});

/** Writes of income and expenses on the wire (/receitas and /despesas). */
export const transactionWrites = {
  income: /* @__PURE__ */ writes("income"),
  expense: /* @__PURE__ */ writes("expense"),
};

const onTheWire = (
  kind: TransactionKind,
): RecordKind<Transaction, ById<TransactionEntry>, ById<TransactionChange>> => ({
  ...transactionWrites[kind],
  id: transactionId,
  creation: wanted(transactionCreationSchema, decodeTransactionEntry),
  change: decoded(transactionChangeSchema, decodeTransactionChange),
  encode: encodeTransaction,
});

/** Income and expenses on the wire, as a server reads and writes them. */
export const transactionKinds = {
  income: /* @__PURE__ */ onTheWire("income"),
  expense: /* @__PURE__ */ onTheWire("expense"),
};
