import * as v from "valibot";
import {
  ACHIEVEMENTS,
  ACHIEVEMENT_POINTS,
  pointsOf,
} from "../../domain/achievements/achievement.ts";
import { levelOf } from "../../domain/achievements/level.ts";
import type {
  ExportContent,
  ExportHead,
  ExportLists,
  ExportSource,
  KeptReceipt,
} from "../../domain/exports/export-content.ts";
import { transactionId } from "../../domain/shared/ids.ts";
import { accountSchema, decodeAccount, encodeAccount } from "../kinds/accounts.ts";
import { budgetListSchema, decodeBudget, encodeBudget } from "../kinds/budgets.ts";
import { decodeCategory, encodeCategory, ownCategoryListSchema } from "../kinds/categories.ts";
import { instant } from "../fields.ts";
import { decodeClosing, encodeClosing, toldClosingSchema } from "../imports/import-accounts.ts";
import { decodeGoalEntry, encodeGoalEntry, goalEntriesSchema } from "../goal-entries.ts";
import { decodeGoal, encodeGoal, goalSchema } from "../kinds/goals.ts";
import { decodeMadeImport, encodeMadeImport, importListSchema } from "../imports/imports.ts";
import { decodeKeptLine, encodeKeptLine, keptLineSchema } from "../imports/kept-lines.ts";
import {
  decodeNotification,
  encodeNotification,
  notificationListSchema,
} from "../notifications/notifications.ts";
import { decodeProfile, encodeProfile, profileSchema } from "../profile/profile.ts";
import { decodeReceiptMark, encodeReceiptMark, receiptMarkSchema } from "../receipts.ts";
import { decodeRecurrence, encodeRecurrence, recurrenceSchema } from "../kinds/recurrences.ts";
import { decodeRule, encodeRule, ruleSchema } from "../kinds/rules.ts";
import { response } from "../shape.ts";
import {
  decodeTransaction,
  encodeTransaction,
  transactionListSchema,
} from "../kinds/transactions.ts";

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** The file of GET /exportacao/json: enough to restore everything. */
export const exportContentSchema = response({
  versao: v.literal(2),
  gerado_em: instant,
  perfil: profileSchema,
  gamificacao: response({
    level: count,
    pontos_totais: count,
    conquistas: v.array(
      response({ id: v.picklist(ACHIEVEMENTS), pontos: count, conquistada_em: instant }),
    ),
  }),
  receitas: transactionListSchema,
  despesas: transactionListSchema,
  objetivos: v.array(response({ ...goalSchema.entries, entradas: goalEntriesSchema })),
  orcamentos: budgetListSchema,
  categorias: ownCategoryListSchema,
  regras: v.array(ruleSchema),
  recorrentes: v.array(recurrenceSchema),
  contas: v.array(
    response({ ...accountSchema.entries, ditos: v.optional(v.array(toldClosingSchema), []) }),
  ),
  importacoes: importListSchema,
  linhas_importadas: v.array(keptLineSchema),
  taloes: v.array(response({ ...receiptMarkSchema.entries, registo: v.string() })),
  notificacoes: notificationListSchema,
});

type Fields = v.InferOutput<typeof exportContentSchema>;

export const decodeExportContent = (fields: Fields): ExportContent => ({
  createdAt: fields.gerado_em,
  profile: fields.perfil === null ? null : decodeProfile(fields.perfil),
  achievements: fields.gamificacao.conquistas.map(({ id, conquistada_em }) => ({
    id,
    wonAt: conquistada_em,
  })),
  incomes: fields.receitas.map((record) => decodeTransaction("income", record)),
  expenses: fields.despesas.map((record) => decodeTransaction("expense", record)),
  goals: fields.objetivos.map(({ entradas, ...goal }) => ({
    ...decodeGoal(goal),
    entries: entradas.map(decodeGoalEntry),
  })),
  budgets: fields.orcamentos.map(decodeBudget),
  categories: fields.categorias.map(decodeCategory),
  rules: fields.regras.map(decodeRule),
  recurrences: fields.recorrentes.map(decodeRecurrence),
  accounts: fields.contas.map(({ ditos, ...account }) => ({
    ...decodeAccount(account),
    told: ditos.map(decodeClosing),
  })),
  imports: fields.importacoes.map(decodeMadeImport),
  lines: fields.linhas_importadas.map(decodeKeptLine),
  receipts: fields.taloes.map(({ registo, ...mark }) => ({
    ...decodeReceiptMark(mark),
    record: transactionId(registo),
  })),
  notifications: fields.notificacoes.map(decodeNotification),
});

/** Each list by its name in the file, with the function that encodes one of its items. */
const LISTS: {
  readonly [Name in keyof ExportLists]: readonly [
    name: keyof Fields,
    encode: (one: ExportLists[Name]) => object,
  ];
} = {
  incomes: ["receitas", encodeTransaction],
  expenses: ["despesas", encodeTransaction],
  goals: [
    "objetivos",
    ({ entries, ...goal }) => ({ ...encodeGoal(goal), entradas: entries.map(encodeGoalEntry) }),
  ],
  budgets: ["orcamentos", encodeBudget],
  categories: ["categorias", encodeCategory],
  rules: ["regras", encodeRule],
  recurrences: ["recorrentes", encodeRecurrence],
  accounts: [
    "contas",
    ({ told, ...account }) => ({ ...encodeAccount(account), ditos: told.map(encodeClosing) }),
  ],
  imports: ["importacoes", encodeMadeImport],
  lines: ["linhas_importadas", encodeKeptLine],
  receipts: ["taloes", encodeReceipt],
  notifications: ["notificacoes", encodeNotification],
};

function encodeReceipt({ record, ...mark }: KeptReceipt) {
  return { ...encodeReceiptMark(mark), registo: record };
}

/** The number of records written in one go; few enough not to hold up other requests. */
const AT_ONCE = 500;

const LIST_NAMES = Object.keys(LISTS) as readonly (keyof ExportLists)[];

/** Writes an export as the file of GET /exportacao/json, one record a line, in short parts. */
export async function* exportJson(source: ExportSource): AsyncGenerator<string> {
  const head = JSON.stringify(encodeHead(source), null, 2);
  yield head.slice(0, -"\n}".length);
  for (const name of LIST_NAMES) yield* listJson(name, source.pages[name]);
  yield "\n}\n";
}

async function* listJson<Name extends keyof ExportLists>(
  list: Name,
  pages: AsyncIterable<readonly ExportLists[Name][]>,
): AsyncGenerator<string> {
  const [name, encode] = LISTS[list];
  yield `,\n  "${name}": [`;
  let separator = "\n    ";
  for await (const page of pages)
    for (let from = 0; from < page.length; from += AT_ONCE) {
      const some = page.slice(from, from + AT_ONCE);
      yield separator + some.map((one) => JSON.stringify(encode(one))).join(",\n    ");
      separator = ",\n    ";
    }
  yield separator.startsWith(",") ? "\n  ]" : "]";
}

const encodeHead = ({ createdAt, profile, achievements }: ExportHead) => ({
  versao: 2,
  gerado_em: new Date(createdAt).toISOString(),
  perfil: profile === null ? null : encodeProfile(profile),
  gamificacao: encodeAchievements(achievements),
});

function encodeAchievements(won: ExportHead["achievements"]) {
  const points = pointsOf(won.map(({ id }) => id));
  return {
    level: levelOf(points).number,
    pontos_totais: points,
    conquistas: won.map(({ id, wonAt }) => ({
      id,
      pontos: ACHIEVEMENT_POINTS[id],
      conquistada_em: new Date(wonAt).toISOString(),
    })),
  };
}
