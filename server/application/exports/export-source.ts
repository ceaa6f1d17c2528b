import type { ExportSource } from "../../../src/domain/exports/export-content.ts";
import type { LedgerId } from "../../../src/domain/shared/ids.ts";
import type { Instant } from "../clock.ts";
import type { Member } from "../ledger/ledgers.ts";
import type { Stores } from "../stores.ts";

/** All data of a user, each list read on demand. */
export async function exportSource(
  stores: Stores,
  member: Member,
  createdAt: Instant,
): Promise<ExportSource> {
  const { user, ledger } = member;
  const { exported, ledgers, rules, receipts } = stores;
  return {
    createdAt,
    profile: await stores.profiles.of(user),
    achievements: await stores.achievements.list(user),
    accountReserve: await ledgers.accountReserve(ledger),
    dismissedProposals: await exported.dismissedProposals(member),
    pages: {
      incomes: exported.records(member, "income"),
      expenses: exported.records(member, "expense"),
      goals: inOnePage(() => goalsWithEntries(stores, ledger)),
      budgets: inOnePage(() => exported.budgets(member)),
      categories: inOnePage(() => ledgers.categories(ledger)),
      rules: inOnePage(async () => (await rules.list(ledger)).map(({ record }) => record)),
      recurrences: inOnePage(() => exported.recurrences(member)),
      accounts: exported.accounts(member),
      imports: inOnePage(() => exported.imports(member)),
      lines: exported.lines(member),
      receipts: receipts.pages(ledger),
      notifications: inOnePage(() => exported.notifications(member, "shown")),
      dismissed: inOnePage(() => exported.notifications(member, "dismissed")),
    },
  };
}

/** A list short enough to be read as a whole. */
async function* inOnePage<One>(read: () => Promise<readonly One[]>) {
  yield await read();
}

async function goalsWithEntries({ goals }: Stores, ledger: LedgerId) {
  const entries = await goals.allEntries(ledger);
  const listed = await goals.list(ledger);
  return listed.map((goal) => ({ ...goal, entries: entries.get(goal.id) ?? [] }));
}
