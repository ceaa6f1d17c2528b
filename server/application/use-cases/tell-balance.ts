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
  /** The name of the first account. */
  readonly ownAccount: string;
};

export type ToldBalance = { readonly account: Account; readonly revision: Revision };

/** A day that has not come has no balance yet. */
export type BalanceRefusal = "future-date" | "no-such-record" | "change-reused";

/** Which account is told of: one that is there, or is made under a label; null for the main one. */
export type ToldAccount = { readonly id: AccountId; readonly label: string | null } | null;

/**
 * Says what an account held: at the end of a day, or by now where the day is today. Without an account the main one is told
 * of, and made where there is none. Under one name it is told once: a repetition is answered as the first time, and takes
 * the place of nothing that was told since.
 */
export const tellBalance =
  ({ ledgerWork, newId, clock, calendar, ownAccount }: Ports) =>
  async (
    member: Member,
    balance: Closing,
    account: ToldAccount,
    change: ChangeId | null,
  ): Promise<Result<ToldBalance, BalanceRefusal>> => {
    const of =
      account === null
        ? { type: "main" as const, orNew: accountId(newId()), label: ownAccount }
        : { type: "account" as const, ...account };
    const once =
      change === null
        ? null
        : { key: `balance:${change}`, fingerprint: JSON.stringify([balance, account]) };
    const told = await ledgerWork(member, change, async ({ records, idempotencyKeys }) =>
      performOnce<ToldBalance, BalanceRefusal>(
        idempotencyKeys,
        member,
        once,
        clock.now(),
        async () => {
          if (await records.isRepeated()) return refused("change-reused");
          const today = calendar.today();
          if (balance.date > today) return refused("future-date");
          const telling = { ...balance, isOfToday: balance.date === today };
          const made = await records.imports.tellBalance(of, telling);
          return made === null ? refused("no-such-record") : accepted(made);
        },
      ),
    );
    if (told.ok) return told;
    return refused(told.reason === "key-reused" ? "change-reused" : told.reason);
  };
