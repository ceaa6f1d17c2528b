import { SlidersHorizontal } from "lucide-react";
import { useId, useState } from "react";
import {
  DEFAULT_QUERY,
  readHistoryFields,
  type HistoryFields,
} from "../../../application/forms/history-fields.ts";
import type { HistoryQueryEvent } from "../../../application/machines/history-query.machine.ts";
import type { CategoryLists } from "../../../application/use-cases/view-categories.ts";
import { historyTexts as texts } from "../../../text/history.ts";
import { Button } from "../../components/Button/Button.tsx";
import { TextField } from "../../components/Field/TextField.tsx";
import * as styles from "./history-filters.css.ts";
import { FilterChoices } from "./FilterChoices.tsx";

type HistoryFiltersProps = {
  readonly fields: HistoryFields;
  readonly categories: CategoryLists;
  readonly send: (event: HistoryQueryEvent) => void;
  /** The list has no other kind to choose. */
  readonly ofOneKind?: boolean;
};

/** How many filters, besides the words looked for, narrow the list. */
function countActive(fields: HistoryFields): number {
  const { filter, order } = readHistoryFields(fields);
  const { search: _, ...rest } = filter;
  const chosen = Object.values(rest).filter((value) => value !== null).length;
  return chosen + (order === DEFAULT_QUERY.order ? 0 : 1);
}

/** The filters and orders of a list of records; on the phone all but the search fold away. */
export function HistoryFilters(props: HistoryFiltersProps) {
  const { fields, categories, send, ofOneKind = false } = props;
  const id = useId();
  const [unfolded, setUnfolded] = useState(false);
  const active = countActive(fields);
  return (
    <search className={styles.filters}>
      <div className={styles.head}>
        <TextField
          label={texts.search}
          type="search"
          compact
          placeholder={texts.searchHint}
          autoComplete="off"
          value={fields.search}
          onChange={(search) => send({ type: "TYPE", changes: { search } })}
          className={styles.search}
        />
        <span className={styles.unfold}>
          <Button
            variant="secondary"
            icon={<SlidersHorizontal size={16} aria-hidden />}
            aria-expanded={unfolded}
            aria-controls={id}
            onClick={() => setUnfolded(!unfolded)}
          >
            {active === 0 ? texts.filters : texts.activeFilters(active)}
          </Button>
        </span>
      </div>
      <div id={id} className={styles.choices[unfolded ? "unfolded" : "folded"]}>
        <FilterChoices {...{ fields, categories, send, ofOneKind }} />
      </div>
    </search>
  );
}
