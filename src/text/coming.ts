import { forecastTexts } from "./forecast.ts";

/** What the dashboard says of the days to come. */
export const comingTexts = {
  perDay: forecastTexts.perDay,
  untold: forecastTexts.untold,
  untoldHint: "Com o saldo da conta, verá aqui quanto pode gastar por dia.",
  tell: forecastTexts.tell,
  reading: forecastTexts.reading,
  seeForecast: "Ver previsão",
  next: "Próximos movimentos",
  seeAll: "Ver todos",
  none: "Nada previsto",
  noneHint: "Planeie a renda, o ordenado ou uma subscrição, e verá aqui o que aí vem.",
  plan: "Planear movimentos",
  failed: "Não foi possível carregar os movimentos previstos.",
  roomFailed: "Não foi possível carregar a previsão.",
} as const;
