import { accountChoices } from "../../../application/accounts/account-choices.ts";
import {
  MAIN_ACCOUNT,
  type TransactionFields,
} from "../../../application/entries/transaction-form.ts";
import type { Account } from "../../../domain/accounts/account.ts";
import { transactionFormTexts as texts } from "../../../text/transactions/transactions.ts";
import type { FieldProps, TextValue } from "../../components/Field/field-props.ts";
import { formSelectKeys } from "../../components/Field/select-keys.ts";
import { SelectField } from "../../components/Field/SelectField.tsx";
import type { ShownFields } from "../shared/VersionChoice.tsx";

type AccountFieldProps = FieldProps &
  TextValue & {
    readonly accounts: readonly Account[];
    /** The account of the edited record, which is the first one where it names none; null for a new record. */
    readonly named: string | null;
  };

/** Asks for the account of a movement, where the user has several. */
export function AccountField({ accounts, named, ...given }: AccountFieldProps) {
  const field = { ...given, value: given.value === "" && named !== null ? named : given.value };
  const options = accountChoices(accounts, field.value, named).map(({ value, account }) => ({
    value,
    label:
      account === null
        ? texts.noAccount
        : account.closed
          ? texts.closedAccount(account.label)
          : account.label,
  }));
  return (
    options.length > 0 && <SelectField {...field} options={options} onKeyDown={formSelectKeys} />
  );
}

/** The display of the account when two versions of a record conflict. */
export const accountShown = (
  accounts: readonly Account[],
  named: string | null,
): ShownFields<TransactionFields>[number] => ({
  name: "account",
  label: texts.account,
  read: (text) => {
    const own = text === "" ? (named ?? MAIN_ACCOUNT) : text;
    return accounts.find(({ id, main }) => (own === MAIN_ACCOUNT ? main : id === own))?.label ?? "";
  },
});
