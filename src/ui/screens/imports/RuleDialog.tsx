import { useSelector } from "@xstate/react";
import type { ActorRefFrom } from "xstate";
import { TICKED, type RuleFields } from "../../../application/forms/rule-form.ts";
import type { formDialogMachine } from "../../../application/machines/form-dialog.machine.ts";
import type { CategoryLists } from "../../../application/use-cases/view-categories.ts";
import type { Rule, RuleDraft } from "../../../domain/imports/rule.ts";
import type { Seen } from "../../../domain/ledger/stamped.ts";
import { components } from "../../../text/components.ts";
import { ruleTexts as texts } from "../../../text/rules.ts";
import { Button } from "../../components/Button/Button.tsx";
import { Dialog } from "../../components/Dialog/Dialog.tsx";
import { DialogActions } from "../../components/Dialog/DialogActions.tsx";
import { CheckField } from "../../components/Field/CheckField.tsx";
import { SelectField } from "../../components/Field/SelectField.tsx";
import { TextField } from "../../components/Field/TextField.tsx";
import { DialogForm } from "../shared/DialogForm.tsx";

/** A dialog that makes a rule, or changes one. */
export type RuleDialogActor = ActorRefFrom<
  ReturnType<typeof formDialogMachine<RuleFields, RuleDraft, Seen<Rule>>>
>;

type RuleDialogProps = { readonly dialog: RuleDialogActor; readonly categories: CategoryLists };

/** Makes a rule, or changes one. */
export function RuleDialog({ dialog, categories }: RuleDialogProps) {
  const open = useSelector(dialog, (snapshot) => snapshot.hasTag("open"));
  const pending = useSelector(dialog, (snapshot) => snapshot.hasTag("busy"));
  const { mode, fields } = useSelector(dialog, ({ context }) => context);
  const rule = mode.type === "edit" ? mode.id : null;
  // One that is not offered any more stays with the rule that has it.
  const own = [rule?.category ?? "", fields.category].filter((name) => name !== "");
  const offered = new Set([...categories[fields.kind], ...own]);
  const close = () => dialog.send({ type: "CLOSE" });
  return (
    <Dialog open={open} title={rule ? texts.editTitle : texts.title} onClose={close}>
      <DialogForm dialog={dialog} incomplete={texts.doesNothing}>
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
            <DialogActions>
              <Button variant="ghost" onClick={close}>
                {components.cancel}
              </Button>
              <Button type="submit" pending={pending} pendingLabel={components.saving}>
                {rule ? components.save : texts.make}
              </Button>
            </DialogActions>
          </>
        )}
      </DialogForm>
    </Dialog>
  );
}
