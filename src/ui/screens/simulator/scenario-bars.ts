import type { Cents } from "../../../domain/shared/cents.ts";

/** The start and the length of a bar, in percent of the picture's width. */
export type Bar = { readonly start: number; readonly length: number };

/** Amounts as bars on one scale, which includes zero; with negative amounts zero is inside it or at its end. */
export function barsOf(rows: readonly (readonly Cents[])[]): readonly (readonly Bar[])[] {
  const low = Math.min(0, ...rows.flat());
  const span = Math.max(0, ...rows.flat()) - low;
  const place = (amount: number) => (span === 0 ? 0 : ((amount - low) / span) * 100);
  const bar = (amount: Cents): Bar => ({
    start: place(Math.min(0, amount)),
    length: place(Math.max(0, amount)) - place(Math.min(0, amount)),
  });
  return rows.map((row) => row.map(bar));
}
