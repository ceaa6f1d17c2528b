import { useId, type ReactNode } from "react";
import type { TextValue } from "../../components/Field/field-props.ts";
import { visuallyHidden } from "../../design/utilities.css.ts";
import * as styles from "./categories.css.ts";

type LookChoiceProps<Word extends string> = TextValue & {
  readonly label: string;
  /** The label of the choice of none. */
  readonly none: string;
  readonly choices: readonly Word[];
  readonly names: Readonly<Record<Word, string>>;
  readonly renderMark: (word: Word | null) => ReactNode;
};

/** A visible choice of many colours or icons; arrow keys move between them, as in any group of radio buttons. */
export function LookChoice<Word extends string>(props: LookChoiceProps<Word>) {
  const { label, none, choices, names, renderMark, value, onChange } = props;
  const id = useId();
  const choice = (word: Word | null) => {
    const name = word === null ? none : names[word];
    return (
      <label key={word ?? ""} className={styles.choice} title={name}>
        <input
          type="radio"
          className={visuallyHidden}
          name={id}
          aria-label={name}
          checked={value === (word ?? "")}
          onChange={() => onChange(word ?? "")}
        />
        {renderMark(word)}
      </label>
    );
  };
  return (
    <div role="radiogroup" aria-labelledby={`${id}-label`} className={styles.group}>
      <p id={`${id}-label`} className={styles.label}>
        {label}
      </p>
      <div className={styles.choices}>{[null, ...choices].map(choice)}</div>
    </div>
  );
}
