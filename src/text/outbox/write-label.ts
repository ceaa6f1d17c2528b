import type { Deed } from "../../domain/ledger/deed.ts";
import type { WrittenRecord } from "../../domain/ledger/written.ts";
import { occurrenceOn } from "../../domain/recurrences/occurrences.ts";
import type { RecurrenceDraft } from "../../domain/recurrences/recurrence.ts";
import type { Cents } from "../../domain/shared/cents.ts";
import { partsOf, type CivilDate } from "../../domain/shared/civil-date.ts";
import { monthOf } from "../../domain/shared/year-month.ts";
import { formatEuros, formatMonthName } from "../format.ts";
import { labelOf } from "../record-labels.ts";
import { transactionName } from "../transactions/transaction-name.ts";

const verbs: Readonly<Record<Deed["type"], string>> = {
  create: "Acrescentar",
  plan: "Acrescentar",
  change: "Mudar",
  remove: "Remover",
  divide: "Dividir",
  merge: "Juntar a outra",
  apply: "Aplicar",
  pause: "Pausar",
  resume: "Retomar",
  tell: "Indicar saldo",
  confirm: "Confirmar",
  skip: "Saltar",
  undo: "Anular uma alteração",
};

/** The name of a write: what is done to which record, if that is known. */
export function writeLabel(deed: Deed, record: WrittenRecord | null): string {
  const object = objectOf(deed, record);
  return object === null ? verbs[deed.type] : `${verbs[deed.type]} ${object}`;
}

function objectOf(deed: Deed, record: WrittenRecord | null): string | null {
  if (deed.type === "plan") return withAmount(deed.draft, costOf(deed.draft));
  if (record === null) return null;
  const label = labelOf(record);
  if (deed.type === "tell") return `de ${label}`;
  if (record.type === "transactions") {
    const { kept } = record;
    return deed.type === "divide"
      ? transactionName(kept.record)
      : withAmount(kept.record, kept.record.amount);
  }
  if (!("day" in deed) || record.type !== "recurrences") return label;
  const due = occurrenceOn(record.kept.record, deed.day);
  return `${label} de ${dayText(due?.date ?? deed.day)}`;
}

const withAmount = (of: Parameters<typeof transactionName>[0], amount: Cents): string =>
  `${transactionName(of)} · ${formatEuros(amount)}`;

const costOf = ({ cost }: RecurrenceDraft): Cents =>
  cost.of === "each" ? cost.amount : cost.total;

/** A day within a year as `5 de maio`. */
const dayText = (date: CivilDate): string =>
  `${partsOf(date).day} de ${formatMonthName(monthOf(date))}`;
