import type { ExportSource } from "../../../src/domain/exports/export-content.ts";
import type { OwnData } from "../../../src/domain/exports/own-data.ts";
import type { CivilDate } from "../../../src/domain/shared/civil-date.ts";
import { accepted, type Result } from "../../../src/domain/shared/result.ts";
import { newestFirst } from "../../../src/domain/transactions/newest-first.ts";
import type { Transaction } from "../../../src/domain/transactions/transaction.ts";
import { exportSource } from "./export-source.ts";
import type { Actor } from "../presence/prove-password.ts";
import { listPasskeys } from "../passkeys/list-passkeys.ts";
import { listSessions } from "../login/list-sessions.ts";
import { readSecondFactor } from "../second-factor/read-second-factor.ts";
import type { Calendar, Clock } from "../clock.ts";
import type { Member } from "../ledger/ledgers.ts";
import type { RateLimit, TooMany } from "../login/rate-limit.ts";
import type { Snapshot, Stores } from "../stores.ts";

type Ports = {
  readonly snapshot: Snapshot;
  readonly limit: RateLimit;
  readonly clock: Clock;
  readonly calendar: Calendar;
};

/** The content of a file, and the day for its name. */
export type Exported<Content> = { readonly content: Content; readonly day: CivilDate };

/** Exports all data of a user from one snapshot; writes while reading. */
export const exportEverything =
  (ports: Ports) =>
  <Content>(member: Member, write: (source: ExportSource) => Promise<Content>) =>
    exporting(ports, member, async (stores) =>
      write(await exportSource(stores, member, ports.clock.now())),
    );

/** Exports all data stored about a person in the same way, and the names of their ledger's photos. */
export const exportOwnData =
  (ports: Ports) => (actor: Actor, member: Member, write: (data: OwnData) => Promise<void>) =>
    exporting(ports, member, async (stores): Promise<readonly string[]> => {
      const { user } = actor;
      await write({
        user,
        registeredAt: (await stores.users.registeredAt(user.id)) ?? 0,
        sessions: await listSessions({ ...ports, ...stores })(actor),
        secondFactor: await readSecondFactor(stores)(user.id),
        passkeys: await listPasskeys(stores)(user.id),
        consents: await stores.consents.list(user.id),
        payments: await stores.subscriptions.of(user.id),
        recommendations: await stores.lastRecommendations.of(user.id),
        content: await exportSource(stores, member, ports.clock.now()),
        versions: stores.changes.versions(member.ledger),
      });
      return (await stores.photos.list(member.ledger)).map(({ name }) => name);
    });

/** Exports all income and expenses of a user in one list, newest first. */
export const exportTransactions = (ports: Ports) => (member: Member) =>
  exporting(ports, member, async ({ transactions }): Promise<readonly Transaction[]> =>
    newestFirst([
      ...(await transactions.list(member.ledger, "income", {})),
      ...(await transactions.list(member.ledger, "expense", {})),
    ]),
  );

/** All files count against one limit, and each is read in one snapshot. */
async function exporting<Content>(
  { snapshot, limit, calendar }: Ports,
  { user }: Member,
  read: (stores: Stores) => Promise<Content>,
): Promise<Result<Exported<Content>, TooMany>> {
  const taken = await limit.take(user);
  if (!taken.ok) return taken;
  const content = await snapshot(read);
  return accepted({ content, day: calendar.today() });
}
