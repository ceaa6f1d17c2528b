import type { ReactNode } from "react";
import { Badge } from "../Badge/Badge.tsx";
import * as styles from "./total-card.css.ts";

type TotalCardProps = {
  readonly label: string;
  readonly figure: ReactNode;
  readonly children: ReactNode;
  /** The subject of the figure, in a word. */
  readonly badge?: string;
  /** The main figure, as wide as the phone. */
  readonly hero?: boolean;
};

export const TotalCard = ({ label, figure, children, badge, hero = false }: TotalCardProps) => (
  <section
    className={hero ? styles.hero : styles.card}
    aria-label={badge === undefined ? label : `${label}, ${badge}`}
  >
    <div className={styles.head}>
      <h2 className={styles.label}>{label}</h2>
      {badge !== undefined && <Badge>{badge}</Badge>}
    </div>
    <div className={styles.figure}>{figure}</div>
    {children}
  </section>
);
