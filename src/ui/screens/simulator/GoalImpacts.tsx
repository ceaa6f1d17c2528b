import { Target } from "lucide-react";
import type { GoalImpact } from "../../../domain/simulation/simulation.ts";
import { formatEuros } from "../../../text/format.ts";
import { simulatorTexts as texts } from "../../../text/simulation/simulator.ts";
import { Card } from "../../components/Card/Card.tsx";
import { EmptyState } from "../../components/EmptyState/EmptyState.tsx";
import * as styles from "./goal-impacts.css.ts";

const factsOf = (impact: GoalImpact) =>
  [
    [texts.missing, formatEuros(impact.missing)],
    [texts.currentMonths, texts.months(impact.currentMonths)],
    [texts.newMonths, texts.months(impact.newMonths)],
  ] as const;

/** The effect of the saving on each goal: the missing amount, and the duration before and after. */
export const GoalImpacts = ({ impacts }: { readonly impacts: readonly GoalImpact[] }) => (
  <Card title={texts.impact}>
    {impacts.length === 0 ? (
      <EmptyState icon={<Target size={24} />} message={texts.noGoals} hint={texts.noGoalsHint} />
    ) : (
      <ul className={styles.list}>
        {[...impacts.entries()].map(([place, impact]) => (
          // Two goals may have the same name, and the response has no ids.
          <li key={place} className={styles.goal}>
            <h3 className={styles.name}>{impact.goal}</h3>
            <dl className={styles.facts}>
              {factsOf(impact).map(([label, fact]) => (
                <div key={label}>
                  <dt className={styles.label}>{label}</dt>
                  <dd className={styles.fact}>{fact}</dd>
                </div>
              ))}
              <div>
                <dt className={styles.label}>{texts.monthsSaved}</dt>
                <dd className={(impact.monthsSaved ?? 0) > 0 ? styles.saved : styles.fact}>
                  {texts.months(impact.monthsSaved)}
                </dd>
              </div>
            </dl>
          </li>
        ))}
      </ul>
    )}
  </Card>
);
