import { useVirtualizer } from "@tanstack/react-virtual";
import { useCallback, useRef } from "react";
import type { ListedTrash, TrashQuery } from "../../../domain/trash/find-trashed.ts";
import type { TrashedAction } from "../../../domain/trash/trash-headings.ts";
import { trashTexts as texts } from "../../../text/trash/trash-screen.ts";
import { useRowKeys } from "../../use-row-keys.ts";
import * as history from "../history/history.css.ts";
import { OVERSCAN_ROWS, useDrawnRows, useTopOfQuery } from "../shared/use-drawn-rows.ts";
import { TrashRow } from "./TrashRow.tsx";
import type { TrashActor } from "./trash-feature.ts";
import * as styles from "./trash.css.ts";

/** About the height of a row, and of the heading of an action above it, in pixels, until they are measured. */
const ROW_PX = 61;
const HEADING_PX = 57;

type TrashListProps = {
  readonly trash: TrashActor;
  readonly things: readonly ListedTrash[];
  /** The actions whose headings stand above things, by the index of these. */
  readonly headings: ReadonlyMap<number, TrashedAction>;
  /** The query that the list answers. */
  readonly query: TrashQuery;
  readonly now: number;
};

/** Renders only the visible rows; fills the rest of the window. */
export function TrashList({ trash, things, headings, query, now }: TrashListProps) {
  const box = useRef<HTMLElement>(null);
  const keyOf = useCallback((index: number) => things[index]?.name ?? index, [things]);
  const heightOf = (index: number) => (headings.has(index) ? ROW_PX + HEADING_PX : ROW_PX);
  const { active, rowOf, onKeyDown, reset } = useRowKeys(
    things.length,
    (index) => drawn.scrollToIndex(index),
    (event, index) => {
      const thing = things[index];
      if (!thing || (event.key !== "Enter" && event.key !== " ")) return;
      event.preventDefault();
      const { resource, id } = thing;
      if (event.key === "Enter")
        trash.send({ type: "RESTORE", wanted: { items: [{ resource, id }] } });
      else {
        const chosen = !trash.getSnapshot().context.chosen.has(thing.name);
        trash.send({ type: "CHOOSE", things: [thing], chosen });
      }
    },
  );
  const inSight = useDrawnRows(active);
  // oxlint-disable-next-line react/incompatible-library -- nothing here is memoised by a compiler
  const drawn = useVirtualizer<HTMLElement, HTMLElement>({
    count: things.length,
    getScrollElement: () => box.current,
    estimateSize: heightOf,
    // A row that is not laid out has no height.
    measureElement: (row) => row.offsetHeight || heightOf(Number(row.dataset["index"])),
    getItemKey: keyOf,
    initialRect: { width: 0, height: 384 },
    overscan: OVERSCAN_ROWS,
    rangeExtractor: inSight,
  });
  useTopOfQuery(box, query, reset);
  const total = drawn.getTotalSize();
  return (
    <section
      ref={box}
      className={history.box}
      style={{ minHeight: `min(24rem, ${total}px)`, maxHeight: total }}
      aria-label={texts.list}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- who has no mouse scrolls by the keys
      tabIndex={0}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its rows have the focus */}
      <ul className={styles.list} style={{ height: total }} onKeyDown={onKeyDown}>
        {drawn.getVirtualItems().map(({ key, index, start }) => {
          const thing = things[index];
          return (
            thing && (
              <TrashRow
                key={key}
                measure={drawn.measureElement}
                thing={thing}
                begins={headings.get(index) ?? null}
                trash={trash}
                now={now}
                focus={rowOf(index)}
                index={index}
                style={{ transform: `translateY(${start}px)` }}
                aria-setsize={things.length}
                aria-posinset={index + 1}
              />
            )
          );
        })}
      </ul>
    </section>
  );
}
