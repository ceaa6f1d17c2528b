import {
  NOT_PLANNED,
  plannedFor,
  type TransactionFields,
} from "../../../application/forms/transaction-form.ts";
import { plannedText, plansOf } from "../../../application/forms/plans.ts";
import type { TransactionKind } from "../../../domain/transactions/transaction.ts";
import { formatDate, formatEuros } from "../../../text/format.ts";
import { recurrenceName } from "../../../text/recurrences.ts";
import { transactionFormTexts as texts } from "../../../text/transactions.ts";
import { CheckField } from "../../components/Field/CheckField.tsx";
import { useOverlays } from "../../overlay-context.ts";

type PlannedCheckProps = {
  readonly kind: TransactionKind;
  readonly fields: TransactionFields;
  readonly onChange: (value: string) => void;
};

/** Says which planned movement an entry seems to be; it is taken for that unless somebody unticks it. */
export function PlannedCheck({ kind, fields, onChange }: PlannedCheckProps) {
  const plans = plansOf(kind, useOverlays().recurrences.known.latest);
  const planned = plans.named(fields.planned) ?? plannedFor(fields, plans);
  if (planned === null) return null;
  return (
    <CheckField
      label={texts.isPlanned(recurrenceName(planned), formatDate(planned.date))}
      hint={texts.isPlannedHint(formatEuros(planned.amount))}
      ticked={plannedText(planned)}
      value={fields.planned}
      onChange={(value) => onChange(value === "" ? NOT_PLANNED : value)}
    />
  );
}
