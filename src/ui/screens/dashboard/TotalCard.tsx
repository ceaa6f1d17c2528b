import type { ReactNode } from "react";
import { dashboardTexts as texts } from "../../../text/dashboard.ts";
import { Badge } from "../../components/Badge/Badge.tsx";
import * as styles from "./month-totals.css.ts";

type TotalCardProps = {
  readonly label: string;
  readonly figure: ReactNode;
  readonly children: ReactNode;
  /** The figure that the phone shows over its whole width. */
  readonly hero?: boolean;
};

export const TotalCard = ({ label, figure, children, hero = false }: TotalCardProps) => (
  <section className={hero ? styles.hero : styles.card} aria-label={`${label}, ${texts.thisMonth}`}>
    <div className={styles.head}>
      <h2 className={styles.label}>{label}</h2>
      <Badge>{texts.thisMonth}</Badge>
    </div>
    <div className={styles.figure}>{figure}</div>
    {children}
  </section>
);
