import * as v from "valibot";
import type { FieldIssue } from "../../domain/fields/field-issue.ts";
import type { Filed, LedgerChanges, LedgerPart } from "../../domain/ledger/changes.ts";
import type { Revision } from "../../domain/ledger/revision.ts";
import type { Stamped } from "../../domain/ledger/stamped.ts";
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
import { decodeAccount, encodeAccount, storedAccountSchema } from "../kinds/accounts.ts";
import { budgetSchema, decodeBudget, encodeBudget } from "../kinds/budgets.ts";
import { categorySchema, decodeCategory, encodeCategory } from "../kinds/categories.ts";
import { civilDate, revision } from "../fields.ts";
import { movementColumns, movementColumnsJson } from "./movement-columns.ts";
import { partLimit, wholeNumber } from "../query-numbers.ts";
import { decodeGoal, encodeGoal, goalSchema } from "../kinds/goals.ts";
import { decodeRecurrence, encodeRecurrence, recurrenceSchema } from "../kinds/recurrences.ts";
import { decodeRule, encodeRule, ruleSchema } from "../kinds/rules.ts";
import { request, response } from "../shape.ts";
import { decodeTransaction } from "../kinds/transactions.ts";

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

const texts = v.array(v.string());

/**
 * The response of GET /alteracoes; `categoria` is always an id. An older server sends no `regras`, no `recorrentes` and
 * no `contas`.
 */
export const changesSchema = response({
  revisao: revision,
  epoca: v.string(),
  completo: v.boolean(),
  continua: v.optional(v.string()),
  receitas: movementColumns,
  despesas: movementColumns,
  orcamentos: v.array(response({ ...budgetSchema.entries, revisao: revision })),
  objetivos: v.array(response({ ...goalSchema.entries, revisao: revision })),
  categorias: v.array(response({ ...categorySchema.entries, revisao: revision })),
  regras: v.optional(v.array(response({ ...ruleSchema.entries, revisao: revision }))),
  recorrentes: v.optional(v.array(response({ ...recurrenceSchema.entries, revisao: revision }))),
  contas: v.optional(v.array(storedAccountSchema)),
  removidos: response({
    receitas: texts,
    despesas: texts,
    orcamentos: texts,
    objetivos: texts,
    categorias: texts,
    regras: v.optional(texts, []),
    recorrentes: v.optional(texts, []),
    contas: v.optional(texts, []),
  }),
});

type Fields = v.InferOutput<typeof changesSchema>;
const living = <Kept>(rows: readonly Stamped<Kept>[]) => rows.filter(({ removed }) => !removed);

const withRevision =
  <Kept, Body extends object>(encode: (record: Kept) => Body) =>
  (row: Stamped<Kept>) => ({ ...encode(row.record), revisao: row.revision });

const removedIds = <Kept extends { readonly id: string }>(rows: readonly Stamped<Kept>[]) =>
  rows.filter(({ removed }) => removed).map(({ record }) => record.id);

/** Writes changes as the JSON of GET /alteracoes, in short parts. */
export function* changesJson(changes: LedgerChanges): Generator<string> {
  const { transactions, budgets, goals, categories, rules, recurrences, accounts } = changes;
  const { continuation } = changes;
  const of = (wanted: TransactionKind) =>
    transactions.filter(({ record }) => record.kind === wanted);
  const [incomes, expenses] = [of("income"), of("expense")];
  const begin = {
    revisao: changes.revision,
    epoca: changes.epoch,
    completo: continuation === null,
    ...(continuation === null ? {} : { continua: continuation }),
    orcamentos: living(budgets).map(withRevision(encodeBudget)),
    objetivos: living(goals).map(withRevision(encodeGoal)),
    categorias: living(categories).map(withRevision(encodeCategory)),
    regras: living(rules).map(withRevision(encodeRule)),
    recorrentes: living(recurrences).map(withRevision(encodeRecurrence)),
    contas: living(accounts).map(withRevision(encodeAccount)),
    removidos: {
      receitas: removedIds(incomes),
      despesas: removedIds(expenses),
      orcamentos: removedIds(budgets),
      objetivos: removedIds(goals),
      categorias: removedIds(categories),
      regras: removedIds(rules),
      recorrentes: removedIds(recurrences),
      contas: removedIds(accounts),
    },
  };
  yield `${JSON.stringify(begin).slice(0, -1)},"receitas":`;
  yield* movementColumnsJson(living(incomes));
  yield ',"despesas":';
  yield* movementColumnsJson(living(expenses));
  yield "}";
}

const told = <Kept>(record: Kept, revisao: Revision): Stamped<Kept> => ({
  record,
  revision: revisao,
  removed: false,
});

const filed = <Kept extends { readonly category: string | null }>(record: Kept) =>
  ({
    ...record,
    category: record.category === null ? null : categoryId(record.category),
  }) as Filed<Kept>;

/** Decodes the changes; removed records are only listed by id. */
export function decodeChanges(fields: Fields): LedgerPart {
  const rows = (kind: TransactionKind, list: Fields["receitas"]) =>
    list.map(({ revisao, ...record }) => told(filed(decodeTransaction(kind, record)), revisao));
  const { removidos, regras, recorrentes, contas } = fields;
  return {
    revision: fields.revisao,
    epoch: fields.epoca,
    continuation: fields.continua ?? null,
    transactions: [...rows("income", fields.receitas), ...rows("expense", fields.despesas)],
    budgets: fields.orcamentos.map((row) => told(filed(decodeBudget(row)), row.revisao)),
    goals: fields.objetivos.map((row) => told(decodeGoal(row), row.revisao)),
    categories: fields.categorias.map((row) => told(decodeCategory(row), row.revisao)),
    rules: (regras ?? []).map((row) => told(filed(decodeRule(row)), row.revisao)),
    recurrences: (recorrentes ?? []).map((row) => told(filed(decodeRecurrence(row)), row.revisao)),
    accounts: (contas ?? []).map((row) => told(decodeAccount(row), row.revisao)),
    whole: regras !== undefined && recorrentes !== undefined && contas !== undefined,
    removed: {
      transactions: [...removidos.receitas, ...removidos.despesas].map(transactionId),
      budgets: removidos.orcamentos.map(budgetId),
      goals: removidos.objetivos.map(goalId),
      categories: removidos.categorias.map(categoryId),
      rules: removidos.regras.map(ruleId),
      recurrences: removidos.recorrentes.map(recurrenceId),
      accounts: removidos.contas.map(accountId),
    },
  };
}
