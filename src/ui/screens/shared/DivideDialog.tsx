import { useState } from "react";
import {
  divisionFieldsOf,
  readDivision,
  restOf,
  type Dividable,
  type DivisionFields,
  type DivisionIssues,
} from "../../../application/forms/division-form.ts";
import type { CategoryLists } from "../../../application/use-cases/view-categories.ts";
import type { ImportPart } from "../../../domain/imports/import.ts";
import { PARTS_MAX } from "../../../domain/imports/import-limits.ts";
import type { TransactionId } from "../../../domain/shared/ids.ts";
import { components } from "../../../text/components.ts";
import { divisionTexts as texts } from "../../../text/division.ts";
import { fieldIssues } from "../../../text/field-issues.ts";
import { formatEuros } from "../../../text/format.ts";
import { Button } from "../../components/Button/Button.tsx";
import { Dialog } from "../../components/Dialog/Dialog.tsx";
import { DialogActions } from "../../components/Dialog/DialogActions.tsx";
import { SelectField } from "../../components/Field/SelectField.tsx";
import { TextField } from "../../components/Field/TextField.tsx";
import * as styles from "./divide.css.ts";

type DivideDialogProps = {
  /** What is divided; null while nothing is. */
  readonly line: Dividable | null;
  readonly categories: CategoryLists;
  readonly newId: () => TransactionId;
  readonly onDivide: (id: TransactionId, parts: readonly ImportPart[] | null) => void;
  readonly onClose: () => void;
};

/** Divides a movement into parts of different categories, or takes out of it what is somebody else's. */
export const DivideDialog = ({ line, onClose, ...props }: DivideDialogProps) => (
  <Dialog open={line !== null} title={texts.title} onClose={onClose}>
    {line && <DivideForm key={line.id} line={line} onClose={onClose} {...props} />}
  </Dialog>
);

type DivideFormProps = DivideDialogProps & { readonly line: Dividable };

const issueText = (issue: DivisionIssues[number]): string | null => {
  if (issue === null) return null;
  return issue === "too-much" ? texts.tooMuch : fieldIssues[issue];
};

/** What stands for somebody else's part in the choice of a category. */
const NOT_MINE = "";

function DivideForm({ line, categories, newId, onDivide, onClose }: DivideFormProps) {
  const [fields, setFields] = useState(() => divisionFieldsOf(line));
  const [issues, setIssues] = useState<DivisionIssues>([]);
  const options = categories[line.kind].map((name) => ({ value: name, label: name }));
  const change = (at: number, changes: Partial<DivisionFields["parts"][number]>) =>
    setFields({
      ...fields,
      parts: fields.parts.map((part, index) => (index === at ? { ...part, ...changes } : part)),
    });
  const submit = () => {
    const parts = readDivision(fields, line, newId);
    if (!parts.ok) {
      setIssues(parts.reason);
      return;
    }
    onDivide(line.id, parts.value);
    onClose();
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <p className={styles.whole}>
        {line.description || line.original || line.category} · {formatEuros(line.amount)}
      </p>
      {fields.parts.map((part, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- a part is its place
        <div key={at} className={styles.part}>
          <TextField
            label={texts.amount(at + 1)}
            inputMode="decimal"
            autoComplete="off"
            value={part.amount}
            error={issueText(issues[at] ?? null)}
            onChange={(amount) => change(at, { amount })}
          />
          <SelectField
            label={texts.category(at + 1)}
            options={options}
            value={part.category}
            onChange={(category) => change(at, { category })}
          />
        </div>
      ))}
      <div className={styles.part}>
        <p className={styles.rest}>
          {texts.rest} <strong>{formatEuros(restOf(fields, line.amount))}</strong>
        </p>
        <SelectField
          label={texts.restCategory}
          options={[...options, { value: NOT_MINE, label: texts.notMine }]}
          value={fields.rest ?? NOT_MINE}
          onChange={(rest) => setFields({ ...fields, rest: rest === NOT_MINE ? null : rest })}
        />
      </div>
      <Button
        variant="ghost"
        size="small"
        disabled={fields.parts.length + 1 >= PARTS_MAX}
        onClick={() =>
          setFields({
            ...fields,
            parts: [...fields.parts, { category: line.category, amount: "" }],
          })
        }
      >
        {texts.more}
      </Button>
      <DialogActions>
        {line.parts !== null && (
          <Button
            variant="ghost"
            onClick={() => {
              onDivide(line.id, null);
              onClose();
            }}
          >
            {texts.whole}
          </Button>
        )}
        <Button variant="ghost" onClick={onClose}>
          {components.cancel}
        </Button>
        <Button type="submit">{texts.divide}</Button>
      </DialogActions>
    </form>
  );
}
