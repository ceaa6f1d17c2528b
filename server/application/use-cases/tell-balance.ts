import type { Account, Closing } from "../../../src/domain/imports/account.ts";
import type { Revision } from "../../../src/domain/ledger/revision.ts";
import { accountId, type AccountId } from "../../../src/domain/shared/ids.ts";
import { accepted, refused, type Result } from "../../../src/domain/shared/result.ts";
import type { Calendar } from "../ports/calendar.ts";
import type { LedgerWork } from "../ports/ledger-work.ts";
import type { Member } from "../ports/ledgers.ts";
import type { NewId } from "../ports/new-id.ts";

type Ports = {
  readonly ledgerWork: LedgerWork;
  readonly newId: NewId;
  readonly calendar: Calendar;
  /** What the account of one's own is called. */
  readonly ownAccount: string;
};

export type ToldBalance = { readonly account: Account; readonly revision: Revision };

/** A day that has not come has no balance yet. */
export type BalanceRefusal = "future-date" | "no-such-record";

/** Says what an account held at the end of a day; without one, what the person has beside the accounts of banks. */
export const tellBalance =
  ({ ledgerWork, newId, calendar, ownAccount }: Ports) =>
  async (
    member: Member,
    balance: Closing,
    account: AccountId | null,
  ): Promise<Result<ToldBalance, BalanceRefusal>> => {
    if (balance.date > calendar.today()) return refused("future-date");
    const of =
      account === null
        ? { type: "own" as const, orNew: accountId(newId()), label: ownAccount }
        : { type: "account" as const, id: account };
    return ledgerWork(member, null, async ({ records }) => {
      const told = await records.imports.tellBalance(of, balance);
      return told === null ? refused("no-such-record") : accepted(told);
    });
  };
