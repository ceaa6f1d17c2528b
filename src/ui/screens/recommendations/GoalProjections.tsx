import { Target } from "lucide-react";
import type { NormalFigures } from "../../../domain/normal-month/normal-figures.ts";
import { monthlyOf, type GoalProjection } from "../../../domain/recommendations/recommendation.ts";
import { recommendationsTexts as texts } from "../../../text/recommendations/recommendations-screen.ts";
import { Card } from "../../components/Card/Card.tsx";
import { EmptyState } from "../../components/EmptyState/EmptyState.tsx";
import { Money } from "../../components/Money/Money.tsx";
import * as styles from "./goal-projections.css.ts";

type GoalProjectionsProps = {
  readonly projections: readonly GoalProjection[];
  /** Null if the report does not state it. */
  readonly normal: NormalFigures | null;
};

/** When each goal may be reached, and the amount to put aside for it, in the order of the plan. */
export const GoalProjections = ({ projections, normal }: GoalProjectionsProps) => (
  <Card title={texts.projections}>
    {projections.length > 0 && normal !== null && normal.surplus > 0 && (
      <p className={styles.total}>{texts.planned(monthlyOf(projections), normal)}</p>
    )}
    {projections.length === 0 ? (
      <EmptyState
        icon={<Target size={24} />}
        message={texts.noProjections}
        hint={texts.noProjectionsHint}
      />
    ) : (
      <ol className={styles.list}>
        {[...projections.entries()].map(([place, { goal, time, monthly, startsIn, note }]) => (
          // Two goals may have the same name, and the response has no ids.
          <li key={place} className={styles.goal}>
            <h3 className={styles.name}>{goal}</h3>
            <dl className={styles.facts}>
              <div className={styles.time}>
                <dt className={styles.label}>{texts.time}</dt>
                <dd>{time}</dd>
              </div>
              <div className={styles.monthly}>
                <dt className={styles.label}>{texts.monthly}</dt>
                <dd>
                  <Money amount={monthly} size="strong" />
                  {startsIn !== null && (
                    <span className={styles.start}>{texts.startsIn(startsIn)}</span>
                  )}
                </dd>
              </div>
            </dl>
            {note !== null && <p className={styles.note}>{note}</p>}
          </li>
        ))}
      </ol>
    )}
  </Card>
);
