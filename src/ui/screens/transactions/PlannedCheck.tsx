import { useSyncExternalStore } from "react";
import {
  NOT_PLANNED,
  plannedFor,
  type TransactionFields,
} from "../../../application/forms/transaction-form.ts";
import { plansOf } from "../../../application/forms/plans.ts";
import type { TransactionKind } from "../../../domain/transactions/transaction.ts";
import { formatDate, formatEuros } from "../../../text/format.ts";
import { recurrenceName } from "../../../text/recurrences.ts";
import { transactionFormTexts as texts } from "../../../text/transactions.ts";
import { CheckField } from "../../components/Field/CheckField.tsx";
import { useOverlays } from "../../overlay-context.ts";

const PLANNED = "planned";

type PlannedCheckProps = {
  readonly kind: TransactionKind;
  readonly fields: TransactionFields;
  readonly onChange: (value: string) => void;
};

/** Says which planned movement an entry seems to be; it is taken for that unless somebody unticks it. */
export function PlannedCheck({ kind, fields, onChange }: PlannedCheckProps) {
  const { known } = useOverlays().recurrences;
  // It is asked for when the form opens, and may come after everything was typed.
  useSyncExternalStore(known.subscribe, known.latest);
  const planned = plannedFor(fields, plansOf(kind, known.latest));
  if (planned === null) return null;
  return (
    <CheckField
      label={texts.isPlanned(recurrenceName(planned), formatDate(planned.date))}
      hint={texts.isPlannedHint(formatEuros(planned.amount))}
      ticked={PLANNED}
      value={fields.planned === NOT_PLANNED ? "" : PLANNED}
      onChange={(value) => onChange(value === PLANNED ? "" : NOT_PLANNED)}
    />
  );
}
