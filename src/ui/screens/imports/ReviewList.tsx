import { useVirtualizer } from "@tanstack/react-virtual";
import { useCallback, useLayoutEffect, useRef, useState, type KeyboardEvent } from "react";
import type { CategoryLists } from "../../../application/categories/view-categories.ts";
import type { Decision } from "../../../domain/imports/review/decide.ts";
import type { ReviewLine } from "../../../domain/imports/review/review.ts";
import type { Shown } from "../../../domain/imports/review/shown-lines.ts";
import { importTexts as texts } from "../../../text/imports/imports.ts";
import { visuallyHidden } from "../../design/utilities.css.ts";
import * as styles from "./review-list.css.ts";
import { stepOf } from "./review-keys.ts";
import { ReviewRow } from "./ReviewRow.tsx";
import { useLineLayout } from "./use-line-layout.ts";

type ReviewListProps = {
  readonly lines: readonly ReviewLine[];
  readonly shown: Shown;
  readonly categories: CategoryLists;
  readonly decide: (decision: Decision) => void;
  readonly onDivide: (line: ReviewLine) => void;
  readonly onRule: (line: ReviewLine) => void;
};

/** The lines of a review, up to twenty thousand; only visible ones are rendered, and the keyboard moves through all. */
export function ReviewList(props: ReviewListProps) {
  const { lines, shown, categories, decide, onDivide, onRule } = props;
  const box = useRef<HTMLDivElement>(null);
  const layout = useLineLayout();
  const [active, setActive] = useState(0);
  const keyOf = useCallback((index: number) => lines[index]?.id ?? index, [lines]);
  // oxlint-disable-next-line react/incompatible-library -- nothing here is memoised by a compiler
  const rows = useVirtualizer({
    count: lines.length,
    getScrollElement: () => box.current,
    estimateSize: () => layout.height,
    getItemKey: keyOf,
    initialRect: { width: 0, height: 480 },
    overscan: 8,
  });
  useLayoutEffect(() => rows.measure(), [rows, layout.height]);
  useLayoutEffect(() => {
    box.current?.scrollTo({ top: 0 });
    setActive(0);
  }, [shown]);
  const go = (to: number) => {
    const index = Math.max(0, Math.min(to, lines.length - 1));
    setActive(index);
    rows.scrollToIndex(index, { align: "auto" });
    // The row that was scrolled to is rendered first.
    requestAnimationFrame(() =>
      box.current?.querySelector<HTMLElement>(`[data-line="${index}"]`)?.focus(),
    );
  };
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const line = lines[active];
    const row = event.currentTarget.querySelector<HTMLElement>(`[data-line="${active}"]`);
    const isOnRow = event.target === row;
    const step = isOnRow ? stepOf(event.key, Math.floor(480 / layout.height)) : null;
    if (step !== null) {
      event.preventDefault();
      go(step === "first" ? 0 : step === "last" ? lines.length - 1 : active + step);
    } else if (event.key === "Enter" && isOnRow) {
      event.preventDefault();
      row?.querySelector("select")?.focus();
    } else if (
      (event.key === "Enter" || event.key === "Escape") &&
      event.target instanceof HTMLSelectElement
    ) {
      event.preventDefault();
      row?.focus();
    } else if (isOnRow && line && !event.ctrlKey && !event.metaKey && !event.altKey) {
      const key = event.key.toLowerCase();
      // A letter that opens a dialog must not be typed into it.
      if (key === "d" || key === "r") event.preventDefault();
      if (key === "n") decide({ id: line.id, to: "count", counted: !line.counted });
      else if (key === "d") onDivide(line);
      else if (key === "r") onRule(line);
    }
  };
  if (lines.length === 0) return <p className={styles.empty}>{texts.nothingShown}</p>;
  return (
    <>
      <p className={styles.keys} aria-hidden>
        {texts.keys}
      </p>
      <div
        ref={box}
        className={styles.box}
        role="grid"
        tabIndex={-1}
        aria-label={texts.list}
        aria-rowcount={lines.length}
        onKeyDown={press}
      >
        <p className={visuallyHidden}>{texts.keys}</p>
        <div role="rowgroup" className={styles.rows} style={{ height: rows.getTotalSize() }}>
          {rows.getVirtualItems().map(({ key, index, start }) => {
            const line = lines[index];
            return (
              line && (
                <div
                  key={key}
                  role="row"
                  aria-rowindex={index + 1}
                  data-line={index}
                  tabIndex={index === active ? 0 : -1}
                  className={styles.row[layout.name]}
                  style={{ transform: `translateY(${start}px)` }}
                  onFocus={() => setActive(index)}
                >
                  <ReviewRow {...{ line, categories, decide, onDivide, onRule }} />
                </div>
              )
            );
          })}
        </div>
      </div>
    </>
  );
}
