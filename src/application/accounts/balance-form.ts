import type { Account, Closing } from "../../domain/accounts/account.ts";
import { canBeMain } from "../../domain/accounts/main-account.ts";
import { accountId, type AccountId } from "../../domain/shared/ids.ts";
import type { FieldIssue } from "../../domain/fields/field-issue.ts";
import { NAME_MAX } from "../../domain/shared/text-limits.ts";
import { accepted, refused, type Result } from "../../domain/shared/result.ts";
import type { Clock } from "../clock.ts";
import { readSignedAmount } from "../acts/amount-text.ts";
import { formFault, readRequired, type Form } from "../acts/form.ts";
import { readDate } from "../acts/read-date.ts";

/** The option for a new account. */
export const OTHER_ACCOUNT = "other";

/** `account` is an id, `OTHER_ACCOUNT`, or empty for the main one; `name` is for a new account. */
export type BalanceFields = {
  readonly account: string;
  readonly name: string;
  readonly amount: string;
  readonly date: string;
};

/** The balance of an account: an existing one, a new one under a name, or the main one. */
export type BalanceInput = {
  readonly balance: Closing;
  readonly account:
    | { readonly type: "known"; readonly id: AccountId }
    | { readonly type: "new"; readonly label: string }
    | { readonly type: "main" };
};

/** A blank form with the likeliest account: the main one, else one of the day, else a new one. */
export const blankBalance = (
  clock: Pick<Clock, "today">,
  accounts: readonly Account[],
): BalanceFields => ({
  account:
    (accounts.find(({ main }) => main) ?? accounts.find(canBeMain))?.id ??
    (accounts.length === 0 ? "" : OTHER_ACCOUNT),
  name: "",
  amount: "",
  date: clock.today(),
});

/** Reads the account; a missing name is an issue of its field. */
function readAccount({
  account,
  name,
}: BalanceFields): Result<BalanceInput["account"], FieldIssue> {
  if (account === "") return accepted({ type: "main" });
  if (account !== OTHER_ACCOUNT) return accepted({ type: "known", id: accountId(account) });
  return readRequired(name, (text) => {
    const label = text.trim();
    return label.length > NAME_MAX ? refused("too-long-text") : accepted({ type: "new", label });
  });
}

/** The form of a balance: of today unless another day is given, never of a future day. */
export const balanceForm = (clock: Clock): Form<BalanceFields, BalanceInput> => ({
  days: ["date"],
  blank: () => blankBalance(clock, []),
  read: (fields) => {
    const name = readAccount(fields);
    const amount = readRequired(fields.amount, readSignedAmount);
    const day = readRequired(fields.date, readDate);
    const date = day.ok && day.value > clock.today() ? refused("future-date" as const) : day;
    if (!name.ok || !amount.ok || !date.ok)
      return refused(formFault<BalanceFields>({ name, amount, date }));
    return accepted({
      balance: { amount: amount.value, date: date.value },
      account: name.value,
    });
  },
});
