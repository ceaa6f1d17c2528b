import { ZERO, type Cents } from "../../domain/shared/cents.ts";
import { accepted, refused } from "../../domain/shared/result.ts";
import { amountText, readAmount } from "./amount-text.ts";
import { formFault, type Form } from "./form.ts";

export type ReserveFields = { readonly amount: string };

/** The form with what is kept as the reserve; nothing is an empty field. */
export const reserveFields = (reserve: Cents): ReserveFields => ({
  amount: reserve === ZERO ? "" : amountText(reserve),
});

/** The form of the reserve: an empty field is none. */
export const reserveForm: Form<ReserveFields, Cents> = {
  blank: () => reserveFields(ZERO),
  read: ({ amount: text }) => {
    const amount = text.trim() === "" ? accepted(ZERO) : readAmount(text);
    return amount.ok ? amount : refused(formFault<ReserveFields>({ amount }));
  },
};
