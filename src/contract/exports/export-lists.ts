import * as v from "valibot";
import { ACHIEVEMENTS } from "../../domain/achievements/achievement.ts";
import type {
  ExportedNotification,
  ExportLists,
  KeptReceipt,
} from "../../domain/exports/export-content.ts";
import { transactionId } from "../../domain/shared/ids.ts";
import { accountSchema, decodeAccount, encodeAccount } from "../kinds/accounts.ts";
import { budgetSchema, decodeBudget, encodeBudget } from "../kinds/budgets.ts";
import { categorySchema, decodeCategory, encodeCategory } from "../kinds/categories.ts";
import { lastDigits } from "../accounts/account-kinds.ts";
import { euros, instant, positiveEuros, rowId } from "../fields.ts";
import { decodeGoalEntry, encodeGoalEntry, goalEntriesSchema } from "../goal-entries.ts";
import { decodeGoal, encodeGoal, goalSchema } from "../kinds/goals.ts";
import { decodeMadeImport, encodeMadeImport, madeImportSchema } from "../imports/imports.ts";
import { decodeKeptLine, encodeKeptLine, keptLineSchema } from "../imports/kept-lines.ts";
import {
  decodeNotification,
  encodeNotification,
  notificationSchema,
} from "../notifications/notifications.ts";
import { profileSchema } from "../profile/profile.ts";
import { decodeReceiptMark, encodeReceiptMark, receiptMarkSchema } from "../receipts.ts";
import { decodeRecurrence, encodeRecurrence, recurrenceSchema } from "../kinds/recurrences.ts";
import { decodeRule, encodeRule, ruleSchema, storableRule } from "../kinds/rules.ts";
import {
  accountEntries,
  decodeKeptAccount,
  decodeKeptImport,
  decodeKeptPlan,
  decodeKeptState,
  decodeMarks,
  decodeTelling,
  encodeKeptAccount,
  encodeKeptImport,
  encodeKeptPlan,
  encodeKeptState,
  encodeMarks,
  encodeTelling,
  importEntries,
  lineEntries,
  markEntries,
  planEntries,
  tellingSchema,
} from "./kept-state.ts";
import { response } from "../shape.ts";
import { copiedText, reference } from "./copied-texts.ts";
import { decodeTransaction, encodeTransaction, transactionSchema } from "../kinds/transactions.ts";

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

const named = { id: rowId };

const goals = v.array(
  response({
    ...goalSchema.entries,
    ...named,
    valor_total: positiveEuros,
    entradas: v.optional(goalEntriesSchema, []),
  }),
);

/** The longest texts of a notification, in characters: those that are made are shorter. */
const TITLE_MAX = 400;
const MESSAGE_MAX = 2_000;
const KEY_MAX = 500;

const noticeSchema = response({
  ...notificationSchema.entries,
  // A digest where it was restored beside somebody else's of the same id.
  id: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)),
  titulo: copiedText(TITLE_MAX),
  mensagem: copiedText(MESSAGE_MAX),
  chave: v.optional(copiedText(KEY_MAX)),
});

/** What the files of every version have. */
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

const recordSchema = response({ ...transactionSchema.entries, ...named, ...markEntries });

/** The lists of an export, as its file names them. */
const listEntries = {
  receitas: v.array(recordSchema),
  despesas: v.array(recordSchema),
  objetivos: goals,
  orcamentos: v.array(
    response({ ...budgetSchema.entries, ...named, automatico: v.optional(v.literal(true)) }),
  ),
  categorias: v.array(response({ ...categorySchema.entries, ...named })),
  regras: v.array(response({ ...ruleSchema.entries, ...named, ...storableRule })),
  recorrentes: v.array(response({ ...recurrenceSchema.entries, ...named, ...planEntries })),
  contas: v.array(
    response({
      ...accountSchema.entries,
      ...named,
      ...accountEntries,
      digitos: lastDigits,
      ditos: v.optional(v.array(tellingSchema), []),
    }),
  ),
  importacoes: v.array(response({ ...madeImportSchema.entries, ...named, ...importEntries })),
  linhas_importadas: v.array(response({ ...keptLineSchema.entries, ...named, ...lineEntries })),
  taloes: v.array(response({ ...receiptMarkSchema.entries, registo: v.string() })),
  notificacoes: v.array(noticeSchema),
  notificacoes_dispensadas: v.array(noticeSchema),
};

const head = {
  versao: v.literal(3),
  ...common,
  reserva: euros,
  propostas_recusadas: v.array(reference),
};

/** A checksum of what stands before it. */
const soma = v.string();

/** The file of GET /exportacao/json: enough to restore everything. */
export const exportContentSchema = response({ ...head, ...listEntries, soma });

export type Fields = v.InferOutput<typeof exportContentSchema>;

/** What stands beside the lists in a file of each version. */
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
  list: string,
): v.GenericSchema | null {
  const lists: Readonly<Record<string, { readonly item: v.GenericSchema }>> =
    VERSION_LISTS[version];
  return Object.hasOwn(lists, list) ? (lists[list]?.item ?? null) : null;
}

const decodeNotice = ({ chave, ...fields }: Fields["notificacoes"][number]) => ({
  ...decodeNotification(fields),
  ...(chave !== undefined && { key: chave }),
});

const encodeNotice = ({ key, ...notification }: ExportedNotification) => ({
  ...encodeNotification(notification),
  ...(key !== undefined && { chave: key }),
});

/** One list of the file: its name, and how an item of it is written and read. */
export type ListCodec<Name extends keyof ExportLists, Field extends keyof Fields> = {
  readonly name: Field;
  readonly encode: (one: ExportLists[Name]) => object;
  readonly decode: (
    fields: Fields[Field] extends readonly (infer Each)[] ? Each : never,
  ) => ExportLists[Name];
};

const list = <Name extends keyof ExportLists, Field extends keyof Fields>(
  _: Name,
  codec: ListCodec<Name, Field>,
) => codec;

/** The lists of an export, in the order of its file. */
export const LISTS = {
  incomes: list("incomes", {
    name: "receitas",
    encode: (one) => ({ ...encodeTransaction(one), ...encodeMarks(one) }),
    decode: (fields) => ({ ...decodeTransaction("income", fields), ...decodeMarks(fields) }),
  }),
  expenses: list("expenses", {
    name: "despesas",
    encode: (one) => ({ ...encodeTransaction(one), ...encodeMarks(one) }),
    decode: (fields) => ({ ...decodeTransaction("expense", fields), ...decodeMarks(fields) }),
  }),
  goals: list("goals", {
    name: "objetivos",
    encode: ({ entries, ...goal }) => ({
      ...encodeGoal(goal),
      entradas: entries.map(encodeGoalEntry),
    }),
    decode: ({ entradas, ...goal }) => ({
      ...decodeGoal(goal),
      entries: entradas.map(decodeGoalEntry),
    }),
  }),
  budgets: list("budgets", {
    name: "orcamentos",
    encode: (one) => ({ ...encodeBudget(one), ...(one.carried && { automatico: true }) }),
    decode: (fields) => ({
      ...decodeBudget(fields),
      ...(fields.automatico && { carried: true as const }),
    }),
  }),
  categories: list("categories", {
    name: "categorias",
    encode: encodeCategory,
    decode: decodeCategory,
  }),
  rules: list("rules", { name: "regras", encode: encodeRule, decode: decodeRule }),
  recurrences: list("recurrences", {
    name: "recorrentes",
    encode: (one) => ({ ...encodeRecurrence(one), ...encodeKeptPlan(one) }),
    decode: (fields) => ({ ...decodeRecurrence(fields), ...decodeKeptPlan(fields) }),
  }),
  accounts: list("accounts", {
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
  imports: list("imports", {
    name: "importacoes",
    encode: (one) => ({ ...encodeMadeImport(one), ...encodeKeptImport(one) }),
    decode: (fields) => ({ ...decodeMadeImport(fields), ...decodeKeptImport(fields) }),
  }),
  lines: list("lines", {
    name: "linhas_importadas",
    encode: (one) => ({ ...encodeKeptLine(one), ...encodeKeptState(one) }),
    decode: (fields) => ({ ...decodeKeptLine(fields), ...decodeKeptState(fields) }),
  }),
  receipts: list("receipts", {
    name: "taloes",
    encode: encodeReceipt,
    decode: ({ registo, ...mark }) => ({
      ...decodeReceiptMark(mark),
      record: transactionId(registo),
    }),
  }),
  notifications: list("notifications", {
    name: "notificacoes",
    encode: encodeNotice,
    decode: decodeNotice,
  }),
  dismissed: list("dismissed", {
    name: "notificacoes_dispensadas",
    encode: encodeNotice,
    decode: decodeNotice,
  }),
} as const;

function encodeReceipt({ record, ...mark }: KeptReceipt) {
  return { ...encodeReceiptMark(mark), registo: record };
}
