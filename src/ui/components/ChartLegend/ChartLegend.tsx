import type { ReactNode } from "react";
import * as styles from "./chart-legend.css.ts";

/** The meanings of a chart's lines and areas; its readings say them in words. */
export const ChartLegend = ({ children }: { readonly children: ReactNode }) => (
  <p className={styles.legend} aria-hidden>
    {children}
  </p>
);

type LegendEntryProps = {
  /** The class of its mark, by default that of a line. */
  readonly mark?: string;
  readonly children: string;
};

export const LegendEntry = ({ mark = styles.line, children }: LegendEntryProps) => (
  <span className={styles.entry}>
    <span className={mark} />
    {children}
  </span>
);
