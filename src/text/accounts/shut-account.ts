import type { Transaction } from "../../domain/transactions/transaction.ts";
import { formatDate, formatEuros } from "../format.ts";
import { transactionName } from "../transactions/transaction-name.ts";

type Shut = { readonly label: string; readonly state: "closed" | "gone" };

const STATES = { closed: "está fechada", gone: "já não existe" } as const;

/** The notification that a record went to the main account, because the one that it named takes none. */
export const shutAccountText = (
  record: Pick<Transaction, "date" | "amount" | "category" | "description">,
  { label, state }: Shut,
  main: string | null,
) => ({
  title: state === "closed" ? "Conta fechada" : "Conta removida",
  message: `A conta «${label}» ${STATES[state]}: «${transactionName(record)}», de ${formatDate(record.date)}, ${formatEuros(record.amount)}, ficou ${
    main === null ? "sem conta" : `na conta principal, «${main}»`
  }.`,
});

/** The toast that a record went to the main account; the name of an account that is gone is empty. */
export const wentToMain = (label: string): string =>
  label === ""
    ? "Registado na conta principal: a conta que escolheu já não existe."
    : `Registado na conta principal: a conta «${label}» ${STATES.closed}.`;
