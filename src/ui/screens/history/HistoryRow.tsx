import { ArrowDownRight, ArrowUpRight } from "lucide-react";
import { memo } from "react";
import { subtract, ZERO } from "../../../domain/shared/cents.ts";
import { isPending } from "../../../domain/ledger/revision.ts";
import type { Seen } from "../../../domain/ledger/stamped.ts";
import type { Transaction } from "../../../domain/transactions/transaction.ts";
import { components } from "../../../text/components.ts";
import { kindNames } from "../../../text/history.ts";
import { Money } from "../../components/Money/Money.tsx";
import { SpinnerIcon } from "../../components/Spinner/SpinnerIcon.tsx";
import { visuallyHidden } from "../../design/utilities.css.ts";
import { RecordDate } from "../transactions/RecordDate.tsx";
import { HistoryName } from "./HistoryName.tsx";
import * as styles from "./history-list.css.ts";

type HistoryRowProps = {
  readonly transaction: Seen<Transaction>;
  /** Whether it shows all of a description that has no room in its line. */
  readonly whole: boolean;
  readonly onWhole: (id: string | null) => void;
};

/** A record with + for income and − for an expense; the sign, the arrow and a word say it besides the colour. */
export const HistoryRow = memo(function HistoryRow({
  transaction: { id, kind, category, description, date, amount, revision },
  whole,
  onWhole,
}: HistoryRowProps) {
  const isIncome = kind === "income";
  const pending = isPending({ revision });
  const Arrow = isIncome ? ArrowUpRight : ArrowDownRight;
  return (
    <>
      <span className={styles.arrows[kind]} aria-hidden>
        {pending ? <SpinnerIcon size={16} /> : <Arrow size={16} />}
      </span>
      <span className={styles.what}>
        <HistoryName whole={whole} onToggle={() => onWhole(whole ? null : id)}>
          {description ?? category}
        </HistoryName>
        <span className={styles.detail}>
          <span className={visuallyHidden}>
            {kindNames[kind]},{pending && ` ${components.saving}`}{" "}
          </span>
          {description === null ? null : category}
        </span>
      </span>
      <span className={styles.date}>
        <RecordDate date={date} />
      </span>
      <span className={styles.amount}>
        <Money
          amount={isIncome ? amount : subtract(ZERO, amount)}
          tone={isIncome ? "positive" : "plain"}
          signed
        />
      </span>
    </>
  );
});
