import type { Occurrence } from "../../domain/recurrences/recurrence.ts";
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
