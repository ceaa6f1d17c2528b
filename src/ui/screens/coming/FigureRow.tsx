import type { Cents } from "../../../domain/shared/cents.ts";
import { Money } from "../../components/Money/Money.tsx";
import { detail, name as strong, row, what } from "../recurrences/recurrences.css.ts";

type FigureRowProps = { readonly name: string; readonly note: string; readonly amount: Cents };

/** A figure with its name and a note. */
export const FigureRow = ({ name, note, amount }: FigureRowProps) => (
  <li className={row}>
    <div className={what}>
      <p className={strong}>{name}</p>
      <p className={detail}>{note}</p>
    </div>
    <Money amount={amount} tone={amount < 0 ? "negative" : "plain"} size="strong" />
  </li>
);
