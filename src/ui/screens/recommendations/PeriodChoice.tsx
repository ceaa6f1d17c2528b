import { Lock } from "lucide-react";
import { useId } from "react";
import {
  RECOMMENDATION_PERIODS,
  type RecommendationPeriod,
} from "../../../domain/recommendations/recommendation-period.ts";
import { recommendationsTexts as texts } from "../../../text/recommendations/recommendations-screen.ts";
import { option } from "../../components/Segmented/segmented.css.ts";
import { visuallyHidden } from "../../design/utilities.css.ts";
import * as styles from "./generate-form.css.ts";

type PeriodChoiceProps = {
  readonly chosen: RecommendationPeriod;
  readonly isLocked: (period: RecommendationPeriod) => boolean;
  readonly onChoose: (period: RecommendationPeriod) => void;
  readonly onUnlock: () => void;
};

/**
 * The periods side by side. One that the plan does not include is a separate button, so that no arrow key selects it by
 * accident.
 */
export function PeriodChoice({ chosen, isLocked, onChoose, onUnlock }: PeriodChoiceProps) {
  const name = useId();
  return (
    <fieldset>
      <legend className={styles.legend}>{texts.period}</legend>
      <div className={styles.periods}>
        {RECOMMENDATION_PERIODS.map((period) =>
          isLocked(period) ? (
            <button
              key={period}
              type="button"
              className={styles.lockedPeriod}
              aria-label={texts.locked(period)}
              aria-haspopup="dialog"
              onClick={onUnlock}
            >
              <Lock size={14} aria-hidden />
              {texts.months(period)}
            </button>
          ) : (
            <label key={period} className={option}>
              <input
                type="radio"
                className={visuallyHidden}
                name={name}
                value={period}
                checked={period === chosen}
                onChange={() => onChoose(period)}
              />
              {texts.months(period)}
            </label>
          ),
        )}
      </div>
    </fieldset>
  );
}
