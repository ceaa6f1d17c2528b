import type { RecurrenceDraft } from "../../../domain/recurrences/recurrence.ts";
import { effectOf } from "../../../domain/forecast/planned.ts";
import { recurrenceName, rhythmText } from "../../../text/recurrences/recurrences.ts";
import { CategoryMark } from "../../components/CategoryMark/CategoryMark.tsx";
import { Money } from "../../components/Money/Money.tsx";
import { useCategoryLooks } from "../../use-category-looks.ts";
import { Unsent } from "../unsent/UnsentMark.tsx";
import * as styles from "./recurrence-row.css.ts";

/** A recurrence that waits on this device to be made: nothing can be done with it yet. */
export function PlanRow({ draft }: { readonly draft: RecurrenceDraft }) {
  const { kind, category, cost } = draft;
  const { colour, icon } = useCategoryLooks()(kind, category);
  const amount = cost.of === "each" ? cost.amount : cost.total;
  return (
    <li className={styles.row}>
      <CategoryMark colour={colour} icon={icon} />
      <div className={styles.what}>
        <p className={styles.name}>
          {recurrenceName(draft)}
          <Unsent />
        </p>
        <p className={styles.detail}>{rhythmText(draft)}</p>
      </div>
      <p className={styles.amount}>
        <Money
          amount={effectOf({ kind, amount })}
          tone={kind === "income" ? "positive" : "plain"}
          signed
        />
      </p>
    </li>
  );
}
