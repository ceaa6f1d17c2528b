import { useVirtualizer } from "@tanstack/react-virtual";
import { useCallback, useLayoutEffect, useRef } from "react";
import type { WithRevision } from "../../../domain/ledger/stored-record.ts";
import type { ListView } from "../../../domain/shared/list-view.ts";
import type { HistoryQuery } from "../../../domain/history/history-view.ts";
import type { Transaction } from "../../../domain/transactions/transaction.ts";
import { historyTexts as texts } from "../../../text/transactions/history.ts";
import { list } from "../movements/movement-row.css.ts";
import { ListedMovement } from "../movements/MovementRow.tsx";
import { useMovementKeys } from "../movements/use-movement-keys.ts";
import { useRowHeight } from "../movements/use-row-height.ts";
import { OVERSCAN_ROWS, useDrawnRows, useTopOfQuery } from "../shared/use-drawn-rows.ts";
import * as styles from "./history.css.ts";

type HistoryListProps = {
  readonly transactions: ListView<WithRevision<Transaction>>;
  /** The query that the list answers. */
  readonly query: HistoryQuery;
};

/** Renders only the visible rows, so that a hundred thousand scroll like ten; fills the rest of the window. */
export function HistoryList({ transactions, query }: HistoryListProps) {
  const box = useRef<HTMLElement>(null);
  const rowList = useRef<HTMLUListElement>(null);
  const height = useRowHeight(rowList);
  // A new function would have all rows measured again at each scroll step.
  const keyOf = useCallback((index: number) => transactions.at(index)?.id ?? index, [transactions]);
  const { active, rowOf, onKeyDown, reset } = useMovementKeys(transactions, (index) =>
    rows.scrollToIndex(index),
  );
  const inSight = useDrawnRows(active);
  // oxlint-disable-next-line react/incompatible-library -- nothing here is memoised by a compiler
  const rows = useVirtualizer({
    count: transactions.length,
    getScrollElement: () => box.current,
    estimateSize: () => height,
    getItemKey: keyOf,
    initialRect: { width: 0, height: 384 },
    overscan: OVERSCAN_ROWS,
    rangeExtractor: inSight,
  });
  useLayoutEffect(() => rows.measure(), [rows, height]);
  useTopOfQuery(box, query, reset);
  const total = rows.getTotalSize();
  return (
    <section
      ref={box}
      className={styles.box}
      style={{ minHeight: `min(24rem, ${total}px)`, maxHeight: total }}
      aria-label={texts.list}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- who has no mouse scrolls by the keys
      tabIndex={0}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its rows have the focus */}
      <ul ref={rowList} className={list} style={{ height: total }} onKeyDown={onKeyDown}>
        {rows.getVirtualItems().map(({ key, index, start }) => {
          const transaction = transactions.at(index);
          return (
            transaction && (
              <ListedMovement
                key={key}
                transaction={transaction}
                focus={rowOf(index)}
                style={{ transform: `translateY(${start}px)` }}
                aria-setsize={transactions.length}
                aria-posinset={index + 1}
              />
            )
          );
        })}
      </ul>
    </section>
  );
}
