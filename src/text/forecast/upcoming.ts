import type { YearMonth } from "../../domain/shared/year-month.ts";
import { formatMonth } from "../format.ts";
import { forecastTexts } from "./forecast.ts";

/** The dashboard's texts about the coming days. */
export const upcomingTexts = {
  perDay: forecastTexts.perDay,
  untold: forecastTexts.untold,
  tell: forecastTexts.tell,
  reading: forecastTexts.reading,
  seeForecast: "Ver previsão",
  next: "Próximos movimentos",
  seeAll: "Ver todos",
  none: "Nada previsto",
  noneHint: "Planeie a renda, o ordenado ou uma subscrição, e verá aqui o que aí vem.",
  plan: "Planear movimentos",
  plannedFor: (month: YearMonth) => `Previsto para ${formatMonth(month)}`,
  notRecorded: "O que planeou em Recorrentes. Ainda nada disto está registado.",
  plannedIncome: "Receitas previstas",
  plannedOutgoing: "Despesas previstas",
  plannedRest: "Sobra prevista",
  failed: "Não foi possível carregar os movimentos previstos.",
  allowanceFailed: "Não foi possível carregar a previsão.",
} as const;
