import type { AchievementId } from "../../domain/achievements/achievement.ts";
import type { LEVEL_STARTS } from "../../domain/achievements/level.ts";

type AchievementText = { readonly name: string; readonly description: string };

/** The name of each achievement, and how it is earned. */
export const achievementTexts: Readonly<Record<AchievementId, AchievementText>> = {
  "first-income": { name: "Primeira Receita", description: "Registou a sua primeira receita." },
  "first-expense": { name: "Primeira Despesa", description: "Registou a sua primeira despesa." },
  "ten-entries": { name: "Ganhar o Hábito", description: "Registou 10 receitas e despesas." },
  "hundred-entries": { name: "Contas em Dia", description: "Registou 100 receitas e despesas." },
  "thousand-entries": {
    name: "Guardião das Contas",
    description: "Registou 1000 receitas e despesas.",
  },
  "first-goal": { name: "Primeiro Objetivo", description: "Criou o seu primeiro objetivo." },
  "goal-reached": {
    name: "Objetivo Alcançado",
    description: "Juntou tudo o que queria para um objetivo.",
  },
  "three-goals-reached": { name: "Realizador", description: "Alcançou três objetivos." },
  "first-budget": { name: "Primeiro Orçamento", description: "Criou o seu primeiro orçamento." },
  "budgets-kept": {
    name: "Dentro do Orçamento",
    description: "Cumpriu todos os orçamentos de um mês completo.",
  },
  "budgets-kept-three": {
    name: "Orçamento Exemplar",
    description: "Cumpriu todos os orçamentos três meses seguidos.",
  },
  "positive-month": {
    name: "Mês Positivo",
    description: "Fechou um mês completo com saldo positivo.",
  },
  "positive-three": {
    name: "Trimestre Positivo",
    description: "Fechou três meses seguidos com saldo positivo.",
  },
  "positive-six": {
    name: "Semestre Positivo",
    description: "Fechou seis meses seguidos com saldo positivo.",
  },
  "positive-twelve": {
    name: "Ano Positivo",
    description: "Fechou doze meses seguidos com saldo positivo.",
  },
  "saved-ten": {
    name: "Pé-de-meia",
    description: "Poupou 10\u00a0% das receitas de um mês completo.",
  },
  "saved-twenty": {
    name: "Boa Poupança",
    description: "Poupou 20\u00a0% das receitas de um mês completo.",
  },
  "saved-thirty": {
    name: "Grande Poupança",
    description: "Poupou 30\u00a0% das receitas de um mês completo.",
  },
  "seven-days": {
    name: "Semana Completa",
    description: "Tem registos em 7 dias seguidos.",
  },
  "thirty-days": {
    name: "Mês sem Falhas",
    description: "Tem registos em 30 dias seguidos.",
  },
  "profile-complete": {
    name: "Perfil Completo",
    description: "Preencheu o nome e a idade no seu perfil.",
  },
};

const LEVEL_NAMES = [
  "Iniciante",
  "Aprendiz",
  "Organizado",
  "Poupador",
  "Estratega",
  "Mestre",
  "Lenda das Finanças",
] as const satisfies { readonly length: (typeof LEVEL_STARTS)["length"] };

/** The name of a level; levels count from 1. */
export const levelName = (number: number): string => LEVEL_NAMES.slice(0, number).at(-1) ?? "";
