import { Banknote, ChartLine, PiggyBank, Target } from "lucide-react";
import { byPriority } from "../../../domain/recommendations/by-priority.ts";
import type {
  Priority,
  Recommendation,
  RecommendationCategory,
} from "../../../domain/recommendations/recommendation.ts";
import { recommendationsTexts as texts } from "../../../text/recommendations-screen.ts";
import { Badge } from "../../components/Badge/Badge.tsx";
import { Card } from "../../components/Card/Card.tsx";
import * as styles from "./recommendation-list.css.ts";

const ICONS: Readonly<Record<RecommendationCategory, typeof Target>> = {
  saving: PiggyBank,
  investment: ChartLine,
  income: Banknote,
  goal: Target,
};

const TONES = {
  high: "negative",
  medium: "warning",
  low: "neutral",
} as const satisfies Record<Priority, string>;

type RecommendationListProps = { readonly recommendations: readonly Recommendation[] };

/** One card for each piece of advice, the most urgent first. */
export const RecommendationList = ({ recommendations }: RecommendationListProps) => (
  <Card title={texts.recommendations}>
    {recommendations.length === 0 ? (
      <p className={styles.description}>{texts.noRecommendations}</p>
    ) : (
      <ul className={styles.list}>
        {[...byPriority(recommendations).entries()].map(([place, recommendation]) => {
          const { title, category, priority, description, impact } = recommendation;
          const Icon = ICONS[category];
          return (
            // Two may have one title, and the answer has no ids.
            <li key={place} className={styles.item}>
              <div className={styles.badges}>
                <Badge icon={<Icon size={14} aria-hidden />}>{texts.categories[category]}</Badge>
                <Badge tone={TONES[priority]}>{texts.priorities[priority]}</Badge>
              </div>
              <h3 className={styles.title}>{title}</h3>
              <p className={styles.description}>{description}</p>
              {impact !== null && (
                <dl className={styles.impact}>
                  <dt className={styles.label}>{texts.impact}</dt>
                  <dd className={styles.gain}>{impact}</dd>
                </dl>
              )}
            </li>
          );
        })}
      </ul>
    )}
  </Card>
);
