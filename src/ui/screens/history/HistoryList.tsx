import { defaultRangeExtractor, useVirtualizer, type Range } from "@tanstack/react-virtual";
import { useCallback, useLayoutEffect, useRef, useState, type ComponentProps } from "react";
import type { Seen } from "../../../domain/ledger/stamped.ts";
import type { ListView } from "../../../domain/shared/list-view.ts";
import type { HistoryQuery } from "../../../domain/transactions/history-view.ts";
import type { Transaction } from "../../../domain/transactions/transaction.ts";
import { historyTexts as texts } from "../../../text/history.ts";
import { neighbourOf, useHeir } from "../../use-heir.ts";
import * as styles from "./history-list.css.ts";
import { rowLayout } from "./row-height.ts";
import { HistoryRow } from "./HistoryRow.tsx";

/** How many rows wait above and below the window. */
const WAITING = 8;

type HistoryListProps = {
  readonly transactions: ListView<Seen<Transaction>>;
  /** What the list answers. */
  readonly query: HistoryQuery;
};

/** Draws only the rows in sight, so that a hundred thousand scroll like ten (at most 24rem high). */
export function HistoryList({ transactions, query }: HistoryListProps) {
  const box = useRef<HTMLDivElement>(null);
  const [layout] = useState(() => rowLayout(document.documentElement));
  // Another function would have every row of the list measured anew at each step of a scroll.
  const keyOf = useCallback((index: number) => transactions.at(index)?.id ?? index, [transactions]);
  const [focused, setFocused] = useState<number | null>(null);
  // The row that has the keyboard stays, however far it is scrolled out of sight.
  const inSight = useCallback(
    (range: Range) => {
      const drawn = defaultRangeExtractor(range);
      return focused === null || drawn.includes(focused) || focused >= range.count
        ? drawn
        : [...drawn, focused].toSorted((left, right) => left - right);
    },
    [focused],
  );
  // oxlint-disable-next-line react/incompatible-library -- nothing here is memoised by a compiler
  const rows = useVirtualizer({
    count: transactions.length,
    getScrollElement: () => box.current,
    estimateSize: () => layout.height,
    getItemKey: keyOf,
    initialRect: { width: 0, height: 384 },
    overscan: WAITING,
    rangeExtractor: inSight,
  });
  // The answer to another question begins at its top; a record more or less leaves the reader where they are.
  useLayoutEffect(() => {
    box.current?.scrollTo({ top: 0 });
  }, [query]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- who has no mouse scrolls by the keys
    <section ref={box} className={styles.box} aria-label={texts.list} tabIndex={0}>
      <ul className={styles.lists[layout.name]} style={{ height: rows.getTotalSize() }}>
        {rows.getVirtualItems().map(({ key, index, start }) => {
          const transaction = transactions.at(index);
          return (
            transaction && (
              <HistoryItem
                key={key}
                style={{ transform: `translateY(${start}px)` }}
                aria-setsize={transactions.length}
                aria-posinset={index + 1}
                onFocus={() => setFocused(index)}
                onBlur={() => setFocused(null)}
              >
                <HistoryRow transaction={transaction} />
              </HistoryItem>
            )
          );
        })}
      </ul>
    </section>
  );
}

/** The place of a row; when its record is removed, the keyboard goes on at the next. */
const HistoryItem = (props: Omit<ComponentProps<"li">, "className">) => (
  <li ref={useHeir<HTMLLIElement>(neighbourOf)} className={styles.row} {...props} />
);
