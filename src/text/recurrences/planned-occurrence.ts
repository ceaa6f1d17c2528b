import type { Occurrence } from "../../domain/recurrences/recurrence.ts";
import { RECORDED_BACK_DAYS } from "../../domain/recurrences/lately.ts";
import type { Transaction } from "../../domain/transactions/transaction.ts";
import { formatDate, formatEuros } from "../format.ts";
import { transactionName } from "../transactions/transaction-name.ts";

const NOUNS = { income: "receita", expense: "despesa" } as const;

/** The question whether a planned movement is a record that is there, which it names. */
export const sameQuestion = (
  recorded: Pick<Transaction, "date" | "category" | "amount" | "description">,
): string =>
  `Já há «${transactionName(recorded)}», de ${formatDate(recorded.date)}, ${formatEuros(recorded.amount)}: é o mesmo?`;

/** The texts of an unconfirmed movement in the list of notifications. */
export const plannedOccurrenceText = (
  { kind, category, amount, description, date }: Occurrence,
  recorded: Parameters<typeof sameQuestion>[0] | null,
) => ({
  title: `Por confirmar: ${description ?? category}`,
  message: `Estava prevista para ${formatDate(date)} uma ${NOUNS[kind]} de ${formatEuros(amount)}. ${
    recorded === null
      ? "Confirme-a ou salte-a aqui, ou em Recorrentes."
      : `${sameQuestion(recorded)} Responda aqui, ou em Recorrentes.`
  }`,
});

/** The texts of the message that movements were too old to be recorded. */
export const leftOutText = () => ({
  title: "Movimentos antigos por registar",
  message: `Havia movimentos recorrentes por registar há mais de ${RECORDED_BACK_DAYS} dias. Os automáticos dos últimos ${RECORDED_BACK_DAYS} dias são registados; os mais antigos ficam de fora.`,
});
