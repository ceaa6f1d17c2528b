import { useSelector } from "@xstate/react";
import { OTHER_ACCOUNT } from "../../../application/accounts/balance-form.ts";
import type { Account } from "../../../domain/accounts/account.ts";
import { forecastTexts as texts } from "../../../text/forecast/forecast.ts";
import { AmountField } from "../../components/Field/AmountField.tsx";
import { DateField } from "../../components/Field/DateField.tsx";
import { SelectField } from "../../components/Field/SelectField.tsx";
import { TextField } from "../../components/Field/TextField.tsx";
import { useToday } from "../../signed-in-context.ts";
import { FormDialog } from "../shared/FormDialog.tsx";
import type { BalanceActor } from "./forecast-feature.ts";

type TellBalanceProps = {
  readonly accounts: readonly Account[];
  readonly dialog: BalanceActor;
};

/** Asks for the balance of an account, and first for the account where there are several. */
export function TellBalance({ accounts, dialog }: TellBalanceProps) {
  const today = useToday();
  const isOther = useSelector(dialog, ({ context }) => context.fields.account === OTHER_ACCOUNT);
  const options = [
    ...accounts.map((account) => ({ value: account.id, label: texts.accountTold(account) })),
    { value: OTHER_ACCOUNT, label: texts.otherAccount },
  ];
  return (
    <FormDialog title={texts.dialog} dialog={dialog} incomplete={texts.incomplete}>
      {(field) => (
        <>
          {accounts.length > 0 && (
            <SelectField {...field("account", texts.account)} options={options} />
          )}
          {isOther && (
            <TextField {...field("name", texts.accountName)} autoComplete="off" required />
          )}
          <AmountField {...field("amount", texts.amount)} hint={texts.negativeHint} required />
          <DateField
            {...field("date", texts.date)}
            hint={texts.dateHint}
            accepted={{ to: today }}
            required
          />
        </>
      )}
    </FormDialog>
  );
}
