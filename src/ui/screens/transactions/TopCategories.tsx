import type { OwnColours } from "../../../application/categories/view-own-colours.ts";
import type { CategoryShare } from "../../../domain/transactions/category-shares.ts";
import type { TransactionFilter } from "../../../domain/transactions/filter.ts";
import { formatPercent } from "../../../text/format.ts";
import { HistoryLink } from "../../components/HistoryLink/HistoryLink.tsx";
import { Money } from "../../components/Money/Money.tsx";
import { Progress } from "../../components/Progress/Progress.tsx";
import { useOwnColours } from "../../use-own-colours.ts";
import * as styles from "./top-categories.css.ts";

type TopCategoriesProps = {
  readonly shares: readonly Omit<CategoryShare, "count">[];
  readonly withAmounts?: boolean;
  /** The colours of the bars side by side; stacked rows have the colours of the ring. */
  readonly paintOf?: OwnColours;
  /** The records behind a share, where its name links to them. */
  readonly recordsOf?: (category: string) => Partial<TransactionFilter>;
};

/** The colours of the same categories in the ring beside the list. */
const TONES = ["slice0", "slice1", "slice2"] as const;

/** The largest categories, each with its share. */
export function TopCategories(props: TopCategoriesProps) {
  const { shares, withAmounts = false, paintOf, recordsOf } = props;
  const own = useOwnColours();
  return (
    <ol className={styles.lists[paintOf ? "beside" : "below"]}>
      {shares.map(({ category, share, amount }, rank) => (
        <li key={category} className={styles.item}>
          <span>
            {recordsOf ? (
              <HistoryLink filter={recordsOf(category)}>{category}</HistoryLink>
            ) : (
              category
            )}
          </span>
          <span className={styles.figures}>
            {withAmounts && <Money amount={amount} size="strong" />}
            <span className={styles.share}>{formatPercent(share, 1)}</span>
          </span>
          <span className={styles.bar}>
            <Progress
              label={category}
              value={share}
              tone={(paintOf ?? own)(category) ?? TONES[rank] ?? "slice5"}
            />
          </span>
        </li>
      ))}
    </ol>
  );
}
