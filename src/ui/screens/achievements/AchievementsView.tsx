import { Trophy } from "lucide-react";
import type { AchievementStatus } from "../../../domain/achievements/status.ts";
import { achievementsScreenTexts as texts } from "../../../text/achievements/achievements-screen.ts";
import { Card } from "../../components/Card/Card.tsx";
import { EmptyState } from "../../components/EmptyState/EmptyState.tsx";
import { AchievementList } from "./AchievementList.tsx";
import { CompletionCard } from "./CompletionCard.tsx";
import { LevelCard } from "./LevelCard.tsx";
import * as styles from "./achievements.css.ts";

/** The user's level, and the achievements won and still to win; or an example of them. */
export const AchievementsView = ({ status }: { readonly status: AchievementStatus }) => {
  const won = status.achievements.filter((achievement) => achievement.won);
  const open = status.achievements.filter((achievement) => !achievement.won);
  return (
    <>
      <div className={styles.head}>
        <LevelCard level={status.level} points={status.points} />
        <CompletionCard wonCount={status.wonCount} total={status.total} />
      </div>
      {won.length === 0 ? (
        <div className={styles.section}>
          <Card>
            <EmptyState icon={<Trophy size={24} />} message={texts.empty} hint={texts.emptyHint} />
          </Card>
        </div>
      ) : (
        <AchievementList title={texts.wonList} achievements={won} />
      )}
      {open.length > 0 && <AchievementList title={texts.openList} achievements={open} />}
    </>
  );
};
