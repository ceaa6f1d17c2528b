import { Check, Lock } from "lucide-react";
import { createElement } from "react";
import type { ShownAchievement } from "../../../domain/achievements/status.ts";
import { achievementsScreenTexts as texts } from "../../../text/achievements/achievements-screen.ts";
import { iconOf } from "./achievement-icons.ts";
import * as styles from "./achievement-card.css.ts";
import { Emblem } from "./Emblem.tsx";
import { tierOfPoints } from "./emblem-shape.ts";

/** The icon's place on a medal. */
const SIGN = { x: 21, y: 18, size: 22, strokeWidth: 1.9 } as const;

/** An achievement, won or not: its medal, how it is earned and its points. */
export const AchievementCard = ({ id, name, description, points, won }: ShownAchievement) => (
  <li className={won ? styles.won : styles.open}>
    <Emblem tier={tierOfPoints(points)} won={won}>
      {createElement(iconOf(id), SIGN)}
    </Emblem>
    <div className={styles.body}>
      <h3 className={styles.name}>{name}</h3>
      <p className={styles.description}>{description}</p>
      <p className={styles.foot}>
        <span className={styles.points}>{texts.points(points)}</span>
        <span className={won ? styles.wonState : styles.openState}>
          {won ? <Check size={14} aria-hidden /> : <Lock size={12} aria-hidden />}
          {won ? texts.won : texts.open}
        </span>
      </p>
    </div>
  </li>
);
