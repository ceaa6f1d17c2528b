import type { WriteKind } from "../../domain/ledger/write-kind.ts";
import type { WrittenRecord } from "../../domain/ledger/written.ts";
import { occurrenceOn } from "../../domain/recurrences/occurrences.ts";
import type { RecurrenceDraft } from "../../domain/recurrences/recurrence.ts";
import type { Cents } from "../../domain/shared/cents.ts";
import { partsOf, type CivilDate } from "../../domain/shared/civil-date.ts";
import { monthOf } from "../../domain/shared/year-month.ts";
import { formatEuros, formatMonthName } from "../format.ts";
import { labelOf } from "../record-labels.ts";
import { transactionName } from "../transactions/transaction-name.ts";

const verbs: Readonly<Record<WriteKind["type"], string>> = {
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
  "end-payment": "Dar um pagamento por acabado",
  undo: "Anular uma alteração",
};

/** The name of a write: what is done to which record, if that is known. */
export function writeLabel(writeKind: WriteKind, record: WrittenRecord | null): string {
  const object = objectOf(writeKind, record);
  return object === null ? verbs[writeKind.type] : `${verbs[writeKind.type]} ${object}`;
}

function objectOf(writeKind: WriteKind, record: WrittenRecord | null): string | null {
  if (writeKind.type === "plan") return withAmount(writeKind.draft, costOf(writeKind.draft));
  if (record === null) return null;
  const label = labelOf(record);
  if (writeKind.type === "tell") return `de ${label}`;
  if (record.type === "transactions") {
    const { kept } = record;
    return writeKind.type === "divide"
      ? transactionName(kept.record)
      : withAmount(kept.record, kept.record.amount);
  }
  if (!("day" in writeKind) || record.type !== "recurrences") return label;
  const due = occurrenceOn(record.kept.record, writeKind.day);
  return `${label} de ${dayText(due?.date ?? writeKind.day)}`;
}

const withAmount = (of: Parameters<typeof transactionName>[0], amount: Cents): string =>
  `${transactionName(of)} · ${formatEuros(amount)}`;

const costOf = ({ cost }: RecurrenceDraft): Cents =>
  cost.of === "each" ? cost.amount : cost.total;

/** A day within a year as `5 de maio`. */
const dayText = (date: CivilDate): string =>
  `${partsOf(date).day} de ${formatMonthName(monthOf(date))}`;
