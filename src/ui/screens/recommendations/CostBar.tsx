import type { FinancialSummary } from "../../../domain/recommendations/financial-summary.ts";
import { costShares } from "../../../domain/recommendations/summary-shares.ts";
import { donePercent } from "../../../text/format.ts";
import { recommendationsTexts as texts } from "../../../text/recommendations/recommendations-screen.ts";
import { Card } from "../../components/Card/Card.tsx";
import { SLIVER } from "../../components/Progress/sliver.ts";
import * as styles from "./cost-bar.css.ts";

const COSTS = ["fixed", "variable"] as const;

const HINTS = { fixed: texts.fixedHint, variable: texts.variableHint } as const;

/** The division of expenses into fixed and variable ones: one bar, and the same in words and figures. */
export function CostBar({ summary }: { readonly summary: FinancialSummary }) {
  const shares = costShares(summary);
  const fixed = shares.fixed.share;
  return (
    <Card title={texts.costs}>
      {summary.expenses > 0 && (
        <svg className={styles.bar} aria-hidden>
          <rect className={styles.fills.variable} width="100%" height="12" />
          {fixed > 0 && <rect className={styles.fills.fixed} width={SLIVER} height="12" />}
          <rect className={styles.fills.fixed} width={`${donePercent(fixed)}%`} height="12" />
        </svg>
      )}
      <dl className={styles.list}>
        {COSTS.map((cost) => (
          <div key={cost} className={styles.cost}>
            <dt className={styles.names[cost]}>
              {texts[cost]}
              <span className={styles.hint}>{HINTS[cost]}</span>
            </dt>
            <dd className={styles.figure}>
              {texts.costShare(shares[cost].amount, shares[cost].share)}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
