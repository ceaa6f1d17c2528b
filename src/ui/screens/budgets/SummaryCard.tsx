import type { ReactNode } from "react";
import * as styles from "../dashboard/month-totals.css.ts";

type SummaryCardProps = {
  readonly label: string;
  readonly figure: ReactNode;
  readonly children: ReactNode;
  /** The figure that the phone shows over its whole width. */
  readonly hero?: boolean;
};

export const SummaryCard = ({ label, figure, children, hero = false }: SummaryCardProps) => (
  <section className={hero ? styles.hero : styles.card} aria-label={label}>
    <div className={styles.head}>
      <h2 className={styles.label}>{label}</h2>
    </div>
    <div className={styles.figure}>{figure}</div>
    {children}
  </section>
);
