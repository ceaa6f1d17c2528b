import type { Forecast } from "../../../domain/forecast/forecast.ts";
import { formatMonth } from "../../../text/format.ts";
import { forecastTexts as texts } from "../../../text/forecast/forecast.ts";
import { Card } from "../../components/Card/Card.tsx";
import { Disclosure } from "../../components/Disclosure/Disclosure.tsx";
import { Money } from "../../components/Money/Money.tsx";
import { breakdownOfOpening, type Breakdown } from "./breakdown.ts";
import * as styles from "./forecast.css.ts";

type BasisProps = {
  readonly forecast: Forecast;
  readonly onOpen: (breakdown: Breakdown) => void;
};

/**
 * The current balances and, collapsed at first, the months behind the usual spending, with the categories' shares,
 * which are only informative.
 */
export const Basis = ({ forecast, onOpen }: BasisProps) => (
  <Card title={texts.basis} className={styles.wide}>
    <button
      type="button"
      className={styles.row}
      onClick={() => onOpen(breakdownOfOpening(forecast))}
    >
      <span>
        <span className={styles.strong}>{texts.today}</span>
        <span className={styles.detail}>{texts.todayNote}</span>
      </span>
      <Money amount={forecast.opening.amount} />
    </button>
    {forecast.usual !== null && (
      <Disclosure summary={texts.basisOpen}>
        <div className={styles.basis}>
          <BasisList
            title={texts.basisMonths}
            rows={forecast.usual.months.map(({ month, spent }) => ({
              name: formatMonth(month),
              amount: spent,
            }))}
          />
          <BasisList
            title={texts.basisShares}
            rows={forecast.usual.shares.map(({ category, monthly }) => ({
              name: category,
              amount: monthly,
            }))}
          />
        </div>
      </Disclosure>
    )}
  </Card>
);

type BasisListProps = {
  readonly title: string;
  readonly rows: readonly {
    readonly name: string;
    readonly amount: Forecast["opening"]["amount"];
  }[];
};

const BasisList = ({ title, rows }: BasisListProps) => (
  <section aria-label={title}>
    <h3 className={styles.strong}>{title}</h3>
    <dl>
      {rows.map(({ name, amount }) => (
        <div key={name} className={styles.basisRow}>
          <dt>{name}</dt>
          <dd>
            <Money amount={amount} />
          </dd>
        </div>
      ))}
    </dl>
  </section>
);
