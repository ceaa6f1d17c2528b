import type { Occurrence } from "../../domain/recurrences/recurrence.ts";
import { RECORDED_BACK_DAYS } from "../../domain/recurrences/lately.ts";
import { formatDate, formatEuros } from "../format.ts";

const NOUNS = { income: "receita", expense: "despesa" } as const;

/** The texts of an unconfirmed movement in the list of notifications. */
export const plannedOccurrenceText = ({
  kind,
  category,
  amount,
  description,
  date,
}: Occurrence) => ({
  title: `Por confirmar: ${description ?? category}`,
  message: `Estava prevista para ${formatDate(date)} uma ${NOUNS[kind]} de ${formatEuros(amount)}. Confirme-a ou salte-a aqui, ou em Recorrentes.`,
});

/** The texts of the message that movements were too old to be recorded. */
export const leftOutText = () => ({
  title: "Movimentos antigos por registar",
  message: `Havia movimentos recorrentes por registar há mais de ${RECORDED_BACK_DAYS} dias. Os automáticos dos últimos ${RECORDED_BACK_DAYS} dias são registados; os mais antigos ficam de fora.`,
});
