import type { ExportSource } from "../../../src/domain/exports/export-content.ts";
import type { LedgerId } from "../../../src/domain/shared/ids.ts";
import type { Instant } from "../clock.ts";
import type { Member } from "../ledger/ledgers.ts";
import type { Stores } from "../stores.ts";

/** All data of a user, each list read on demand. */
export async function exportSource(
  stores: Stores,
  { user, ledger }: Member,
  createdAt: Instant,
): Promise<ExportSource> {
  const { transactions, budgets, ledgers, rules, recurrences, imports, receipts } = stores;
  return {
    createdAt,
    profile: await stores.profiles.of(user),
    achievements: await stores.achievements.list(user),
    pages: {
      incomes: transactions.pages(ledger, "income", {}),
      expenses: transactions.pages(ledger, "expense", {}),
      goals: inOnePage(() => goalsWithEntries(stores, ledger)),
      budgets: inOnePage(() => budgets.list(ledger)),
      categories: inOnePage(() => ledgers.categories(ledger)),
      rules: inOnePage(async () => (await rules.list(ledger)).map(({ record }) => record)),
      recurrences: inOnePage(async () =>
        (await recurrences.list(ledger)).map(({ record }) => record),
      ),
      accounts: inOnePage(() => accountsWithTold(stores, ledger)),
      imports: inOnePage(() => imports.list(ledger)),
      lines: imports.linePages(ledger),
      receipts: receipts.pages(ledger),
      notifications: inOnePage(() => stores.notifications.list(user, {})),
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

async function accountsWithTold({ accounts }: Stores, ledger: LedgerId) {
  const told = await accounts.told(ledger);
  const listed = await accounts.list(ledger);
  return listed.map((account) => ({ ...account, told: told.get(account.id) ?? [] }));
}
