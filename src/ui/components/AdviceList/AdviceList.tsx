import { CircleExclamationPoint, CircleCheck, Info, TriangleExclamationPoint } from "lucide-react";
import type { Advice } from "../../../domain/advice/advice.ts";
import { adviceText } from "../../../text/advice.ts";
import { dashboardTexts as texts } from "../../../text/pages/dashboard.ts";
import * as styles from "./advice-list.css.ts";

const ICONS = {
  danger: CircleExclamationPoint,
  warning: TriangleExclamationPoint,
  info: Info,
  success: CircleCheck,
} as const;

type AdviceListProps = {
  readonly advice: readonly Advice[];
  /** How many months of a report the tips cover; null on the dashboard. */
  readonly months?: number | null;
};

export const AdviceList = ({ advice, months = null }: AdviceListProps) =>
  advice.length === 0 ? (
    <p className={styles.message}>{texts.noSteps}</p>
  ) : (
    <ul className={styles.list}>
      {advice.map((tip) => {
        const { title, message, tone } = adviceText(tip, months);
        const Icon = ICONS[tone];
        return (
          <li key={title} className={styles.item}>
            <Icon className={styles.icons[tone]} size={18} aria-hidden />
            <div>
              <p className={styles.title}>{title}</p>
              <p className={styles.message}>{message}</p>
            </div>
          </li>
        );
      })}
    </ul>
  );
