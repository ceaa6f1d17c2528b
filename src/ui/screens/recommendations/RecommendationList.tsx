import { ChevronDown } from "lucide-react";
import { byPriority } from "../../../domain/recommendations/by-priority.ts";
import type { Recommendation } from "../../../domain/recommendations/recommendation.ts";
import type { RecommendationPeriod } from "../../../domain/recommendations/recommendation-period.ts";
import { recommendationsTexts as texts } from "../../../text/recommendations/recommendations-screen.ts";
import { Card } from "../../components/Card/Card.tsx";
import { RecommendationCard } from "./RecommendationCard.tsx";
import type { RecommendationDialogs } from "./recommendations-feature.ts";
import * as styles from "./recommendation-list.css.ts";

/** The number of cards that are shown at once: nobody would read more. */
const MAX_OPEN = 3;

type RecommendationListProps = {
  readonly recommendations: readonly Recommendation[];
  readonly period: RecommendationPeriod;
  readonly isOutdated: boolean;
  readonly dialogs: RecommendationDialogs;
};

/** A card for each recommendation, the most urgent first; those after the third are collapsed. */
export function RecommendationList({ recommendations, ...given }: RecommendationListProps) {
  const ordered = byPriority(recommendations);
  const listed = (some: readonly Recommendation[]) => (
    <ul className={styles.list}>
      {[...some.entries()].map(([place, recommendation]) => (
        // Two recommendations may have the same title, and the response has no ids.
        <RecommendationCard key={place} recommendation={recommendation} {...given} />
      ))}
    </ul>
  );
  const others = ordered.slice(MAX_OPEN);
  return (
    <Card title={texts.recommendations}>
      {ordered.length === 0 ? (
        <p className={styles.description}>{texts.noRecommendations}</p>
      ) : (
        listed(ordered.slice(0, MAX_OPEN))
      )}
      {others.length > 0 && (
        <details className={styles.others}>
          <summary className={styles.more}>
            <ChevronDown size={16} aria-hidden />
            {texts.others(others.length)}
          </summary>
          {listed(others)}
        </details>
      )}
    </Card>
  );
}
