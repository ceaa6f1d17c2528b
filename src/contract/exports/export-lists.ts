import * as v from "valibot";
import { ACHIEVEMENTS } from "../../domain/achievements/achievement.ts";
import type { ExportLists } from "../../domain/exports/export-content.ts";
import { MAX_AMOUNT } from "../../domain/shared/cents.ts";
import {
  accountId,
  budgetId,
  categoryId,
  goalId,
  importId,
  importLineId,
  notificationId,
  recurrenceId,
  ruleId,
  transactionId,
} from "../../domain/shared/ids.ts";
import { accountSchema, decodeAccount, encodeAccount } from "../kinds/accounts.ts";
import { budget } from "../kinds/budgets.ts";
import { categorySchema, decodeCategory, encodeCategory } from "../kinds/categories.ts";
import { lastDigits } from "../accounts/account-kinds.ts";
import { euros, instant, positiveEuros, rowId } from "../fields.ts";
import { goalEntry } from "../goal-entries.ts";
import { goal } from "../kinds/goals.ts";
import { decodeMadeImport, encodeMadeImport, madeImportSchema } from "../imports/imports.ts";
import { decodeStoredLine, encodeStoredLine, storedLineSchema } from "../imports/stored-lines.ts";
import { notification } from "../notifications/notifications.ts";
import { profileSchema } from "../profile/profile.ts";
import { receiptMark } from "../receipts.ts";
import { decodeRecurrence, encodeRecurrence, recurrenceSchema } from "../kinds/recurrences.ts";
import { decodeRule, encodeRule, ruleSchema, storableRule } from "../kinds/rules.ts";
import {
  accountEntries,
  decodeKeptAccount,
  decodeKeptImport,
  decodeKeptPlan,
  decodeKeptState,
  decodeTelling,
  encodeKeptAccount,
  encodeKeptImport,
  encodeKeptPlan,
  encodeKeptState,
  encodeTelling,
  importEntries,
  lineEntries,
  marks,
  planEntries,
  tellingSchema,
} from "./kept-state.ts";
import { response } from "../shape.ts";
import { optional } from "../wire/absent.ts";
import { field, idAs, money } from "../wire/field.ts";
import { list } from "../wire/nested.ts";
import { wire } from "../wire/wire.ts";
import { copiedText, dismissedProposal, reference } from "./copied-texts.ts";
import { decodeTransaction, encodeTransaction, transactionSchema } from "../kinds/transactions.ts";

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** The schema of a row's id. */
const rowOf = <Id extends string>(typed: (text: string) => Id) => v.pipe(rowId, v.transform(typed));

const named = <Id extends string>(typed: (text: string) => Id) => ({ id: rowOf(typed) });

const exportedGoal = wire({
  ...goal.fields,
  id: field("id", rowOf(goalId)),
  total: money("valor_total", positiveEuros),
  entries: optional(list("entradas", goalEntry), []),
});

const exportedBudget = wire({
  ...budget.fields,
  id: field("id", rowOf(budgetId)),
  carried: optional(field("automatico", v.literal(true))),
});

const exportedReceipt = wire({
  ...receiptMark.fields,
  record: idAs("registo", transactionId),
});

/** The longest texts of a notification, in characters: those that are made are shorter. */
const TITLE_MAX = 400;
const MESSAGE_MAX = 2_000;
const KEY_MAX = 500;

const notice = wire({
  ...notification.fields,
  // A digest where it was restored beside somebody else's of the same id.
  id: field("id", v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/), v.transform(notificationId))),
  title: field("titulo", copiedText(TITLE_MAX)),
  message: field("mensagem", copiedText(MESSAGE_MAX)),
  key: optional(field("chave", copiedText(KEY_MAX))),
});

/** The fields that files of every version have. */
const common = {
  gerado_em: instant,
  perfil: profileSchema,
  gamificacao: response({
    level: count,
    pontos_totais: count,
    conquistas: v.array(
      response({ id: v.picklist(ACHIEVEMENTS), pontos: count, conquistada_em: instant }),
    ),
  }),
};

const recordSchema = response({
  ...transactionSchema.entries,
  ...named(transactionId),
  devolve: v.optional(rowOf(transactionId)),
  parte_de: v.optional(rowOf(transactionId)),
  ...marks.entries,
});

const { devolve: _tie, ...expenseEntries } = recordSchema.entries;

const storableBalance = v.pipe(
  accountSchema.entries.saldo,
  v.check((balance) => balance === null || Math.abs(balance.amount) <= MAX_AMOUNT),
);

/** The lists of an export, as its file names them. */
const listEntries = {
  receitas: v.array(recordSchema),
  despesas: v.array(response(expenseEntries)),
  objetivos: v.array(response(exportedGoal.entries)),
  orcamentos: v.array(response(exportedBudget.entries)),
  categorias: v.array(response({ ...categorySchema.entries, ...named(categoryId) })),
  regras: v.array(response({ ...ruleSchema.entries, ...named(ruleId), ...storableRule })),
  recorrentes: v.array(
    response({ ...recurrenceSchema.entries, ...named(recurrenceId), ...planEntries }),
  ),
  contas: v.array(
    response({
      ...accountSchema.entries,
      // Older versions made some under any text; they get ids of their own.
      id: v.pipe(reference, v.transform(accountId)),
      ...accountEntries,
      digitos: lastDigits,
      saldo: storableBalance,
      ditos: v.optional(v.array(tellingSchema), []),
    }),
  ),
  importacoes: v.array(
    response({ ...madeImportSchema.entries, ...named(importId), ...importEntries }),
  ),
  linhas_importadas: v.array(
    response({ ...storedLineSchema.entries, ...named(importLineId), ...lineEntries }),
  ),
  taloes: v.array(response(exportedReceipt.entries)),
  notificacoes: v.array(response(notice.entries)),
  notificacoes_dispensadas: v.array(response(notice.entries)),
};

const head = {
  versao: v.literal(3),
  ...common,
  reserva: euros,
  propostas_recusadas: v.array(dismissedProposal),
};

/** The checksum of the file up to here. */
const soma = v.string();

/** The file of GET /exportacao/json: enough to restore everything. */
export const exportContentSchema = response({ ...head, ...listEntries, soma });

export type Fields = v.InferOutput<typeof exportContentSchema>;

/** The fields beside the lists, for each version of the file. */
export const HEADS = {
  1: response(common),
  2: response(common),
  3: response({ ...head, soma }),
} as const;

/** The lists of the file by their names, in its order. */
export const LIST_FIELDS = Object.keys(listEntries) as readonly (keyof typeof listEntries)[];

const { notificacoes_dispensadas: _dismissed, ...secondLists } = listEntries;
const { receitas, despesas, objetivos, orcamentos, notificacoes } = listEntries;

const VERSION_LISTS = {
  1: { receitas, despesas, objetivos, orcamentos, notificacoes },
  2: secondLists,
  3: listEntries,
} as const;

/** The schema of a row of a list in a file of a version; null if that version has no such list. */
export function rowSchema(
  version: keyof typeof VERSION_LISTS,
  name: string,
): v.GenericSchema | null {
  const lists: Readonly<Record<string, { readonly item: v.GenericSchema }>> =
    VERSION_LISTS[version];
  return Object.hasOwn(lists, name) ? (lists[name]?.item ?? null) : null;
}

/** One list of the file: its name, and how an item of it is written and read. */
export type ListCodec<Name extends keyof ExportLists, Field extends keyof Fields> = {
  readonly name: Field;
  readonly encode: (one: ExportLists[Name]) => object;
  readonly decode: (
    fields: Fields[Field] extends readonly (infer Each)[] ? Each : never,
  ) => ExportLists[Name];
};

const listed = <Name extends keyof ExportLists, Field extends keyof Fields>(
  _: Name,
  codec: ListCodec<Name, Field>,
) => codec;

/** The lists of an export, in the order of its file. */
export const LISTS = {
  incomes: listed("incomes", {
    name: "receitas",
    encode: (one) => ({ ...encodeTransaction(one), ...marks.write(one) }),
    decode: (fields) => ({ ...decodeTransaction("income", fields), ...marks.read(fields) }),
  }),
  expenses: listed("expenses", {
    name: "despesas",
    encode: (one) => ({ ...encodeTransaction(one), ...marks.write(one) }),
    decode: (fields) => ({ ...decodeTransaction("expense", fields), ...marks.read(fields) }),
  }),
  goals: listed("goals", {
    name: "objetivos",
    encode: exportedGoal.write,
    decode: exportedGoal.read,
  }),
  budgets: listed("budgets", {
    name: "orcamentos",
    encode: exportedBudget.write,
    decode: exportedBudget.read,
  }),
  categories: listed("categories", {
    name: "categorias",
    encode: encodeCategory,
    decode: decodeCategory,
  }),
  rules: listed("rules", { name: "regras", encode: encodeRule, decode: decodeRule }),
  recurrences: listed("recurrences", {
    name: "recorrentes",
    encode: (one) => ({ ...encodeRecurrence(one), ...encodeKeptPlan(one) }),
    decode: (fields) => ({ ...decodeRecurrence(fields), ...decodeKeptPlan(fields) }),
  }),
  accounts: listed("accounts", {
    name: "contas",
    encode: (one) => ({
      ...encodeAccount(one),
      ...encodeKeptAccount(one),
      ditos: one.told.map(encodeTelling),
    }),
    decode: (fields) => ({
      ...decodeAccount(fields),
      ...decodeKeptAccount(fields),
      told: fields.ditos.map(decodeTelling),
    }),
  }),
  imports: listed("imports", {
    name: "importacoes",
    encode: (one) => ({ ...encodeMadeImport(one), ...encodeKeptImport(one) }),
    decode: (fields) => ({ ...decodeMadeImport(fields), ...decodeKeptImport(fields) }),
  }),
  lines: listed("lines", {
    name: "linhas_importadas",
    encode: (one) => ({ ...encodeStoredLine(one), ...encodeKeptState(one) }),
    decode: (fields) => ({ ...decodeStoredLine(fields), ...decodeKeptState(fields) }),
  }),
  receipts: listed("receipts", {
    name: "taloes",
    encode: exportedReceipt.write,
    decode: exportedReceipt.read,
  }),
  notifications: listed("notifications", {
    name: "notificacoes",
    encode: notice.write,
    decode: notice.read,
  }),
  dismissed: listed("dismissed", {
    name: "notificacoes_dispensadas",
    encode: notice.write,
    decode: notice.read,
  }),
} as const;
