import type { Closing } from "../../domain/imports/account.ts";
import { cents } from "../../domain/shared/cents.ts";
import { accountId, type AccountId } from "../../domain/shared/ids.ts";
import { accepted, refused } from "../../domain/shared/result.ts";
import type { Clock } from "../ports/clock.ts";
import { readAmount } from "./amount-text.ts";
import { formFault, readRequired, type Form } from "./form.ts";
import { readDate } from "./read-date.ts";

/** The account is empty for what the person has beside the accounts of banks. */
export type BalanceFields = {
  readonly account: string;
  readonly amount: string;
  readonly date: string;
};

/** What an account held at the end of a day. */
export type ToldBalance = { readonly balance: Closing; readonly account: AccountId | null };

const SIGN = /^\s*[-−]/;

/** Reads an amount that may be below zero. */
function readSigned(text: string) {
  const amount = readAmount(text.replace(SIGN, ""));
  return amount.ok && SIGN.test(text) ? accepted(cents(-amount.value)) : amount;
}

/** The form of a balance: of today unless another day is named, and never of one to come. */
export const balanceForm = (clock: Clock): Form<BalanceFields, ToldBalance> => ({
  blank: () => ({ account: "", amount: "", date: clock.today() }),
  read: (fields) => {
    const amount = readRequired(fields.amount, readSigned);
    const day = readRequired(fields.date, readDate);
    const date = day.ok && day.value > clock.today() ? refused("future-date" as const) : day;
    if (!amount.ok || !date.ok) return refused(formFault<BalanceFields>({ amount, date }));
    return accepted({
      balance: { amount: amount.value, date: date.value },
      account: fields.account === "" ? null : accountId(fields.account),
    });
  },
});
