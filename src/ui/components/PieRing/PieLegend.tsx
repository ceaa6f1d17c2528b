import type { CategoryShare } from "../../../domain/transactions/category-shares.ts";
import { components } from "../../../text/components.ts";
import { formatEuros, formatPercent } from "../../../text/format.ts";
import { visuallyHidden } from "../../design/utilities.css.ts";
import * as styles from "./pie-ring.css.ts";

type PieLegendProps = {
  readonly caption: string;
  readonly shares: readonly CategoryShare[];
};

/** Says in figures all that the ring shows. */
export const PieLegend = ({ caption, shares }: PieLegendProps) => (
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
      {shares.map(({ category, share, amount }, index) => (
        <tr key={category}>
          <th scope="row" className={styles.name}>
            <span className={styles.swatches[index]} aria-hidden />
            {category}
          </th>
          <td className={styles.share}>{formatPercent(share, 1)}</td>
          <td className={styles.amount}>{formatEuros(amount)}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
