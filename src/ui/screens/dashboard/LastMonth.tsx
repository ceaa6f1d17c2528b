import type { YearMonth } from "../../../domain/shared/year-month.ts";
import type { Totals } from "../../../domain/transactions/totals.ts";
import { dashboardTexts as texts } from "../../../text/pages/dashboard.ts";
import { formatMonthName } from "../../../text/format.ts";
import { Card } from "../../components/Card/Card.tsx";
import { CardLink } from "../../components/Card/CardLink.tsx";
import { Money } from "../../components/Money/Money.tsx";
import { spaced } from "./dashboard.css.ts";
import * as styles from "./dashboard.css.ts";

type LastMonthProps = { readonly month: YearMonth; readonly outcome: Totals };

/** The outcome of the last month, while this one has just begun. */
export const LastMonth = ({ month, outcome }: LastMonthProps) => (
  <Card
    title={texts.lastMonth(month)}
    className={spaced}
    action={
      <CardLink to="/" search={{ mes: month }}>
        {texts.seeMonth(formatMonthName(month))}
      </CardLink>
    }
  >
    <dl className={styles.figures}>
      <div>
        <dt className={styles.label}>{texts.outcome}</dt>
        <dd className={styles.figure}>
          <Money amount={outcome.balance} tone={outcome.balance < 0 ? "negative" : "plain"} />
        </dd>
      </div>
      <div>
        <dt className={styles.label}>{texts.income}</dt>
        <dd className={styles.figure}>
          <Money amount={outcome.income} tone="positive" />
        </dd>
      </div>
      <div>
        <dt className={styles.label}>{texts.expenses}</dt>
        <dd className={styles.figure}>
          <Money amount={outcome.expenses} tone="negative" />
        </dd>
      </div>
    </dl>
  </Card>
);
