import type { NewAchievement } from "../../domain/achievements/status.ts";

/** An achievement that was won just now. */
export const achievementWon = ({ name, description, points }: NewAchievement) => ({
  title: `Nova Conquista: ${name}!`,
  message: `${description} +${points} pontos`,
});

/** A verification that found nothing new. */
export const NO_NEW_ACHIEVEMENT = "Nenhuma nova conquista no momento. Continue usando o app!";
