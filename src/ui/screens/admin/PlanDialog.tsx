import { useSelector } from "@xstate/react";
import { accountFailureText } from "../../../text/administration/account-notices.ts";
import {
  accountFormTexts as texts,
  accountTexts,
  planNames,
} from "../../../text/administration/admin.ts";
import { Segmented } from "../../components/Segmented/Segmented.tsx";
import { FormDialog } from "../shared/FormDialog.tsx";
import { SaveButton } from "../shared/SaveButton.tsx";
import { choice, note } from "./admin.css.ts";
import type { PlanActor } from "./admin-feature.ts";

const PLANS = [
  { value: "free", label: planNames.free },
  { value: "premium", label: planNames.premium },
];

/** Changes the plan of an account from either plan. */
export function PlanDialog({ dialog }: { readonly dialog: PlanActor }) {
  const { mode, fields } = useSelector(dialog, ({ context }) => context);
  if (mode.type === "create") return null;
  const { username, plan } = mode.id;
  return (
    <FormDialog
      title={accountTexts.plan(username)}
      dialog={dialog}
      incomplete={texts.incomplete}
      failureSentence={(failure) => accountFailureText("change-plan", failure).message}
      actions={<SaveButton dialog={dialog} disabled={fields.plan === plan} />}
    >
      {(field) => (
        <>
          <p className={note}>{texts.currentPlan(plan)}</p>
          <div className={choice}>
            <Segmented {...field("plan", texts.plan)} options={PLANS} />
          </div>
          <p className={note}>{texts.planEffect[fields.plan === "premium" ? "premium" : "free"]}</p>
        </>
      )}
    </FormDialog>
  );
}
