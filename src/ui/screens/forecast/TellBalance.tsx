import type { Account } from "../../../domain/imports/account.ts";
import { forecastTexts as texts } from "../../../text/forecast.ts";
import { AmountField } from "../../components/Field/AmountField.tsx";
import { DateField } from "../../components/Field/DateField.tsx";
import { SelectField } from "../../components/Field/SelectField.tsx";
import { FormDialog } from "../shared/FormDialog.tsx";
import type { BalanceActor } from "./forecast-feature.ts";

type TellBalanceProps = {
  readonly accounts: readonly Account[];
  readonly dialog: BalanceActor;
};

/** Asks what an account held at the end of a day. */
export function TellBalance({ accounts, dialog }: TellBalanceProps) {
  const named = accounts.filter(({ bank }) => bank !== null);
  const own = accounts.find(({ bank }) => bank === null)?.label ?? texts.ownAccount;
  const options = [
    { value: "", label: own },
    ...named.map(({ id, label }) => ({ value: id, label })),
  ];
  return (
    <FormDialog title={texts.dialog} dialog={dialog} incomplete={texts.incomplete}>
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
        </>
      )}
    </FormDialog>
  );
}
