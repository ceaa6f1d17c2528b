import { freshAccount, type Account, type Closing } from "../../../src/domain/accounts/account.ts";
import { limitFault } from "../../../src/domain/ledger/record-limits.ts";
import type { CivilDate } from "../../../src/domain/shared/civil-date.ts";
import type { StoredRecord } from "../../../src/domain/ledger/stored-record.ts";
import { accountId, type AccountId, type ChangeId } from "../../../src/domain/shared/ids.ts";
import { accepted, refused, type Result } from "../../../src/domain/shared/result.ts";
import { performOnce } from "../ledger/perform-once.ts";
import { clientDay } from "../client-day.ts";
import type { Calendar, Clock } from "../clock.ts";
import type { LedgerWork, WorkStores } from "../ledger/ledger-work.ts";
import type { Member } from "../ledger/ledgers.ts";
import type { NewId } from "../new-id.ts";

type Ports = {
  readonly ledgerWork: LedgerWork;
  readonly newId: NewId;
  readonly clock: Clock;
  readonly calendar: Calendar;
  /** The name of the first account. */
  readonly ownAccount: string;
};

/** A future day has no balance yet. */
export type BalanceRefusal =
  | "future-date"
  | "no-such-record"
  | "too-many-accounts"
  | "change-reused";

/** The account of a told balance: an existing one, or one created with the label; null for the main one. */
export type ToldAccount = { readonly id: AccountId; readonly label: string | null } | null;

/** The caller's name for the change and the day where they are, each null if they do not say it. */
export type TellingNames = { readonly change: ChangeId | null; readonly day: CivilDate | null };

/**
 * Records the balance of an account: at the end of a day, or now if the day is today where the caller is. Without an account it uses the
 * main one, which is created if missing. A repeated call with the same change name gets the first answer and leaves
 * later balances alone.
 */
export const tellBalance =
  ({ ledgerWork, newId, clock, calendar, ownAccount }: Ports) =>
  async (
    member: Member,
    balance: Closing,
    account: ToldAccount,
    { change, day }: TellingNames,
  ): Promise<Result<StoredRecord<Account>, BalanceRefusal>> => {
    const once =
      change === null
        ? null
        : { key: `balance:${change}`, fingerprint: JSON.stringify([balance, account]) };
    type Told = Result<StoredRecord<Account>, BalanceRefusal | "key-reused">;
    const told = await ledgerWork(member, change, async (stores): Promise<Told> => {
      const kept = await performOnce<KeptAnswer, BalanceRefusal>(
        stores.idempotencyKeys,
        member,
        once,
        clock.now(),
        async () => {
          if (await stores.records.isRepeated()) return refused("change-reused");
          const today = clientDay(calendar, day);
          if (balance.date > today) return refused("future-date");
          const id = await meant(stores, member, account, { newId, ownAccount });
          if (!id.ok) return id;
          const telling = { ...balance, isOfToday: balance.date === today };
          return accepted(asKept(await stores.records.accounts.tell(id.value, telling, null)));
        },
      );
      if (!kept.ok) return kept;
      if ("record" in kept.value) return accepted(kept.value);
      const present = await stores.records.accounts.find(kept.value.id);
      return present === null ? refused("no-such-record") : accepted(present);
    });
    if (told.ok) return told;
    return refused(told.reason === "key-reused" ? "change-reused" : told.reason);
  };

/** The answer that is kept for repetitions; one of a day with many records is the account as it is by then. */
type KeptAnswer = StoredRecord<Account> | Pick<Account, "id">;

/** The most records of a balance's day in a kept answer: each telling of the day keeps one. */
const MAX_KEPT_RECORDS = 100;

const asKept = (told: StoredRecord<Account>): KeptAnswer =>
  (told.record.balance?.includes?.length ?? 0) > MAX_KEPT_RECORDS ? { id: told.record.id } : told;

/** The account of the balance, created if necessary. */
async function meant(
  { accounts, records }: WorkStores,
  { ledger }: Member,
  wanted: ToldAccount,
  { newId, ownAccount }: Pick<Ports, "newId" | "ownAccount">,
): Promise<Result<AccountId, "no-such-record" | "too-many-accounts">> {
  const known = await accounts.list(ledger);
  const found = known.find(({ id, main }) => (wanted === null ? main : id === wanted.id));
  if (found !== undefined) return accepted(found.id);
  const label = wanted === null ? ownAccount : wanted.label;
  if (label === null) return refused("no-such-record");
  const id = wanted?.id ?? accountId(newId());
  if ((await records.accounts.find(id)) !== null) return refused("no-such-record");
  const fault = limitFault("accounts", known.length + 1);
  if (fault !== null) return refused(fault);
  const account = freshAccount({ id, label, digits: null, kind: "current" }, null);
  await records.accounts.create({ ...account, chosen: false });
  return accepted(id);
}
