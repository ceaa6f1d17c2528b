import type { ReactNode } from "react";
import type { Cents } from "../../../domain/shared/cents.ts";
import { Money } from "../Money/Money.tsx";
import * as styles from "./totals-strip.css.ts";

type Total = {
  readonly label: string;
  readonly amount: Cents;
  readonly note: string;
  readonly tone: "positive" | "negative" | "plain";
  /** The total of the other figures. */
  readonly hero?: boolean;
  /** Wraps the figure, for instance in a link. */
  readonly renderFigure?: (money: ReactNode) => ReactNode;
};

const itself = (money: ReactNode) => money;

/** The totals of a list, in three figures. */
export const TotalsStrip = ({ totals }: { readonly totals: readonly Total[] }) => (
  <div className={styles.strip}>
    {totals.map(({ label, amount, note, tone, hero = false, renderFigure = itself }) => (
      <section key={label} className={hero ? styles.hero : styles.card} aria-label={label}>
        <h2 className={styles.label}>{label}</h2>
        <div className={styles.figure}>
          {renderFigure(<Money amount={amount} tone={tone} size="figure" />)}
        </div>
        <p className={styles.note}>{note}</p>
      </section>
    ))}
  </div>
);
