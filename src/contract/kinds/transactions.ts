import * as v from "valibot";
import type { ById, CategoryIdOf } from "../../domain/categories/by-id.ts";
import { accountId, transactionId } from "../../domain/shared/ids.ts";
import type { TransactionEntry } from "../../domain/entries/entry.ts";
import type {
  Transaction,
  TransactionChange,
  TransactionKind,
} from "../../domain/transactions/transaction.ts";
import { DESCRIPTION_MAX, NAME_MAX } from "../../domain/shared/text-limits.ts";
import { categoryIdField, encodeCategoryId } from "../category-id.ts";
import { accountName, categoryName, civilDate, ownId, recordName, revision } from "../fields.ts";
import { fulfilment } from "../recurrences/fulfilment.ts";
import { receiptMark } from "../receipts.ts";
import { optionalText, requiredText } from "../text-fields.ts";
import { issue, request, response } from "../shape.ts";
import { nullable, optional } from "../wire/absent.ts";
import { field, idAs, money } from "../wire/field.ts";
import { decoded, nested } from "../wire/nested.ts";
import { wire } from "../wire/wire.ts";
import { stamped, wanted, type RecordKind, type RecordWrites } from "./record-kind.ts";
import { paths } from "../paths.ts";

const said = {
  date: field("data", civilDate),
  category: field("categoria", categoryName),
  ...categoryIdField,
  amount: money("valor"),
  description: field("descricao", optionalText(DESCRIPTION_MAX)),
};

const account = field("conta", v.pipe(accountName, v.transform(accountId)));

const refundOf = field("devolve", v.pipe(recordName, v.transform(transactionId)));

const change = wire({
  ...said,
  account: optional(nullable(account)),
  refundOf: optional(nullable(refundOf)),
  uncounted: optional(nullable(money("nao_contado"))),
});

const { devolve: _changed, ...expenseChange } = change.entries;

/**
 * The bodies of a PUT of income and expense; without `conta` the account stays as it is, and null means the main one;
 * without `devolve` an income stays tied to its purchase, and null unties it; `nao_contado` stays too, and null empties it.
 */
export const transactionChangeSchemas = {
  income: request(change.entries),
  expense: request(expenseChange),
};

const content = wire({ ...said, account: optional(account), refundOf: optional(refundOf) });

const entry = wire({
  ...content.fields,
  receipt: optional(nested("talao", receiptMark, request)),
  fulfils: optional(nested("recorrente", fulfilment, request)),
});

const creation = { id: v.optional(ownId), ...entry.entries };

const { devolve: _created, ...expenseCreation } = creation;

/**
 * The bodies of a POST of income and expense, optionally with the client's own id, the receipt it was read from, and the
 * planned movement that it fulfils; of an income also with the purchase for which it came back.
 */
export const transactionCreationSchemas = {
  income: request(creation),
  expense: request(expenseCreation),
};

const record = wire({
  id: idAs("id", transactionId),
  date: said.date,
  category: field("categoria", requiredText(NAME_MAX)),
  amount: said.amount,
  description: said.description,
  account: optional(idAs("conta", accountId)),
  refundOf: optional(idAs("devolve", transactionId)),
  uncounted: optional(money("nao_contado")),
  dividedFrom: optional(idAs("parte_de", transactionId)),
});

/**
 * A record as the server returns it (receita / despesa on the wire). `nao_contado` is what its account moved beside it and
 * does not count, `parte_de` the record whose division made it.
 */
export const transactionSchema = response(record.entries);

/** A record as a write returns it. */
export const storedTransactionSchema = response({ ...record.entries, revisao: revision });

export const transactionListSchema = v.array(transactionSchema);

/** The query of a list: an optional period, both days inclusive, and whether each record tells its account. */
export const transactionQuerySchema = request({
  de: v.optional(civilDate),
  ate: v.optional(civilDate),
  contas: v.optional(v.picklist(["true", "false"], issue("wrong-type"))),
});

export const decodeTransactionChange = change.read;
export const encodeTransactionChange = change.write;
export const decodeTransactionEntry = entry.read;
export const encodeTransactionEntry = entry.write;

export const decodeTransaction = (
  kind: TransactionKind,
  fields: v.InferOutput<typeof transactionSchema>,
): Transaction => ({
  id: fields.id,
  kind,
  // Without another copy, of which a long list would feel each.
  ...(record.read(fields) as Omit<Transaction, "id" | "kind">),
});

export const encodeTransaction = record.write;

/** A record as a list tells it that was not asked for accounts: without them, and without where it was divided from. */
export const encodeWithoutAccount = ({ account: _, dividedFrom: __, ...told }: Transaction) =>
  encodeTransaction(told);

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
  encodeDraft: withId<TransactionEntry>(kind, encodeTransactionEntry),
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
  creation: wanted(transactionCreationSchemas[kind], decodeTransactionEntry),
  change: decoded(transactionChangeSchemas[kind], decodeTransactionChange),
  encode: encodeTransaction,
});

/** Income and expenses on the wire, as a server reads and writes them. */
export const transactionKinds = {
  income: /* @__PURE__ */ onTheWire("income"),
  expense: /* @__PURE__ */ onTheWire("expense"),
};
