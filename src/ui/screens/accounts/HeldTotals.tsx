import type { AccountsBook } from "../../../application/accounts/view-accounts.ts";
import { accountTexts as texts } from "../../../text/accounts/accounts.ts";
import { Money } from "../../components/Money/Money.tsx";
import * as styles from "./accounts.css.ts";

type HeldTotalsProps = { readonly accounts: Pick<AccountsBook, "ofTheDay" | "apart"> };

/** The totals of the everyday accounts and of the savings, as in the forecast. */
export function HeldTotals({ accounts: { ofTheDay, apart } }: HeldTotalsProps) {
  const totals = [
    { label: texts.totalOfTheDay, amount: ofTheDay },
    { label: texts.totalApart, amount: apart },
  ].flatMap(({ label, amount }) => (amount === null ? [] : [{ label, amount }]));
  if (totals.length === 0) return null;
  return (
    <div className={styles.totals}>
      {totals.map(({ label, amount }) => (
        <section key={label} className={styles.total} aria-label={label}>
          <h2 className={styles.totalLabel}>{label}</h2>
          <Money amount={amount} tone={amount < 0 ? "negative" : "plain"} size="figure" />
        </section>
      ))}
    </div>
  );
}
