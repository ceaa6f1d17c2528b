import { Target } from "lucide-react";
import { useState } from "react";
import type { Goal } from "../../../domain/goals/goal.ts";
import { goalTexts as texts } from "../../../text/goals/goals.ts";
import * as styles from "./goal-card.css.ts";

/** The photo of a goal; a sign where it has none, or where that cannot be had without a network. */
export function GoalPhoto({ name, photoUrl }: Pick<Goal, "name" | "photoUrl">) {
  const [missing, setMissing] = useState<string | null>(null);
  if (photoUrl === null || photoUrl === missing)
    return (
      <div className={styles.blank}>
        <Target className={styles.sign} size={32} aria-hidden />
      </div>
    );
  return (
    <div className={styles.picture}>
      <img
        className={styles.photo}
        src={photoUrl}
        alt={texts.photoOf(name)}
        onError={() => setMissing(photoUrl)}
      />
    </div>
  );
}
