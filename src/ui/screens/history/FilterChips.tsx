import { X } from "lucide-react";
import type { HistoryQueryEvent } from "../../../application/history/history-query.machine.ts";
import { historyTexts as texts } from "../../../text/transactions/history.ts";
import { Button } from "../../components/Button/Button.tsx";
import { useFocusAfterRemoval } from "../../use-focus-after-removal.ts";
import type { ActiveFilter } from "./active-filters.ts";
import * as styles from "./history.css.ts";

type FilterChipsProps = {
  readonly filters: readonly ActiveFilter[];
  readonly send: (event: HistoryQueryEvent) => void;
};

/** Finds the button that unfolds the filters, which stays when they are removed. */
const unfolder = (left: Element): Element | null =>
  left.closest("search")?.querySelector("button[aria-expanded]") ?? null;

const nextChip = (left: Element): Element | null =>
  (left.nextElementSibling ?? left.previousElementSibling)?.querySelector("button") ??
  unfolder(left);

/** The active filters: each can be removed alone, or all at once. */
export const FilterChips = ({ filters, send }: FilterChipsProps) => (
  <div ref={useFocusAfterRemoval<HTMLDivElement>(unfolder)} className={styles.line}>
    {filters.length > 0 && (
      <ul aria-label={texts.active} className={styles.chips}>
        {filters.map(({ name, without }) => (
          <Chip key={name} name={name} onRemove={() => send(without)} />
        ))}
      </ul>
    )}
    <Button
      variant="ghost"
      size="small"
      icon={<X size={16} aria-hidden />}
      onClick={() => send({ type: "CLEAR" })}
    >
      {texts.clear}
    </Button>
  </div>
);

type ChipProps = { readonly name: string; readonly onRemove: () => void };

const Chip = ({ name, onRemove }: ChipProps) => (
  <li ref={useFocusAfterRemoval<HTMLLIElement>(nextChip)}>
    <button
      type="button"
      className={styles.chip}
      aria-label={texts.without(name)}
      title={texts.without(name)}
      onClick={onRemove}
    >
      {name}
      <X size={14} aria-hidden />
    </button>
  </li>
);
