import type { KnownEntry } from "../../../domain/ledger/known-entries.ts";
import { transactionName } from "../../../text/transactions/transaction-name.ts";
import { transactionFormTexts as texts } from "../../../text/transactions/transactions.ts";
import * as styles from "./usual-entries.css.ts";

type UsualEntriesProps = {
  readonly entries: readonly KnownEntry[];
  readonly onPick: (entry: KnownEntry) => void;
};

/** The phone's way to an entry that is made often: one touch fills it in. */
export const UsualEntries = ({ entries, onPick }: UsualEntriesProps) => (
  <div role="group" aria-label={texts.usual} className={styles.row}>
    {entries.map((entry) => (
      <button
        key={`${entry.category} ${entry.words}`}
        type="button"
        className={styles.chip}
        // The focus stays on the amount, and the keyboard of the phone where it is.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => onPick(entry)}
      >
        {transactionName(entry)}
      </button>
    ))}
  </div>
);
