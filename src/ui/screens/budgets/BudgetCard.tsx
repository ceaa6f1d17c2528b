import {
  CalendarClock,
  Repeat,
  CircleExclamationPoint,
  CircleCheck,
  TriangleExclamationPoint,
  Undo2,
} from "lucide-react";
import type { ReactNode } from "react";
import { isOnPace } from "../../../domain/budgets/budget-pace.ts";
import {
  grossSpent,
  type BudgetAlert,
  type BudgetStatus,
} from "../../../domain/budgets/budget-status.ts";
import { beyondLimit } from "../../../domain/budgets/still-planned.ts";
import { cents, type Cents } from "../../../domain/shared/cents.ts";
import { budgetTexts as texts } from "../../../text/budgets/budgets.ts";
import { expensesIn } from "../../components/HistoryLink/history-of.ts";
import { CategoryName } from "../../components/CategoryMark/CategoryName.tsx";
import { HistoryLink } from "../../components/HistoryLink/HistoryLink.tsx";
import { Money } from "../../components/Money/Money.tsx";
import { Progress } from "../../components/Progress/Progress.tsx";
import { neighbourOf, useFocusAfterRemoval } from "../../use-focus-after-removal.ts";
import * as styles from "./budget-card.css.ts";
import { Badge } from "../../components/Badge/Badge.tsx";

type BudgetCardProps = {
  readonly status: BudgetStatus;
  readonly elapsed: number | null;
  /** The planned movements of the category that are not recorded yet. */
  readonly planned: Cents;
  readonly actions?: ReactNode;
};

const TONES = { high: "negative", medium: "warning", low: "positive" } as const;

/** One category's budget: the used part, and the amount remaining or over. */
export function BudgetCard({ status, elapsed, planned, actions }: BudgetCardProps) {
  const { category, month, spent, limit, refunded, remaining, used, alert, repeats } = status;
  const over = remaining < 0;
  const expenses = expensesIn([month], category);
  return (
    <li ref={useFocusAfterRemoval<HTMLLIElement>(neighbourOf)} className={styles.card}>
      <div className={styles.head}>
        <h3 className={styles.category}>
          <HistoryLink filter={expenses}>
            <CategoryName kind="expense" name={category} />
          </HistoryLink>
        </h3>
        <span className={styles.actions}>{actions}</span>
      </div>
      <div className={styles.state}>
        <span className={styles.used}>
          {elapsed === null
            ? texts.used(used)
            : texts.pace(used, elapsed, isOnPace(status, elapsed))}
        </span>
        <BudgetAlertBadge alert={alert} over={over} />
      </div>
      <Progress label={category} value={used} tone={TONES[alert]} />
      <dl className={styles.figures}>
        <div className={styles.part}>
          <dt className={styles.label}>{texts.spent}</dt>
          <dd className={styles.figure}>
            <HistoryLink filter={expenses}>
              <Money amount={spent} />
            </HistoryLink>
          </dd>
        </div>
        <div className={styles.part}>
          <dt className={styles.label}>{texts.limit}</dt>
          <dd className={styles.figure}>
            <Money amount={limit} />
          </dd>
        </div>
        <div className={styles.last}>
          <dt className={styles.label}>{over ? texts.over : texts.remaining}</dt>
          <dd className={styles.figure}>
            <Money amount={cents(Math.abs(remaining))} tone={over ? "negative" : "plain"} />
          </dd>
        </div>
      </dl>
      {refunded !== undefined && (
        <p className={styles.repeats}>
          <Undo2 size={14} aria-hidden />
          {texts.refunded(grossSpent(status), refunded)}
        </p>
      )}
      {planned > 0 && (
        <p className={styles.repeats}>
          <CalendarClock size={14} aria-hidden />
          {texts.planned(planned, beyondLimit(planned, remaining))}
        </p>
      )}
      {repeats && (
        <p className={styles.repeats}>
          <Repeat size={14} aria-hidden />
          {texts.repeats}
        </p>
      )}
    </li>
  );
}

const LOOKS = {
  high: { tone: "negative", icon: CircleExclamationPoint },
  medium: { tone: "warning", icon: TriangleExclamationPoint },
  low: { tone: "positive", icon: CircleCheck },
} as const;

type BudgetAlertBadgeProps = { readonly alert: BudgetAlert; readonly over: boolean };

/** States the alert that the bar's colour shows, in words and with an icon. */
function BudgetAlertBadge({ alert, over }: BudgetAlertBadgeProps) {
  const { tone, icon: Icon } = LOOKS[alert];
  return (
    <Badge tone={tone} icon={<Icon size={14} aria-hidden />}>
      {texts.alerts[over ? "over" : alert]}
    </Badge>
  );
}
