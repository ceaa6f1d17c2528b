import type { ExportContent } from "../../../src/domain/exports/export-content.ts";
import type { CivilDate } from "../../../src/domain/shared/civil-date.ts";
import type { LedgerId } from "../../../src/domain/shared/ids.ts";
import { accepted, type Result } from "../../../src/domain/shared/result.ts";
import { newestFirst } from "../../../src/domain/transactions/newest-first.ts";
import type { Transaction } from "../../../src/domain/transactions/transaction.ts";
import type { Calendar } from "../ports/calendar.ts";
import type { Clock } from "../ports/clock.ts";
import type { Member } from "../ports/ledgers.ts";
import type { RateLimit, TooMany } from "../ports/rate-limit.ts";
import type { Snapshot, Stores } from "../ports/stores.ts";

type Ports = {
  readonly snapshot: Snapshot;
  readonly limit: RateLimit;
  readonly clock: Clock;
  readonly calendar: Calendar;
};

/** What goes into a file, and the day after which it is named. */
export type Exported<Content> = { readonly content: Content; readonly day: CivilDate };

/** Everything that a user has here, as it is at one moment. */
export const exportEverything = (ports: Ports) =>
  exporting(ports, async (stores, { user, ledger }): Promise<ExportContent> => ({
    createdAt: ports.clock.now(),
    profile: await stores.profiles.of(user),
    incomes: await stores.transactions.list(ledger, "income", {}),
    expenses: await stores.transactions.list(ledger, "expense", {}),
    goals: await goalsWithEntries(stores, ledger),
    budgets: await stores.budgets.list(ledger),
    notifications: await stores.notifications.list(user, {}),
    achievements: await stores.achievements.list(user),
  }));

async function goalsWithEntries({ goals }: Stores, ledger: LedgerId) {
  const entries = await goals.allEntries(ledger);
  const listed = await goals.list(ledger);
  return listed.map((goal) => ({ ...goal, entries: entries.get(goal.id) ?? [] }));
}

/** All income and expenses of a user in one list, newest first. */
export const exportTransactions = (ports: Ports) =>
  exporting(ports, async ({ transactions }, { ledger }): Promise<readonly Transaction[]> =>
    newestFirst([
      ...(await transactions.list(ledger, "income", {})),
      ...(await transactions.list(ledger, "expense", {})),
    ]),
  );

/** Both files count against one limit, and each is read in one snapshot. */
const exporting =
  <Content>(
    { snapshot, limit, calendar }: Ports,
    read: (stores: Stores, member: Member) => Promise<Content>,
  ) =>
  async (member: Member): Promise<Result<Exported<Content>, TooMany>> => {
    const taken = await limit.take(member.user);
    if (!taken.ok) return taken;
    const content = await snapshot((stores) => read(stores, member));
    return accepted({ content, day: calendar.today() });
  };
