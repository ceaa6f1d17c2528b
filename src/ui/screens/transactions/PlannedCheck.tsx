import {
  NOT_PLANNED,
  plannedFor,
  type TransactionFields,
} from "../../../application/entries/transaction-form.ts";
import { findPlannedIn } from "../../../application/recurrences/find-planned.ts";
import { recurrencesOf } from "../../../domain/ledger/recurrences-of.ts";
import { formatDate, formatEuros } from "../../../text/format.ts";
import { recurrenceName } from "../../../text/recurrences/recurrences.ts";
import { transactionFormTexts as texts } from "../../../text/transactions/transactions.ts";
import { CheckField } from "../../components/Field/CheckField.tsx";
import { useLedgerView } from "../../use-ledger-view.ts";

const PLANNED = "planned";

type PlannedCheckProps = {
  readonly fields: TransactionFields;
  readonly onChange: (value: string) => void;
};

/** Says which planned movement an entry seems to match; saving links the two unless the box is unticked. */
export function PlannedCheck({ fields, onChange }: PlannedCheckProps) {
  const recurrences = useLedgerView(recurrencesOf);
  const planned = plannedFor(
    fields,
    findPlannedIn(() => recurrences),
  );
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
