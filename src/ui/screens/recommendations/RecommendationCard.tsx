import { Banknote, ChartLine, PiggyBank, Target } from "lucide-react";
import type {
  Priority,
  Recommendation,
  RecommendationCategory,
} from "../../../domain/recommendations/recommendation.ts";
import type { RecommendationPeriod } from "../../../domain/recommendations/recommendation-period.ts";
import { recommendationsTexts as texts } from "../../../text/recommendations/recommendations-screen.ts";
import { Badge } from "../../components/Badge/Badge.tsx";
import { RecommendationAct } from "./RecommendationAct.tsx";
import type { RecommendationDialogs } from "./recommendations-feature.ts";
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

type RecommendationCardProps = {
  readonly recommendation: Recommendation;
  readonly period: RecommendationPeriod;
  readonly isOutdated: boolean;
  readonly dialogs: RecommendationDialogs;
};

/** One recommendation: its subject, its figure, its explanation and its button. */
export function RecommendationCard(props: RecommendationCardProps) {
  const { title, category, priority, description, impact, figure } = props.recommendation;
  const Icon = ICONS[category];
  return (
    <li className={styles.item}>
      <div className={styles.badges}>
        <Badge icon={<Icon size={14} aria-hidden />}>{texts.categories[category]}</Badge>
        <Badge tone={TONES[priority]}>{texts.priorities[priority]}</Badge>
      </div>
      <h3 className={styles.title}>{title}</h3>
      {figure !== null && (
        <p className={styles.figure}>
          <span className={styles.number}>{figure.number}</span> {figure.of}
        </p>
      )}
      <p className={styles.description}>{description}</p>
      {figure === null && impact !== null && (
        <dl className={styles.impact}>
          <dt className={styles.label}>{texts.impact}</dt>
          <dd className={styles.gain}>{impact}</dd>
        </dl>
      )}
      <div className={styles.act}>
        <RecommendationAct {...props} />
      </div>
    </li>
  );
}
