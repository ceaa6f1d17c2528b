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
  /** The time that the tips cover. */
  readonly span?: "month" | "period";
};

export const AdviceList = ({ advice, span = "month" }: AdviceListProps) =>
  advice.length === 0 ? (
    <p className={styles.message}>{texts.noSteps}</p>
  ) : (
    <ul className={styles.list}>
      {advice.map((tip) => {
        const { title, message, tone } = adviceText(tip, span);
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
