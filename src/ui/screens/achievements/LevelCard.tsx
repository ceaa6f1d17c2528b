import type { AchievementStatus } from "../../../domain/achievements/status.ts";
import {
  achievementsScreenTexts as texts,
  missingText,
} from "../../../text/achievements/achievements-screen.ts";
import { wholePercent } from "../../../text/format.ts";
import { Card } from "../../components/Card/Card.tsx";
import { Progress } from "../../components/Progress/Progress.tsx";
import { Emblem } from "./Emblem.tsx";
import { tierOfLevel } from "./emblem-shape.ts";
import { number } from "./emblem.css.ts";
import * as styles from "./level-card.css.ts";

type LevelCardProps = Pick<AchievementStatus, "level" | "points">;

/** The user's level and points, and the points missing to the next level. */
export const LevelCard = ({ level, points }: LevelCardProps) => (
  <Card className={styles.card}>
    <div className={styles.stand}>
      <Emblem tier={tierOfLevel(level.number)} won size="hero">
        <text className={number} x="32" y="36.5">
          {level.number}
        </text>
      </Emblem>
      <div className={styles.who}>
        <p className={styles.rank}>{texts.level(level.number)}</p>
        <h2 className={styles.name}>{level.name}</h2>
        <p className={styles.points}>{texts.points(points)}</p>
      </div>
    </div>
    {level.toNext === null ? (
      <div className={styles.top}>
        <p className={styles.topTitle}>{texts.topTitle}</p>
        <p className={styles.missing}>{texts.top}</p>
      </div>
    ) : (
      <div className={styles.way}>
        <p className={styles.figures}>
          <span className={styles.percent}>{wholePercent(level.progress)}</span>
          <span className={styles.missing}>{missingText(level)}</span>
        </p>
        <Progress label={texts.progress} value={level.progress} />
      </div>
    )}
  </Card>
);
