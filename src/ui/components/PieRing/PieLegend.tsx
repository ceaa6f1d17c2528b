import type { ReactNode } from "react";
import type { CategoryColour } from "../../../domain/categories/category-look.ts";
import type { CategoryShare } from "../../../domain/transactions/category-shares.ts";
import { components } from "../../../text/components.ts";
import { formatEuros, formatPercent } from "../../../text/format.ts";
import { visuallyHidden } from "../../design/utilities.css.ts";
import * as styles from "./pie-ring.css.ts";

type PieLegendProps = {
  readonly caption: string;
  readonly shares: readonly CategoryShare[];
  /** The users' own colours of categories. */
  readonly colours: readonly (CategoryColour | null)[];
  /** The label of a category; the slice with the rest has only a name. */
  readonly renderLabel: (category: string) => ReactNode;
  readonly rest: CategoryShare | null;
};

const swatchOf = (slice: number, own: CategoryColour | null) =>
  own === null ? styles.swatches[slice] : styles.paintedSwatches[own];

/** States all figures of the ring as a table. */
export const PieLegend = ({ caption, shares, colours, renderLabel, rest }: PieLegendProps) => (
  <table className={styles.legend}>
    <caption className={visuallyHidden}>{caption}</caption>
    <thead className={visuallyHidden}>
      <tr>
        <th scope="col">{components.category}</th>
        <th scope="col">{components.share}</th>
        <th scope="col">{components.amount}</th>
      </tr>
    </thead>
    <tbody>
      {shares.map((slice, index) => (
        <tr key={slice.category} className={styles.row}>
          <th scope="row" className={styles.name}>
            <span className={swatchOf(index, colours[index] ?? null)} aria-hidden />
            {slice === rest ? slice.category : renderLabel(slice.category)}
          </th>
          <td className={styles.share}>{formatPercent(slice.share, 1)}</td>
          <td className={styles.amount}>{formatEuros(slice.amount)}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
