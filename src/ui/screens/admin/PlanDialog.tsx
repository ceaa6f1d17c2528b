import { useSelector } from "@xstate/react";
import { accountFailureText } from "../../../text/account-notices.ts";
import { accountFormTexts as texts, accountTexts, planNames } from "../../../text/admin.ts";
import { components } from "../../../text/components.ts";
import { Button } from "../../components/Button/Button.tsx";
import { Dialog } from "../../components/Dialog/Dialog.tsx";
import { DialogActions } from "../../components/Dialog/DialogActions.tsx";
import { Segmented } from "../../components/Segmented/Segmented.tsx";
import { DialogForm } from "../shared/DialogForm.tsx";
import { choice, note } from "./account-dialog.css.ts";
import type { PlanActor } from "./admin-feature.ts";

const PLANS = [
  { value: "free", label: planNames.free },
  { value: "premium", label: planNames.premium },
];

/** Changes the plan of an account, whichever it has. */
export function PlanDialog({ dialog }: { readonly dialog: PlanActor }) {
  const open = useSelector(dialog, (snapshot) => snapshot.hasTag("open"));
  const saving = useSelector(dialog, (snapshot) => snapshot.hasTag("busy"));
  const { mode, fields } = useSelector(dialog, ({ context }) => context);
  if (mode.type === "create") return null;
  const { username, plan } = mode.id;
  return (
    <Dialog
      open={open}
      size="small"
      title={accountTexts.plan(username)}
      onClose={() => dialog.send({ type: "CLOSE" })}
    >
      <DialogForm
        dialog={dialog}
        incomplete={texts.incomplete}
        failureSentence={(failure) => accountFailureText("change-plan", failure).message}
      >
        {(field) => (
          <>
            <p className={note}>{texts.currentPlan(plan)}</p>
            <div className={choice}>
              <Segmented {...field("plan", texts.plan)} options={PLANS} />
            </div>
            <p className={note}>
              {texts.planEffect[fields.plan === "premium" ? "premium" : "free"]}
            </p>
            <DialogActions>
              <Button
                type="submit"
                disabled={fields.plan === plan}
                pending={saving}
                pendingLabel={components.saving}
              >
                {components.save}
              </Button>
            </DialogActions>
          </>
        )}
      </DialogForm>
    </Dialog>
  );
}
