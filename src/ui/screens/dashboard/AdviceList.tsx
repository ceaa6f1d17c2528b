import { CircleAlert, CircleCheck, Info, TriangleAlert } from "lucide-react";
import type { Advice } from "../../../domain/advice/advice.ts";
import { adviceText } from "../../../text/advice.ts";
import { dashboardTexts as texts } from "../../../text/dashboard.ts";
import * as styles from "./advice-list.css.ts";

const ICONS = {
  danger: CircleAlert,
  warning: TriangleAlert,
  info: Info,
  success: CircleCheck,
} as const;

export const AdviceList = ({ advice }: { readonly advice: readonly Advice[] }) =>
  advice.length === 0 ? (
    <p className={styles.message}>{texts.noSteps}</p>
  ) : (
    <ul className={styles.list}>
      {advice.map(adviceText).map(({ title, message, tone }) => {
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
