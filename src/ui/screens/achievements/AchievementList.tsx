import { useId } from "react";
import type { ShownAchievement } from "../../../domain/achievements/status.ts";
import { Badge } from "../../components/Badge/Badge.tsx";
import { AchievementCard } from "./AchievementCard.tsx";
import * as styles from "./achievements.css.ts";

type AchievementListProps = {
  readonly title: string;
  readonly achievements: readonly ShownAchievement[];
};

/** Achievements side by side, as many as fit. */
export function AchievementList({ title, achievements }: AchievementListProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <header className={styles.sectionHead}>
        <h2 id={id} className={styles.sectionTitle}>
          {title}
        </h2>
        <Badge>{String(achievements.length)}</Badge>
      </header>
      <ul className={styles.grid}>
        {achievements.map((achievement) => (
          <AchievementCard key={achievement.id} {...achievement} />
        ))}
      </ul>
    </section>
  );
}
