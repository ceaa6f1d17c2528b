import { SlidersHorizontal } from "lucide-react";
import { useId, useState } from "react";
import type { HistoryFields } from "../../../application/history/history-fields.ts";
import type { HistoryQueryEvent } from "../../../application/history/history-query.machine.ts";
import type { CategoryLists } from "../../../application/categories/view-categories.ts";
import { historyTexts as texts } from "../../../text/transactions/history.ts";
import { Button } from "../../components/Button/Button.tsx";
import { TextField } from "../../components/Field/TextField.tsx";
import { activeFilters } from "./active-filters.ts";
import { FilterChips } from "./FilterChips.tsx";
import { FilterChoices } from "./FilterChoices.tsx";
import * as styles from "./history-filters.css.ts";

export type HistoryFiltersProps = {
  readonly fields: HistoryFields;
  readonly categories: CategoryLists;
  readonly send: (event: HistoryQueryEvent) => void;
  /** The title of the list, beside the search. */
  readonly title?: string;
  /** Whether the list has only one kind. */
  readonly ofOneKind?: boolean;
};

/** The search of a list of records; its filters and orders fold away, while active ones stay visible. */
export function HistoryFilters(props: HistoryFiltersProps) {
  const { fields, categories, send, title, ofOneKind = false } = props;
  const id = useId();
  const [unfolded, setUnfolded] = useState(false);
  const active = activeFilters(fields);
  return (
    <search className={styles.filters}>
      {title !== undefined && <h2 className={styles.title}>{title}</h2>}
      <div className={styles.head}>
        <TextField
          label={texts.search}
          labelHidden
          type="search"
          compact
          placeholder={texts.searchHint}
          autoComplete="off"
          value={fields.search}
          onChange={(search) => send({ type: "TYPE", changes: { search } })}
          className={styles.search}
        />
        <Button
          variant="secondary"
          icon={<SlidersHorizontal size={16} aria-hidden />}
          aria-expanded={unfolded}
          aria-controls={id}
          onClick={() => setUnfolded(!unfolded)}
        >
          {active.length === 0 ? texts.filters : texts.activeFilters(active.length)}
        </Button>
      </div>
      <div id={id} className={styles.choices[unfolded ? "unfolded" : "folded"]}>
        <FilterChoices {...{ fields, categories, send, ofOneKind }} />
      </div>
      {(unfolded || active.length > 0 || fields.search !== "") && (
        <FilterChips filters={active} send={send} />
      )}
    </search>
  );
}
