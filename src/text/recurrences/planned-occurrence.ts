import type { Occurrence } from "../../domain/recurrences/recurrence.ts";
import { formatDate, formatEuros } from "../format.ts";

const NOUNS = { income: "receita", expense: "despesa" } as const;

/** What the bell's list shows of a movement that waits for a confirmation. */
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
