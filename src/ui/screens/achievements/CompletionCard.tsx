import type { AchievementStatus } from "../../../domain/achievements/status.ts";
import { achievementsScreenTexts as texts } from "../../../text/achievements/achievements-screen.ts";
import { wholePercent } from "../../../text/format.ts";
import { Card } from "../../components/Card/Card.tsx";
import * as styles from "./completion-card.css.ts";

type CompletionCardProps = Pick<AchievementStatus, "wonCount" | "total">;

/** The share of all achievements that is won; the ring is drawn with attributes, without inline styles. */
export function CompletionCard({ wonCount, total }: CompletionCardProps) {
  const part = total === 0 ? 0 : wonCount / total;
  return (
    <Card title={texts.completion} className={styles.card}>
      <div className={styles.content}>
        <div className={styles.ring}>
          <svg className={styles.picture} viewBox="0 0 100 100" aria-hidden>
            <circle className={styles.track} cx="50" cy="50" r="43" />
            {part > 0 && (
              <circle
                className={styles.part}
                cx="50"
                cy="50"
                r="43"
                pathLength="100"
                strokeDasharray={`${part * 100} 100`}
                transform="rotate(-90 50 50)"
              />
            )}
          </svg>
          <span className={styles.percent}>{wholePercent(part)}</span>
        </div>
        <div>
          <p className={styles.count}>{texts.unlocked(wonCount, total)}</p>
          <p className={styles.note}>{texts.unlockedNote}</p>
        </div>
      </div>
    </Card>
  );
}
