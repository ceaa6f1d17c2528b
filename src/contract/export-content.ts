import * as v from "valibot";
import { ACHIEVEMENTS, ACHIEVEMENT_POINTS, pointsOf } from "../domain/achievements/achievement.ts";
import { levelOf } from "../domain/achievements/level.ts";
import type { ExportContent } from "../domain/exports/export-content.ts";
import { budgetListSchema, decodeBudget, encodeBudget } from "./budgets.ts";
import { instant } from "./fields.ts";
import { decodeGoalEntry, encodeGoalEntry, goalEntriesSchema } from "./goal-entries.ts";
import { decodeGoal, encodeGoal, goalSchema } from "./goals.ts";
import { decodeNotification, encodeNotification, notificationListSchema } from "./notifications.ts";
import { decodeProfile, encodeProfile, profileSchema } from "./profile.ts";
import { response } from "./shape.ts";
import { decodeTransaction, encodeTransaction, transactionListSchema } from "./transactions.ts";

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** The file of GET /exportacao/json: enough to restore everything from. */
export const exportContentSchema = response({
  versao: v.literal(1),
  gerado_em: instant,
  perfil: profileSchema,
  receitas: transactionListSchema,
  despesas: transactionListSchema,
  objetivos: v.array(response({ ...goalSchema.entries, entradas: goalEntriesSchema })),
  orcamentos: budgetListSchema,
  notificacoes: notificationListSchema,
  gamificacao: response({
    level: count,
    pontos_totais: count,
    conquistas: v.array(
      response({ id: v.picklist(ACHIEVEMENTS), pontos: count, conquistada_em: instant }),
    ),
  }),
});

export const decodeExportContent = (
  fields: v.InferOutput<typeof exportContentSchema>,
): ExportContent => ({
  createdAt: fields.gerado_em,
  profile: fields.perfil === null ? null : decodeProfile(fields.perfil),
  incomes: fields.receitas.map((record) => decodeTransaction("income", record)),
  expenses: fields.despesas.map((record) => decodeTransaction("expense", record)),
  goals: fields.objetivos.map(({ entradas, ...goal }) => ({
    ...decodeGoal(goal),
    entries: entradas.map(decodeGoalEntry),
  })),
  budgets: fields.orcamentos.map(decodeBudget),
  notifications: fields.notificacoes.map(decodeNotification),
  achievements: fields.gamificacao.conquistas.map(({ id, conquistada_em }) => ({
    id,
    wonAt: conquistada_em,
  })),
});

export const encodeExportContent = (
  content: ExportContent,
): v.InferInput<typeof exportContentSchema> => ({
  versao: 1,
  gerado_em: new Date(content.createdAt).toISOString(),
  perfil: content.profile === null ? null : encodeProfile(content.profile),
  receitas: content.incomes.map(encodeTransaction),
  despesas: content.expenses.map(encodeTransaction),
  objetivos: content.goals.map(({ entries, ...goal }) => ({
    ...encodeGoal(goal),
    entradas: entries.map(encodeGoalEntry),
  })),
  orcamentos: content.budgets.map(encodeBudget),
  notificacoes: content.notifications.map(encodeNotification),
  gamificacao: encodeAchievements(content.achievements),
});

function encodeAchievements(won: ExportContent["achievements"]) {
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
