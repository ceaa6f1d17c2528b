import { useId, useState, type ComponentProps, type KeyboardEvent } from "react";
import * as styles from "./field.css.ts";
import { FieldFrame } from "./FieldFrame.tsx";
import type { FieldProps, TextValue } from "./field-props.ts";
import { splitFieldProps } from "./split-field-props.ts";
import * as list from "./suggestions.css.ts";

/** A suggested text, and a detail shown with it. */
export type Suggestion = { readonly text: string; readonly detail: string };

type SuggestFieldProps = FieldProps &
  TextValue &
  Pick<ComponentProps<"input">, "maxLength"> & {
    /** The accessible name of the list. */
    readonly listLabel: string;
    readonly suggestions: readonly Suggestion[];
    readonly onPick: (index: number) => void;
  };

/** For a dialog with little room, as above a phone's keyboard. */
const bringIntoView = (element: HTMLElement | null) =>
  element?.scrollIntoView({ block: "nearest" });

/**
 * A text field with suggestions. The list opens on typing or by the arrow down, and no suggestion is preselected: Enter
 * right after typing means the typed text.
 */
export function SuggestField(props: SuggestFieldProps) {
  const [frame, { onChange, listLabel, suggestions, onPick, ...control }] = splitFieldProps(props);
  const listId = useId();
  /** The suggestion that the keyboard has reached; null while the list is closed, -1 before the first. */
  const [at, setAt] = useState<number | null>(null);
  const count = suggestions.length;
  const open = at !== null && count > 0;
  const active = open && at >= 0 && at < count ? at : null;
  const optionId = (index: number) => `${listId}-${index}`;
  const pick = (index: number) => {
    setAt(null);
    onPick(index);
  };
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const act = keys(event.key);
    if (act === null) return;
    // Escape closes the list, not the dialog around it; Enter picks a suggestion and does not submit.
    event.preventDefault();
    act();
  };
  const keys = (key: string): (() => void) | null => {
    if (key === "ArrowDown") return () => setAt(active === null ? 0 : (active + 1) % count);
    if (key === "ArrowUp" && open)
      return () => setAt(active === null ? count - 1 : (active + count - 1) % count);
    if (key === "Enter" && active !== null) return () => pick(active);
    return key === "Escape" && open ? () => setAt(null) : null;
  };
  return (
    <FieldFrame {...frame}>
      {(wiring) => (
        <span className={styles.frame}>
          <input
            {...control}
            {...wiring}
            type="text"
            role="combobox"
            aria-autocomplete="list"
            aria-haspopup="listbox"
            aria-expanded={open}
            aria-controls={open ? listId : undefined}
            aria-activedescendant={active === null ? undefined : optionId(active)}
            autoComplete="off"
            className={styles.control}
            onChange={(event) => {
              setAt(event.target.value === "" ? null : -1);
              onChange(event.target.value);
            }}
            onKeyDown={press}
            onBlur={() => setAt(null)}
          />
          {open && (
            <div
              id={listId}
              role="listbox"
              tabIndex={-1}
              aria-label={listLabel}
              ref={bringIntoView}
              className={list.list}
              // The focus stays in the field.
              onMouseDown={(event) => event.preventDefault()}
            >
              {suggestions.map(({ text, detail }, index) => (
                // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys are those of the field
                <div
                  key={optionId(index)}
                  id={optionId(index)}
                  role="option"
                  tabIndex={-1}
                  aria-selected={index === active}
                  className={list.option}
                  onClick={() => pick(index)}
                >
                  <span className={list.words}>{text}</span>
                  <span className={list.detail}>{detail}</span>
                </div>
              ))}
            </div>
          )}
        </span>
      )}
    </FieldFrame>
  );
}
