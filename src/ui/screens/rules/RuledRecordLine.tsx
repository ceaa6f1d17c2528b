import type { RuledRecord } from "../../../domain/rules/rule.ts";
import type { Row } from "../../../domain/ledger/row.ts";
import { formatDate, formatEuros } from "../../../text/format.ts";
import { ruleTexts as texts } from "../../../text/rules/rules.ts";
import * as styles from "./rules.css.ts";

type RuledRecordLineProps = {
  readonly after: RuledRecord;
  /** Null for a record that this page has not loaded. */
  readonly before: Row | null;
};

/** A past record, and what a rule changes in it. */
export function RuledRecordLine({ after, before }: RuledRecordLineProps) {
  const { category, description } = after;
  if (before === null) return <li>{[description, category].filter(Boolean).join(" · ")}</li>;
  return (
    <li>
      <p className={styles.record}>
        <span className={styles.recordName}>
          {formatDate(before.date)} · {before.description ?? before.category}
        </span>
        <span>{formatEuros(before.amount)}</span>
      </p>
      {before.category !== category && <Becomes before={before.category} after={category} />}
      {description !== null && before.description !== description && (
        <Becomes before={before.description ?? "—"} after={description} />
      )}
    </li>
  );
}

const Becomes = ({ before, after }: { readonly before: string; readonly after: string }) => (
  <p className={styles.note}>{texts.becomes(before, after)}</p>
);
