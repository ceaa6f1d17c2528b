import type { Instant } from "../../../server/application/clock.ts";
import type { LedgerWork, RecordWriters } from "../../../server/application/ledger/ledger-work.ts";
import type { Member } from "../../../server/application/ledger/ledgers.ts";
import { newUser } from "../../../server/application/login/new-user.ts";
import type { Database } from "../../../server/infrastructure/persistence/database.ts";
import { lisbonCalendar } from "../../../server/infrastructure/lisbon-calendar.ts";
import { kyselyLedgerWork } from "../../../server/infrastructure/persistence/ledger/kysely-ledger-work.ts";
import { kyselyStores } from "../../../server/infrastructure/persistence/kysely-stores.ts";
import { timeOrderedId } from "../../../server/infrastructure/time-ordered-id.ts";
import { memberId, userId, type ChangeId, type UserId } from "../../../src/domain/shared/ids.ts";
import { newUsername } from "./people.ts";

/** The unit of work of the real server, with a stopped clock. */
export const ledgerWorkOf = (
  database: Database,
  now: Instant = 1,
  versionsMax?: number,
): LedgerWork =>
  kyselyLedgerWork(database, {
    ...(versionsMax !== undefined && { versionsMax }),
    clock: { now: () => now },
    calendar: lisbonCalendar({ now: () => now }),
    newId: timeOrderedId,
  });

/** Writes records of a member's ledger as one change, named or not. */
export const writeIn =
  (database: Database, now?: Instant) =>
  <Outcome>(
    member: Member,
    work: (records: RecordWriters) => Promise<Outcome>,
    change: ChangeId | null = null,
  ): Promise<Outcome> =>
    ledgerWorkOf(database, now)(member, change, ({ records }) => work(records));

/** Returns a user as a member of their own ledger. */
export async function memberOf(
  { queries }: Pick<Database, "queries">,
  user: UserId,
): Promise<Member> {
  const ledger = await kyselyStores(queries).ledgers.homeOf(user);
  if (ledger === null) throw new Error(`no ledger of ${user}`);
  return { user, ledger: ledger.id };
}

/** Creates a user with a ledger of their own. */
export async function newMember(
  database: Pick<Database, "queries">,
  username = newUsername(),
): Promise<Member> {
  const id = userId(timeOrderedId());
  const user = newUser({ id, username, email: `${username}@exemplo.pt`, role: "normal" });
  await kyselyStores(database.queries).users.add({ user, passwordHash: "hash" }, 1);
  return memberOf(database, id);
}

/** Makes a user a further owner of a ledger. */
export async function joinLedger(
  { queries }: Pick<Database, "queries">,
  { ledger, user }: Member,
): Promise<void> {
  const account = await kyselyStores(queries).users.withId(user);
  const name = account?.user.username ?? null;
  const membership = { id: memberId(timeOrderedId()), ledger_id: ledger, user_id: user, name };
  await queries
    .insertInto("members")
    .values({ ...membership, role: "owner", left_at: null })
    .execute();
}
