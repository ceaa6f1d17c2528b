import type { SpendingRoom } from "../domain/forecast/spending-room.ts";
import { forecastTexts } from "./forecast.ts";
import { formatEuros } from "./format.ts";

/** What the dashboard says of the days to come. */
export const comingTexts = {
  perDay: forecastTexts.perDay,
  /** What the figure comes from, in a line. */
  reason: (room: SpendingRoom) => {
    const planned = room.outgoing === 0 ? "" : ` menos ${formatEuros(room.outgoing)} já previstos`;
    return `${formatEuros(room.balance)}${planned}, ${forecastTexts.perDayNote(room)}`;
  },
  untold: forecastTexts.untold,
  untoldHint: "Com o saldo da conta, verá aqui quanto pode gastar por dia.",
  tell: "Dizer saldo",
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
