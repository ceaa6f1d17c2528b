import type { NewAchievement } from "../../domain/achievements/status.ts";

/** The toast for a new achievement. */
export const achievementWon = ({ name, description, points }: NewAchievement) => ({
  title: `Nova Conquista: ${name}!`,
  message: `${description} +${points} pontos`,
});

/** The toast for a verification that found nothing new. */
export const NO_NEW_ACHIEVEMENT = "Nenhuma nova conquista no momento. Continue usando o app!";
