import { ZERO, type Cents } from "../../domain/shared/cents.ts";
import { accepted, refused } from "../../domain/shared/result.ts";
import { amountText, readAmount } from "../acts/amount-text.ts";
import { formFault, type Form } from "../acts/form.ts";

export type CushionFields = { readonly amount: string };

/** Shows the stored cushion in the form; zero is an empty field. */
export const cushionFields = (cushion: Cents): CushionFields => ({
  amount: cushion === ZERO ? "" : amountText(cushion),
});

/** The form of the cushion: an empty field means zero. */
export const cushionForm: Form<CushionFields, Cents> = {
  blank: () => cushionFields(ZERO),
  read: ({ amount: text }) => {
    const amount = text.trim() === "" ? accepted(ZERO) : readAmount(text);
    return amount.ok ? amount : refused(formFault<CushionFields>({ amount }));
  },
};
