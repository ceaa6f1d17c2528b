import { Filter, Split, SquareMinus, SquarePlus } from "lucide-react";
import { memo } from "react";
import type { CategoryLists } from "../../../application/categories/view-categories.ts";
import type { Decision } from "../../../domain/imports/review/decide.ts";
import { fateOf, type ReviewLine } from "../../../domain/imports/review/review.ts";
import { effectOf } from "../../../domain/forecast/planned.ts";
import { formatDate } from "../../../text/format.ts";
import { importTexts as texts } from "../../../text/imports/imports.ts";
import { SelectField } from "../../components/Field/SelectField.tsx";
import { IconButton } from "../../components/IconButton/IconButton.tsx";
import { Money } from "../../components/Money/Money.tsx";
import { visuallyHidden } from "../../design/utilities.css.ts";
import { LineOriginMark } from "./LineOriginMark.tsx";
import * as styles from "./review-list.css.ts";

type ReviewRowProps = {
  readonly line: ReviewLine;
  readonly categories: CategoryLists;
  readonly decide: (decision: Decision) => void;
  readonly onDivide: (line: ReviewLine) => void;
  readonly onRule: (line: ReviewLine) => void;
};

/** A movement of a bank file: its text, its category with the reason, and its actions. */
export const ReviewRow = memo(function ReviewRow(props: ReviewRowProps) {
  const { line, categories, decide, onDivide, onRule } = props;
  const { id, kind, date, description, original, category, counted } = line;
  const isIncome = kind === "income";
  const fate = fateOf(line);
  const isFiled = fate === "new" && line.parts === null;
  return (
    <>
      <span role="gridcell" className={styles.date}>
        {formatDate(date)}
      </span>
      <span role="gridcell" className={fate === "new" ? styles.what : styles.quiet}>
        <span className={styles.name} title={original}>
          {description || original}
        </span>
        <span className={styles.detail}>
          <span className={visuallyHidden}>{texts.kindIs(kind)}, </span>
          <LineOriginMark line={line} decide={decide} />
        </span>
      </span>
      <span role="gridcell" className={styles.category}>
        {isFiled && (
          <SelectField
            label={texts.category(description || original)}
            labelHidden
            compact
            tabIndex={-1}
            value={category}
            options={categories[kind].map((name) => ({ value: name, label: name }))}
            onChange={(name) => decide({ id, to: "file-under", category: name })}
          />
        )}
      </span>
      <span role="gridcell" className={styles.amount}>
        <Money amount={effectOf(line)} tone={isIncome ? "positive" : "plain"} signed />
      </span>
      <span role="gridcell" className={styles.tools}>
        {(fate === "new" || fate === "not-counted") && (
          <>
            <IconButton
              label={counted ? texts.leaveOut : texts.count}
              icon={
                counted ? (
                  <SquareMinus size={18} aria-hidden />
                ) : (
                  <SquarePlus size={18} aria-hidden />
                )
              }
              tabIndex={-1}
              onClick={() => decide({ id, to: "count", counted: !counted })}
            />
            <IconButton
              label={texts.divide}
              icon={<Split size={18} aria-hidden />}
              tabIndex={-1}
              onClick={() => onDivide(line)}
            />
            <IconButton
              label={texts.rule}
              icon={<Filter size={18} aria-hidden />}
              tabIndex={-1}
              onClick={() => onRule(line)}
            />
          </>
        )}
      </span>
    </>
  );
});
