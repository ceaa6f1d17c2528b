import type { Account, Closing } from "../../../src/domain/imports/account.ts";
import type { Revision } from "../../../src/domain/ledger/revision.ts";
import { accountId, type AccountId, type ChangeId } from "../../../src/domain/shared/ids.ts";
import { accepted, refused, type Result } from "../../../src/domain/shared/result.ts";
import { performOnce } from "../perform-once.ts";
import type { Calendar } from "../ports/calendar.ts";
import type { Clock } from "../ports/clock.ts";
import type { LedgerWork } from "../ports/ledger-work.ts";
import type { Member } from "../ports/ledgers.ts";
import type { NewId } from "../ports/new-id.ts";

type Ports = {
  readonly ledgerWork: LedgerWork;
  readonly newId: NewId;
  readonly clock: Clock;
  readonly calendar: Calendar;
  /** What the account of one's own is called. */
  readonly ownAccount: string;
};

export type ToldBalance = { readonly account: Account; readonly revision: Revision };

/** A day that has not come has no balance yet. */
export type BalanceRefusal = "future-date" | "no-such-record" | "change-reused";

/**
 * Says what an account held at the end of a day; without one, what the person has beside the accounts of banks. Under one
 * name it is told once: a repetition is answered as the first time, and takes the place of nothing that was told since.
 */
export const tellBalance =
  ({ ledgerWork, newId, clock, calendar, ownAccount }: Ports) =>
  async (
    member: Member,
    balance: Closing,
    account: AccountId | null,
    change: ChangeId | null,
  ): Promise<Result<ToldBalance, BalanceRefusal>> => {
    const of =
      account === null
        ? { type: "own" as const, orNew: accountId(newId()), label: ownAccount }
        : { type: "account" as const, id: account };
    const once =
      change === null
        ? null
        : { key: `balance:${change}`, fingerprint: JSON.stringify([balance, account]) };
    const told = await ledgerWork(member, change, async ({ records, idempotencyKeys }) =>
      performOnce<ToldBalance, BalanceRefusal>(
        idempotencyKeys,
        member.user,
        once,
        clock.now(),
        async () => {
          if (await records.isRepeated()) return refused("change-reused");
          if (balance.date > calendar.today()) return refused("future-date");
          const made = await records.imports.tellBalance(of, balance);
          return made === null ? refused("no-such-record") : accepted(made);
        },
      ),
    );
    if (told.ok) return told;
    return refused(told.reason === "key-reused" ? "change-reused" : told.reason);
  };
