import type { Occurrence } from "../../../domain/recurrences/recurrence.ts";
import { formatDate } from "../../../text/format.ts";
import { recurrenceName } from "../../../text/recurrences/recurrences.ts";
import { Money } from "../../components/Money/Money.tsx";
import { detail, name, row, what } from "../recurrences/recurrences.css.ts";

/** A planned movement that needs no answer. */
export const PlannedRow = ({ occurrence }: { readonly occurrence: Occurrence }) => (
  <li className={row}>
    <div className={what}>
      <p className={name}>{recurrenceName(occurrence)}</p>
      <p className={detail}>
        {formatDate(occurrence.date)} · {occurrence.category}
      </p>
    </div>
    <Money
      amount={occurrence.amount}
      tone={occurrence.kind === "income" ? "positive" : "negative"}
      size="strong"
    />
  </li>
);
