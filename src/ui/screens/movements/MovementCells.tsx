import { memo, type ReactNode } from "react";
import { isPending } from "../../../domain/ledger/revision.ts";
import type { WithRevision } from "../../../domain/ledger/stored-record.ts";
import { effectOf } from "../../../domain/forecast/planned.ts";
import type { Transaction } from "../../../domain/transactions/transaction.ts";
import { uncountedText } from "../../../text/transactions/uncounted.ts";
import { components } from "../../../text/components.ts";
import { kindNames } from "../../../text/transactions/history.ts";
import { CategoryMark } from "../../components/CategoryMark/CategoryMark.tsx";
import { Money } from "../../components/Money/Money.tsx";
import { SpinnerIcon } from "../../components/Spinner/SpinnerIcon.tsx";
import { visuallyHidden } from "../../design/utilities.css.ts";
import { useCategoryLooks } from "../../use-category-looks.ts";
import * as styles from "./movement-cells.css.ts";
import { RecordDate } from "./RecordDate.tsx";
import { readableText } from "../../../domain/guessing/readable-text.ts";
import { useTouched } from "../../use-media.ts";
import type { RowActionsProps } from "./row-actions-props.ts";
import { UnsentMark } from "../unsent/UnsentMark.tsx";
import { RowButtons } from "./RowButtons.tsx";
import { RowSheet } from "./RowSheet.tsx";

/** The order of a row's cells in a table and in a list. */
const ORDER = {
  table: ["date", "category", "words", "amount", "actions"],
  list: ["words", "category", "date", "amount", "actions"],
} as const;

type Part = (typeof ORDER)["table"][number];

type MovementCellsProps = {
  readonly transaction: WithRevision<Transaction>;
  readonly place: keyof typeof ORDER;
  /** Whether Tab stops at its actions. */
  readonly active: boolean;
};

/** The cells of a movement; in a list of both kinds with + or −, which state the kind besides colour and text. */
export const MovementCells = memo(function MovementCells(props: MovementCellsProps) {
  const { transaction, place, active } = props;
  const { kind, category, date, amount } = transaction;
  const { colour, icon } = useCategoryLooks()(kind, category);
  const isIncome = kind === "income";
  const isListed = place === "list";
  const pending = isPending(transaction);
  const parts: Readonly<Record<Part, ReactNode>> = {
    date: <RecordDate date={date} />,
    category: (
      <>
        <span className={styles.mark}>
          {pending ? (
            <SpinnerIcon size={16} />
          ) : (
            <CategoryMark colour={colour} icon={icon} size="line" />
          )}
        </span>
        {isListed && <span className={visuallyHidden}>{kindNames[kind]}, </span>}
        {pending && <span className={visuallyHidden}>{components.saving} </span>}
        <span>{category}</span>
        <UnsentMark record={transaction} />
      </>
    ),
    words: <MovementWords transaction={transaction} />,
    amount: (
      <Money
        amount={isListed ? effectOf(transaction) : amount}
        tone={isIncome ? "positive" : "plain"}
        signed={isListed}
      />
    ),
    actions: <RowActions transaction={transaction} tabIndex={active ? 0 : -1} />,
  };
  return ORDER[place].map((part) => {
    const look = styles.cells[part];
    return isListed ? (
      <span key={part} className={look}>
        {parts[part]}
      </span>
    ) : (
      <td key={part} role="cell" className={look}>
        {parts[part]}
      </td>
    );
  });
});

/** The name of a movement, whose tooltip shows the bank's own text, and what does not count of it. */
const MovementWords = ({ transaction }: { readonly transaction: Transaction }) => {
  const { description, uncounted } = transaction;
  return (
    <>
      {description !== null && <span title={description}>{readableText(description)}</span>}
      {uncounted !== undefined && (
        <span className={styles.uncounted}>
          {description !== null && " · "}
          {uncountedText(uncounted)}
        </span>
      )}
    </>
  );
};

/** The actions on one record: as buttons, or in a sheet that opens on touching the row where there is no mouse. */
export const RowActions = (props: RowActionsProps) =>
  useTouched() ? <RowSheet {...props} /> : <RowButtons {...props} />;
