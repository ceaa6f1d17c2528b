import { readAmount } from "../../../application/acts/amount-text.ts";
import {
  readHistoryFields,
  type HistoryFields,
} from "../../../application/history/history-fields.ts";
import type { HistoryQueryEvent } from "../../../application/history/history-query.machine.ts";
import {
  categoriesOf,
  type CategoryLists,
} from "../../../application/categories/view-categories.ts";
import type { AcceptedDays } from "../../../domain/calendar/nearest-day.ts";
import { parseCivilDate } from "../../../domain/shared/civil-date.ts";
import { hasInvertedDates } from "../../../domain/transactions/inverted-dates.ts";
import { TRANSACTION_ORDERS } from "../../../domain/transactions/sort.ts";
import type { TransactionKind } from "../../../domain/transactions/transaction.ts";
import { fieldIssues } from "../../../text/field-issues.ts";
import { historyTexts as texts, orderNames } from "../../../text/transactions/history.ts";
import { DateField } from "../../components/Field/DateField.tsx";
import { SelectField } from "../../components/Field/SelectField.tsx";
import { SmallAmountField } from "../../components/Field/SmallAmountField.tsx";
import { Segmented } from "../../components/Segmented/Segmented.tsx";
import * as styles from "./history-filters.css.ts";

type FilterChoicesProps = {
  readonly fields: HistoryFields;
  readonly categories: CategoryLists;
  readonly send: (event: HistoryQueryEvent) => void;
  readonly ofOneKind: boolean;
};

const ALL = "all";
const kinds = ([ALL, "income", "expense"] as const).map((value) => ({
  value,
  label: texts.kinds[value],
}));
const orders = TRANSACTION_ORDERS.map((value) => ({ value, label: orderNames[value] }));

/** The options for the category of a record of a kind, or of both kinds. */
function categoryOptions(lists: CategoryLists, kind: TransactionKind | null) {
  const options = categoriesOf(lists, kind).map((value) => ({ value, label: value }));
  return [{ value: "", label: texts.allCategories }, ...options];
}

function amountProblem(text: string): string | null {
  const amount = text.trim() === "" ? null : readAmount(text);
  return amount === null || amount.ok ? null : fieldIssues[amount.reason];
}

const dateProblem = (text: string): string | null =>
  text.trim() === "" || parseCivilDate(text) !== null ? null : fieldIssues["bad-date"];

/** The days of one end of the period that keep the other end in place. */
function acceptedBeside(
  { from, to }: Pick<FilterChoicesProps["fields"], "from" | "to">,
  field: "from" | "to",
): AcceptedDays {
  const other = parseCivilDate(field === "from" ? to : from);
  if (other === null) return {};
  return field === "from" ? { to: other } : { from: other };
}

export function FilterChoices({ fields, categories, send, ofOneKind }: FilterChoicesProps) {
  const amount = (field: "least" | "most") => (
    <SmallAmountField
      label={texts[field]}
      compact
      placeholder="—"
      value={fields[field]}
      error={amountProblem(fields[field])}
      onChange={(value) => send({ type: "TYPE", changes: { [field]: value } })}
      className={styles.amount}
    />
  );
  const inverted = hasInvertedDates(readHistoryFields(fields).filter);
  const date = (field: "from" | "to") => (
    <DateField
      label={texts[field]}
      compact
      accepted={acceptedBeside(fields, field)}
      value={fields[field]}
      error={dateProblem(fields[field]) ?? (field === "to" && inverted ? texts.swappedDates : null)}
      onChange={(value) => send({ type: "TYPE", changes: { [field]: value } })}
      className={styles.date}
    />
  );
  return (
    <>
      {!ofOneKind && (
        <div className={styles.kind}>
          <Segmented
            label={texts.kind}
            options={kinds}
            value={fields.kind ?? ALL}
            onChange={(kind) => send({ type: "CHOOSE_KIND", kind: kind === ALL ? null : kind })}
          />
        </div>
      )}
      <SelectField
        label={texts.category}
        compact
        options={categoryOptions(categories, fields.kind)}
        value={fields.category ?? ""}
        onChange={(category) => send({ type: "CHOOSE", changes: { category: category || null } })}
        className={styles.category}
      />
      <SelectField
        label={texts.order}
        compact
        options={orders}
        value={fields.order}
        onChange={(value) => {
          const order = TRANSACTION_ORDERS.find((known) => known === value);
          if (order) send({ type: "CHOOSE", changes: { order } });
        }}
        className={styles.order}
      />
      <div className={styles.spans.amounts}>
        {amount("least")}
        {amount("most")}
      </div>
      <div className={styles.spans.dates}>
        {date("from")}
        {date("to")}
      </div>
    </>
  );
}
