import { ArrowDownRight, ArrowUpRight } from "lucide-react";
import { memo } from "react";
import { readableText } from "../../../domain/guessing/readable-text.ts";
import { subtract, ZERO } from "../../../domain/shared/cents.ts";
import { isPending } from "../../../domain/ledger/revision.ts";
import type { Seen } from "../../../domain/ledger/stamped.ts";
import type { Transaction } from "../../../domain/transactions/transaction.ts";
import { components } from "../../../text/components.ts";
import { kindNames } from "../../../text/history.ts";
import { CategoryName } from "../../components/CategoryMark/CategoryName.tsx";
import { Money } from "../../components/Money/Money.tsx";
import { SpinnerIcon } from "../../components/Spinner/SpinnerIcon.tsx";
import { visuallyHidden } from "../../design/utilities.css.ts";
import { RecordDate } from "../transactions/RecordDate.tsx";
import { RowActions } from "../transactions/RowActions.tsx";
import * as styles from "./history-list.css.ts";

/** A record with + for income and − for an expense; the sign, the arrow and a word say it besides the colour. */
export const HistoryRow = memo(function HistoryRow({
  transaction,
}: {
  readonly transaction: Seen<Transaction>;
}) {
  const { kind, category, description, date, amount, revision } = transaction;
  const isIncome = kind === "income";
  const pending = isPending({ revision });
  const Arrow = isIncome ? ArrowUpRight : ArrowDownRight;
  return (
    <>
      <span className={styles.arrows[kind]} aria-hidden>
        {pending ? <SpinnerIcon size={16} /> : <Arrow size={16} />}
      </span>
      <span className={styles.what}>
        <span className={styles.name} title={description ?? undefined}>
          {description === null ? (
            <CategoryName kind={kind} name={category} />
          ) : (
            readableText(description)
          )}
        </span>
        <span className={styles.detail}>
          <span className={visuallyHidden}>
            {kindNames[kind]},{pending && ` ${components.saving}`}{" "}
          </span>
          {description === null ? null : <CategoryName kind={kind} name={category} />}
        </span>
      </span>
      <span className={styles.actions}>
        <RowActions transaction={transaction} />
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
