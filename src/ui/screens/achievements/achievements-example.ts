import {
  ACHIEVEMENT_POINTS,
  pointsOf,
  type AchievementId,
} from "../../../domain/achievements/achievement.ts";
import { levelOf } from "../../../domain/achievements/level.ts";
import type { AchievementStatus } from "../../../domain/achievements/status.ts";

/** Made-up achievements for those whose plan has none: what they are for, and whether they are won. */
const EXAMPLE = [
  ["first-income", "Primeira receita", "Registou a primeira receita.", true],
  ["hundred-entries", "Cem registos", "Fez cem registos.", true],
  ["goal-reached", "Objetivo cumprido", "Chegou ao valor de um objetivo.", true],
  ["positive-three", "Três meses no verde", "Três meses seguidos com saldo positivo.", true],
  ["seven-days", "Uma semana certa", "Registos em sete dias seguidos.", true],
  ["positive-twelve", "Um ano no verde", "Doze meses seguidos com saldo positivo.", false],
  ["saved-thirty", "Mestre da poupança", "Poupou 30 % das receitas de um mês.", false],
  ["budgets-kept", "Dentro do plano", "Cumpriu todos os orçamentos de um mês.", false],
  ["thirty-days", "Hábito feito", "Registos em trinta dias seguidos.", false],
] as const satisfies readonly (readonly [AchievementId, string, string, boolean])[];

const won = EXAMPLE.filter(([, , , isWon]) => isWon).map(([id]) => id);

export const EXAMPLE_STATUS: AchievementStatus = {
  level: { ...levelOf(pointsOf(won)), name: "Organizado" },
  points: pointsOf(won),
  wonCount: won.length,
  total: EXAMPLE.length,
  achievements: EXAMPLE.map(([id, name, description, isWon]) => ({
    id,
    name,
    description,
    points: ACHIEVEMENT_POINTS[id],
    won: isWon,
  })),
};
