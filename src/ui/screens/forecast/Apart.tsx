import { Link } from "@tanstack/react-router";
import type { Forecast } from "../../../domain/forecast/forecast.ts";
import { savedIn } from "../../../domain/forecast/held-today.ts";
import { forecastTexts as texts } from "../../../text/forecast/forecast.ts";
import { Card } from "../../components/Card/Card.tsx";
import { Money } from "../../components/Money/Money.tsx";
import { breakdownOfSavings, type Breakdown } from "./breakdown.ts";
import * as styles from "./forecast.css.ts";

type ApartProps = { readonly forecast: Forecast; readonly onOpen: (breakdown: Breakdown) => void };

/** The accounts that the figures leave out: savings, and those without a told balance. */
export function Apart({ forecast, onOpen }: ApartProps) {
  const { apart, untold } = forecast.opening;
  if (apart.length + untold.length === 0) return null;
  const labels = apart.map(({ account }) => account.label).join(", ");
  return (
    <Card className={styles.wide}>
      {apart.length > 0 && (
        <button
          type="button"
          className={styles.row}
          onClick={() => onOpen(breakdownOfSavings(forecast))}
        >
          <span>
            <span className={styles.strong}>{texts.savings}</span>
            <span className={styles.detail}>{texts.savingsNote(labels)}</span>
          </span>
          <Money amount={savedIn(apart)} />
        </button>
      )}
      {untold.map(({ id, label }) => (
        <p key={id} className={styles.untold}>
          <span className={styles.strong}>{label}</span>
          <span className={styles.detail}>
            {texts.untoldAccount}: {texts.untoldAccountNote}
          </span>
        </p>
      ))}
      <Link to="/contas" className={styles.way}>
        {texts.toAccounts}
      </Link>
    </Card>
  );
}
