import { useState } from "react";
import { readRule, type RuleEntry, type RuleIssue } from "../../../application/forms/rule-form.ts";
import type { CategoryLists } from "../../../application/use-cases/view-categories.ts";
import type { RuleDraft } from "../../../domain/imports/rule.ts";
import { components } from "../../../text/components.ts";
import { ruleIssues, ruleTexts as texts } from "../../../text/rules.ts";
import { Alert } from "../../components/Alert/Alert.tsx";
import { Button } from "../../components/Button/Button.tsx";
import { Dialog } from "../../components/Dialog/Dialog.tsx";
import { DialogActions } from "../../components/Dialog/DialogActions.tsx";
import { CheckField } from "../../components/Field/CheckField.tsx";
import { SelectField } from "../../components/Field/SelectField.tsx";
import { TextField } from "../../components/Field/TextField.tsx";
import { fields as layout } from "./rule.css.ts";

type RuleDialogProps = {
  /** What the form begins with; null while there is none. */
  readonly entry: RuleEntry | null;
  readonly categories: CategoryLists;
  readonly onRule: (rule: RuleDraft) => void;
  readonly onClose: () => void;
};

/** Makes a rule, or changes one. */
export const RuleDialog = ({ entry, onClose, ...props }: RuleDialogProps) => (
  <Dialog
    open={entry !== null}
    title={entry?.isNew === false ? texts.editTitle : texts.title}
    onClose={onClose}
  >
    {entry && <RuleFieldset entry={entry} onClose={onClose} {...props} />}
  </Dialog>
);

const TICKED = "x";

function RuleFieldset(props: RuleDialogProps & { readonly entry: RuleEntry }) {
  const { entry, categories, onRule, onClose } = props;
  const [fields, setFields] = useState(entry.fields);
  const [issue, setIssue] = useState<RuleIssue | null>(null);
  // One that is not offered any more stays with the rule that has it.
  const own = entry.fields.category;
  const offered = new Set([...categories[entry.kind], ...(own === "" ? [] : [own])]);
  const submit = () => {
    const rule = readRule(fields, entry);
    if (!rule.ok) {
      setIssue(rule.reason);
      return;
    }
    onRule(rule.value);
    onClose();
  };
  return (
    <form
      noValidate
      className={layout}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <TextField
        label={texts.contains}
        hint={texts.containsHint}
        autoComplete="off"
        value={fields.contains}
        error={issue === "too-short" ? ruleIssues[issue] : null}
        onChange={(contains) => setFields({ ...fields, contains })}
      />
      <SelectField
        label={texts.category}
        options={[
          { value: "", label: texts.anyCategory },
          ...[...offered].map((name) => ({ value: name, label: name })),
        ]}
        value={fields.category}
        onChange={(category) => setFields({ ...fields, category })}
      />
      <TextField
        label={texts.description}
        optional
        autoComplete="off"
        value={fields.description}
        onChange={(description) => setFields({ ...fields, description })}
      />
      <CheckField
        label={texts.leaveOut}
        hint={texts.leaveOutHint}
        ticked={TICKED}
        value={fields.leavesOut ? TICKED : ""}
        onChange={(value) => setFields({ ...fields, leavesOut: value === TICKED })}
      />
      {issue === "nothing" && <Alert>{ruleIssues[issue]}</Alert>}
      <DialogActions>
        <Button variant="ghost" onClick={onClose}>
          {components.cancel}
        </Button>
        <Button type="submit">{entry.isNew ? texts.make : components.save}</Button>
      </DialogActions>
    </form>
  );
}
