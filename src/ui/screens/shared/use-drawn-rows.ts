import { defaultRangeExtractor, type Range } from "@tanstack/react-virtual";
import { useCallback, useEffectEvent, useLayoutEffect, type RefObject } from "react";

/** The number of rows rendered above and below the viewport. */
export const OVERSCAN_ROWS = 8;

/** The rows to render of a long list: the row with the Tab stop stays, however far it is scrolled away. */
export const useDrawnRows = (active: number) =>
  useCallback(
    (range: Range) => {
      const near = defaultRangeExtractor(range);
      return near.includes(active) || active >= range.count
        ? near
        : [...near, active].toSorted((left, right) => left - right);
    },
    [active],
  );

/** Starts a new query at the top; a row more or less does not move the reader. */
export function useTopOfQuery(
  box: RefObject<HTMLElement | null>,
  query: object,
  reset: () => void,
): void {
  const begin = useEffectEvent(() => {
    box.current?.scrollTo({ top: 0 });
    reset();
  });
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- it begins anew with each query
  useLayoutEffect(() => begin(), [query]);
}
