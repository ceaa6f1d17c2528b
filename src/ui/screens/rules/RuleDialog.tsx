import { useSelector } from "@xstate/react";
import type { ActorRefFrom } from "xstate";
import { TICKED, type RuleFields } from "../../../application/rules/rule-form.ts";
import type { formDialogMachine } from "../../../application/acts/form-dialog.machine.ts";
import type { CategoryLists } from "../../../application/categories/view-categories.ts";
import type { Rule, RuleDraft } from "../../../domain/rules/rule.ts";
import type { WithRevision } from "../../../domain/ledger/stored-record.ts";
import { components } from "../../../text/components.ts";
import { ruleTexts as texts } from "../../../text/rules/rules.ts";
import { Button } from "../../components/Button/Button.tsx";
import { CheckField } from "../../components/Field/CheckField.tsx";
import { SelectField } from "../../components/Field/SelectField.tsx";
import { TextField } from "../../components/Field/TextField.tsx";
import { FormDialog } from "../shared/FormDialog.tsx";
import { SaveButton } from "../shared/SaveButton.tsx";

/** The actor of the dialog that creates or changes a rule. */
export type RuleDialogActor = ActorRefFrom<
  ReturnType<typeof formDialogMachine<RuleFields, RuleDraft, WithRevision<Rule>>>
>;

type RuleDialogProps = { readonly dialog: RuleDialogActor; readonly categories: CategoryLists };

/** Creates or changes a rule. */
export function RuleDialog({ dialog, categories }: RuleDialogProps) {
  const { mode, fields } = useSelector(dialog, ({ context }) => context);
  const rule = mode.type === "edit" ? mode.id : null;
  // An archived category stays with the rule that has it.
  const own = [rule?.category ?? "", fields.category].filter((name) => name !== "");
  const offered = new Set([...categories[fields.kind], ...own]);
  const close = () => dialog.send({ type: "CLOSE" });
  return (
    <FormDialog
      title={rule ? texts.editTitle : texts.title}
      dialog={dialog}
      incomplete={texts.doesNothing}
      size="normal"
      actions={
        <>
          <Button variant="ghost" onClick={close}>
            {components.cancel}
          </Button>
          <SaveButton dialog={dialog} label={rule ? components.save : texts.make} />
        </>
      }
    >
      {(field) => (
        <>
          <TextField
            {...field("contains", texts.contains)}
            hint={texts.containsHint}
            autoComplete="off"
          />
          <SelectField
            {...field("category", texts.category)}
            options={[
              { value: "", label: texts.anyCategory },
              ...[...offered].map((name) => ({ value: name, label: name })),
            ]}
          />
          <TextField {...field("description", texts.description)} optional autoComplete="off" />
          <CheckField
            {...field("leavesOut", texts.leaveOut)}
            hint={texts.leaveOutHint}
            ticked={TICKED}
          />
        </>
      )}
    </FormDialog>
  );
}
