import type { KnownEntry } from "../../../domain/ledger/known-entries.ts";
import { transactionName } from "../../../text/transactions/transaction-name.ts";
import { transactionFormTexts as texts } from "../../../text/transactions/transactions.ts";
import * as styles from "./usual-entries.css.ts";

type UsualEntriesProps = {
  readonly entries: readonly KnownEntry[];
  readonly onPick: (entry: KnownEntry) => void;
};

/** Buttons for frequent entries on the phone: one touch fills the form in. */
export const UsualEntries = ({ entries, onPick }: UsualEntriesProps) => (
  <div role="group" aria-label={texts.usual} className={styles.row}>
    {entries.map((entry) => (
      <button
        key={`${entry.category} ${entry.words}`}
        type="button"
        className={styles.chip}
        // The amount keeps the focus, so that the phone's keyboard stays open.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => onPick(entry)}
      >
        {transactionName(entry)}
      </button>
    ))}
  </div>
);
