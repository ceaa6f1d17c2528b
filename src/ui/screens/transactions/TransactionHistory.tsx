import { useState, type ComponentProps } from "react";
import type { TransactionList } from "../../../application/history/list-transactions.ts";
import { isFiltering } from "../../../domain/transactions/filter.ts";
import type { HistoryQuery } from "../../../domain/history/history-view.ts";
import type { TransactionKind } from "../../../domain/transactions/transaction.ts";
import { historyTexts } from "../../../text/transactions/history.ts";
import {
  transactionFormTexts as texts,
  transactionTexts,
} from "../../../text/transactions/transactions.ts";
import { Button } from "../../components/Button/Button.tsx";
import { Card } from "../../components/Card/Card.tsx";
import { visuallyHidden } from "../../design/utilities.css.ts";
import { HistoryFilters } from "../history/HistoryFilters.tsx";
import { NothingFound } from "../history/NothingFound.tsx";
import { MovementTable } from "../movements/MovementTable.tsx";
import { TransactionsEmpty } from "./TransactionsEmpty.tsx";
import * as styles from "./transactions.css.ts";

type TransactionHistoryProps = {
  readonly kind: TransactionKind;
  readonly list: TransactionList;
  /** The query that the list answers. */
  readonly query: HistoryQuery;
  /** Whether nothing of the kind was ever recorded. */
  readonly isNew: boolean;
  readonly filters: ComponentProps<typeof HistoryFilters>;
};

/** The number of rows rendered at a time, so that a long history opens as fast as a short one. */
const PAGE_SIZE = 50;

export function TransactionHistory(props: TransactionHistoryProps) {
  const { kind, list, query, isNew, filters } = props;
  const { transactions, unfinished } = list;
  const title = transactionTexts[kind].history;
  const [shown, setShown] = useState(PAGE_SIZE);
  const filtering = isFiltering(query.filter);
  const left = transactions.length - shown;
  return (
    <Card className={styles.list}>
      {!isNew && (
        <>
          <HistoryFilters {...filters} title={title} ofOneKind />
          <output className={unfinished && filtering ? undefined : visuallyHidden}>
            {historyTexts.found(transactions.length)}
            {unfinished && ` ${historyTexts.soFar}`}
          </output>
        </>
      )}
      {transactions.length > 0 ? (
        <MovementTable caption={title} count={shown} order={query.order} {...{ transactions }} />
      ) : filtering ? (
        <NothingFound fields={filters.fields} send={filters.send} />
      ) : (
        <TransactionsEmpty kind={kind} isNew={isNew} />
      )}
      {left > 0 && (
        <div className={styles.more}>
          <Button variant="secondary" onClick={() => setShown(shown + PAGE_SIZE)}>
            {texts.showMore(Math.min(PAGE_SIZE, left))}
          </Button>
        </div>
      )}
    </Card>
  );
}
