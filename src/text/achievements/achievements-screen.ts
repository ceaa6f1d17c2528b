import { nextLevel, type Level } from "../../domain/achievements/level.ts";

const points = (count: number) => (count === 1 ? "1 ponto" : `${count} pontos`);

/** The achievements. */
export const achievementsScreenTexts = {
  title: "Conquistas",
  subtitle: "O que já alcançou, e o que ainda pode ganhar",
  check: "Verificar Conquistas",
  checking: "A verificar…",
  level: (number: number) => `Nível ${number}`,
  points,
  progress: "Progresso para o próximo nível",
  topTitle: "Nível Máximo Alcançado",
  top: "Você é uma Lenda das Finanças!",
  completion: "Coleção",
  unlocked: (count: number, total: number) => `${count} de ${total}`,
  unlockedNote: "conquistas desbloqueadas",
  wonList: "Desbloqueadas",
  openList: "Por desbloquear",
  won: "Conquistada",
  open: "Por conquistar",
  empty: "Ainda sem conquistas",
  emptyHint:
    "Registe uma receita ou uma despesa e carregue em «Verificar Conquistas» para ver o que ganhou.",
} as const;

/** The points missing to the next level; null at the top level. */
export const missingText = (level: Level): string | null =>
  level.toNext === null
    ? null
    : `${level.toNext === 1 ? "Falta" : "Faltam"} ${points(level.toNext)} para o nível ${nextLevel(level)}`;
