import type { UserOverview } from "../../../../domain/users/user-overview.ts";
import { adminTexts as texts } from "../../../../text/administration/admin.ts";
import * as styles from "./users.css.ts";

/** The number of all accounts, and of those of a kind, in four figures. */
export function UserTotals({ overview }: { readonly overview: UserOverview }) {
  const totals = [
    { label: texts.total, figure: overview.total, note: texts.admins(overview) },
    { label: texts.active, figure: overview.active, note: texts.activeShare(overview) },
    { label: texts.premium, figure: overview.premium, note: texts.premiumShare(overview) },
    { label: texts.suspended, figure: overview.suspended, note: texts.suspendedShare(overview) },
  ];
  return (
    <section aria-label={texts.overview}>
      <dl className={styles.strip}>
        {totals.map(({ label, figure, note }) => (
          <div key={label} className={styles.total}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.figure}>{texts.count(figure)}</dd>
            <dd className={styles.note}>{note}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
