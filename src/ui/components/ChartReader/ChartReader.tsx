import { useState, type PointerEvent } from "react";
import type { Cents } from "../../../domain/shared/cents.ts";
import * as styles from "./chart-reader.css.ts";

/** One point of a chart: its texts, and the amount that its vertical position shows. */
export type Reading = { readonly name: string; readonly value: string; readonly at: Cents };

type ChartReaderProps = {
  readonly label: string;
  readonly readings: readonly Reading[];
  /** The chart's position in its box, and the distance of an amount from the top edge, in pixels. */
  readonly left: number;
  readonly width: number;
  readonly heightOf: (amount: number) => number;
  /** For a chart too low for two lines. */
  readonly oneLine?: boolean;
};

/**
 * Reads a chart out, point by point: a slider over it, which follows the pointer, a finger and the arrow keys, and
 * announces its reading to screen readers.
 */
export function ChartReader({
  label,
  readings,
  left,
  width,
  heightOf,
  oneLine = false,
}: ChartReaderProps) {
  const last = readings.length - 1;
  const [at, setAt] = useState(last);
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const place = Math.min(at, last);
  const reading = readings[place];
  const x = left + (last === 0 ? 0 : (place / last) * width);
  const follow = ({ clientX, currentTarget }: PointerEvent) => {
    const box = currentTarget.getBoundingClientRect();
    const part = (clientX - box.left) / box.width;
    setAt(Math.min(last, Math.max(0, Math.round(part * last))));
    setPointed(true);
  };
  return (
    <>
      <input
        type="range"
        aria-label={label}
        aria-valuetext={reading && `${reading.name}: ${reading.value}`}
        min={0}
        max={last}
        value={place}
        className={styles.reader}
        style={{ left, width }}
        onChange={(event) => setAt(Number(event.target.value))}
        onPointerMove={follow}
        onPointerDown={follow}
        // The reading remains when a finger is lifted.
        onPointerLeave={({ pointerType }) => setPointed(pointerType === "touch")}
        onFocus={() => setFocused(true)}
        onBlur={() => {
          setFocused(false);
          setPointed(false);
        }}
      />
      {(pointed || focused) && reading && (
        <>
          <span
            className={styles.mark}
            style={{ left: x, top: heightOf(reading.at) }}
            aria-hidden
          />
          <p
            className={`${styles.tips[x > left + width / 2 ? "before" : "after"]} ${oneLine ? styles.oneLine : ""}`}
            style={{ left: x }}
            aria-hidden
          >
            <span className={styles.name}>{reading.name}</span>
            {reading.value}
          </p>
        </>
      )}
    </>
  );
}
