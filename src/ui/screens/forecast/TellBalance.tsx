import { useSelector } from "@xstate/react";
import type { Account } from "../../../domain/imports/account.ts";
import { components } from "../../../text/components.ts";
import { forecastTexts as texts } from "../../../text/forecast.ts";
import { Button } from "../../components/Button/Button.tsx";
import { Dialog } from "../../components/Dialog/Dialog.tsx";
import { DialogActions } from "../../components/Dialog/DialogActions.tsx";
import { AmountField } from "../../components/Field/AmountField.tsx";
import { DateField } from "../../components/Field/DateField.tsx";
import { SelectField } from "../../components/Field/SelectField.tsx";
import { DialogForm } from "../shared/DialogForm.tsx";
import type { BalanceActor } from "./forecast-feature.ts";

type TellBalanceProps = {
  readonly accounts: readonly Account[];
  readonly dialog: BalanceActor;
};

/** Asks what an account held at the end of a day. */
export function TellBalance({ accounts, dialog }: TellBalanceProps) {
  const open = useSelector(dialog, (snapshot) => snapshot.hasTag("open"));
  const saving = useSelector(dialog, (snapshot) => snapshot.hasTag("busy"));
  const named = accounts.filter(({ bank }) => bank !== null);
  const own = accounts.find(({ bank }) => bank === null)?.label ?? texts.ownAccount;
  const options = [
    { value: "", label: own },
    ...named.map(({ id, label }) => ({ value: id, label })),
  ];
  return (
    <Dialog
      open={open}
      size="small"
      title={texts.dialog}
      onClose={() => dialog.send({ type: "CLOSE" })}
    >
      <DialogForm dialog={dialog} incomplete={texts.incomplete}>
        {(field) => (
          <>
            <AmountField
              {...field("amount", texts.amount)}
              hint={texts.negativeHint}
              inputMode="text"
              required
            />
            <DateField {...field("date", texts.date)} required />
            {named.length > 0 && (
              <SelectField {...field("account", texts.account)} options={options} />
            )}
            <DialogActions>
              <Button type="submit" pending={saving} pendingLabel={components.saving}>
                {components.save}
              </Button>
            </DialogActions>
          </>
        )}
      </DialogForm>
    </Dialog>
  );
}
