import { ZERO, type Cents } from "../../domain/shared/cents.ts";
import { accepted, refused } from "../../domain/shared/result.ts";
import { amountText, readAmount } from "../acts/amount-text.ts";
import { formFault, type Form } from "../acts/form.ts";

export type AccountReserveFields = { readonly amount: string };

/** Shows the stored cushion in the form; zero is an empty field. */
export const accountReserveFields = (accountReserve: Cents): AccountReserveFields => ({
  amount: accountReserve === ZERO ? "" : amountText(accountReserve),
});

/** The form of the cushion: an empty field means zero. */
export const accountReserveForm: Form<AccountReserveFields, Cents> = {
  blank: () => accountReserveFields(ZERO),
  read: ({ amount: text }) => {
    const amount = text.trim() === "" ? accepted(ZERO) : readAmount(text);
    return amount.ok ? amount : refused(formFault<AccountReserveFields>({ amount }));
  },
};
