import * as v from "valibot";
import type { FieldIssue } from "../../domain/fields/field-issue.ts";
import {
  perList,
  RECORD_LISTS,
  type ChangedLists,
  type Filed,
  type LedgerChanges,
  type LedgerPart,
  type RemovedIds,
  type ListedKinds,
} from "../../domain/ledger/changes.ts";
import type { StoredRecord } from "../../domain/ledger/stored-record.ts";
import {
  accountId,
  budgetId,
  categoryId,
  goalId,
  recurrenceId,
  ruleId,
  transactionId,
} from "../../domain/shared/ids.ts";
import type { TransactionKind } from "../../domain/transactions/transaction.ts";
import { civilDate, revision } from "../fields.ts";
import { accountWrites, encodeAccount } from "../kinds/accounts.ts";
import { budgetWrites, encodeBudget } from "../kinds/budgets.ts";
import { categoryWrites, encodeCategory } from "../kinds/categories.ts";
import { encodeGoal, goalWrites } from "../kinds/goals.ts";
import { stamped } from "../kinds/record-kind.ts";
import {
  decodeRecurrence,
  encodeRecurrence,
  storedRecurrenceSchema,
} from "../kinds/recurrences.ts";
import { encodeRule, ruleWrites } from "../kinds/rules.ts";
import { decodeTransaction } from "../kinds/transactions.ts";
import { partLimit, wholeNumber } from "../query-numbers.ts";
import { request, response } from "../shape.ts";
import { movementColumns, movementColumnsJson } from "./movement-columns.ts";

/** The query of GET /alteracoes. */
export const changesQuerySchema = request({
  desde: wholeNumber(15, "bad-revision"),
  limite: v.optional(partLimit),
  continua: v.optional(
    v.pipe(v.string(), v.maxLength(200, "bad-continuation" satisfies FieldIssue)),
  ),
  de: v.optional(civilDate),
  ate: v.optional(civilDate),
});

/** A category is always told by its id. */
const filed = <Entity>(row: StoredRecord<Entity>) => row as StoredRecord<Filed<Entity>>;

/** The list of a kind in a difference: its name on the wire, its records, and the ids of the removed ones. */
// @__NO_SIDE_EFFECTS__
const list = <const Name extends string, Entity extends { readonly id: string }>(
  name: Name,
  stored: v.GenericSchema<unknown, StoredRecord<Entity>>,
  id: (text: string) => Entity["id"],
) => ({
  name,
  records: v.array(v.pipe(stored, v.transform(filed))),
  removed: v.array(v.pipe(v.string(), v.transform(id))),
});

/** A list that an older server does not send. */
// @__NO_SIDE_EFFECTS__
const laterList = <const Name extends string, Entity extends { readonly id: string }>(
  ...of: Parameters<typeof list<Name, Entity>>
) => {
  const { name, records, removed } = list(...of);
  return { name, records: v.optional(records), removed: v.optional(removed, []) };
};

const LISTS = {
  budgets: list("orcamentos", budgetWrites.stored, budgetId),
  goals: list("objetivos", goalWrites.stored, goalId),
  categories: list("categorias", categoryWrites.stored, categoryId),
  rules: laterList("regras", ruleWrites.stored, ruleId),
  recurrences: laterList(
    "recorrentes",
    stamped(storedRecurrenceSchema, decodeRecurrence),
    recurrenceId,
  ),
  accounts: laterList("contas", accountWrites.stored, accountId),
};

type Lists = typeof LISTS;

/** Gives each list a value, by its name on the wire. */
// @__NO_SIDE_EFFECTS__
const onLists = <Each extends object>(
  valueOf: (kind: keyof ListedKinds) => Each[keyof Each],
): Each =>
  // The compiler does not follow what a loop over the names makes; `Each` says it.
  Object.fromEntries(RECORD_LISTS.map((kind) => [LISTS[kind].name, valueOf(kind)])) as Each;

type EntriesOf<Part extends "records" | "removed"> = {
  readonly [Kind in keyof ListedKinds as Lists[Kind]["name"]]: Lists[Kind][Part];
};

/**
 * The response of GET /alteracoes; `categoria` is always an id. An older server sends no `regras`, no `recorrentes` and
 * no `contas`. `acabados` are all of them, where anything changed.
 */
export const changesSchema = response({
  revisao: revision,
  epoca: v.string(),
  completo: v.boolean(),
  continua: v.optional(v.string()),
  acabados: v.optional(v.array(v.string())),
  receitas: movementColumns,
  despesas: movementColumns,
  ...onLists<EntriesOf<"records">>((kind) => LISTS[kind].records),
  removidos: response({
    receitas: v.array(v.string()),
    despesas: v.array(v.string()),
    ...onLists<EntriesOf<"removed">>((kind) => LISTS[kind].removed),
  }),
});

type Fields = v.InferOutput<typeof changesSchema>;

const living = <Entity>(rows: readonly StoredRecord<Entity>[]) =>
  rows.filter(({ removed }) => !removed);

const removedIds = (rows: readonly StoredRecord<{ readonly id: string }>[]) =>
  rows.filter(({ removed }) => removed).map(({ record }) => record.id);

/** Encodes a record of each kind; apart from the lists, since no client does. */
const ENCODERS: { readonly [Kind in keyof ListedKinds]: (record: ListedKinds[Kind]) => object } = {
  budgets: encodeBudget,
  goals: encodeGoal,
  categories: encodeCategory,
  rules: encodeRule,
  recurrences: encodeRecurrence,
  accounts: encodeAccount,
};

/** Encodes the living records of a kind, each with its revision. */
const encoded = <Kind extends keyof ListedKinds>(
  kind: Kind,
  rows: readonly StoredRecord<ListedKinds[Kind]>[],
) => {
  const encode = ENCODERS[kind];
  return living(rows).map((row) => ({ ...encode(row.record), revisao: row.revision }));
};

/** Writes changes as the JSON of GET /alteracoes, in short parts. */
export function* changesJson(changes: LedgerChanges): Generator<string> {
  const { transactions, continuation } = changes;
  const of = (wanted: TransactionKind) =>
    transactions.filter(({ record }) => record.kind === wanted);
  const [incomes, expenses] = [of("income"), of("expense")];
  const begin = {
    revisao: changes.revision,
    epoca: changes.epoch,
    completo: continuation === null,
    ...(continuation === null ? {} : { continua: continuation }),
    ...(changes.ended !== null && { acabados: changes.ended }),
    ...onLists<Record<string, unknown>>((kind) => encoded(kind, changes[kind])),
    removidos: {
      receitas: removedIds(incomes),
      despesas: removedIds(expenses),
      ...onLists<Record<string, unknown>>((kind) => removedIds(changes[kind])),
    },
  };
  yield `${JSON.stringify(begin).slice(0, -1)},"receitas":`;
  yield* movementColumnsJson(living(incomes));
  yield ',"despesas":';
  yield* movementColumnsJson(living(expenses));
  yield "}";
}

/** Decodes the changes; removed records are only listed by id. */
export function decodeChanges(fields: Fields): LedgerPart {
  const { removidos } = fields;
  const rows = (kind: TransactionKind, some: Fields["receitas"]) =>
    some.map(({ revisao, plan, ...told }) => {
      const record = decodeTransaction(kind, told);
      const marked = plan === undefined ? record : { ...record, plan };
      return filed({ record: marked, revision: revisao, removed: false });
    });
  return {
    revision: fields.revisao,
    epoch: fields.epoca,
    continuation: fields.continua ?? null,
    ended: fields.acabados ?? null,
    transactions: [...rows("income", fields.receitas), ...rows("expense", fields.despesas)],
    ...perList<ChangedLists>((kind) => fields[LISTS[kind].name] ?? []),
    whole: RECORD_LISTS.every((kind) => fields[LISTS[kind].name] !== undefined),
    removed: {
      transactions: [...removidos.receitas, ...removidos.despesas].map(transactionId),
      ...perList<Omit<RemovedIds, "transactions">>((kind) => removidos[LISTS[kind].name]),
    },
  };
}
