import { sql } from "kysely";
import { Migrator } from "kysely/migration";
import type { Queries } from "../database.ts";
import { firstTables } from "./0001-first-tables.ts";
import { budgetsPhotosNotifications } from "./0002-budgets-photos-notifications.ts";
import { achievements } from "./0003-achievements.ts";
import { administrators } from "./0004-administrators.ts";
import { ledgers } from "./0005-ledgers.ts";
import { recordsInLedgers } from "./0006-records-in-ledgers.ts";
import { versionsAndSums } from "./0007-versions-and-sums.ts";
import { alertKeys } from "./0008-alert-keys.ts";
import { keptAnswers } from "./0009-kept-answers.ts";
import { recommendations } from "./0010-recommendations.ts";
import { repeatingBudgets } from "./0011-repeating-budgets.ts";
import { goalEntries } from "./0012-goal-entries.ts";
import { categoryPlaces } from "./0013-category-places.ts";
import { imports } from "./0014-imports.ts";
import { receipts } from "./0016-receipts.ts";
import { recurrences } from "./0017-recurrences.ts";
import { sessions } from "./0018-sessions.ts";
import { payments } from "./0019-payments.ts";
import { links } from "./0020-links.ts";
import { consentsAndDeletion } from "./0021-consents-and-deletion.ts";
import { secondFactors } from "./0022-second-factors.ts";
import { passkeys } from "./0023-passkeys.ts";
import { fulfilments } from "./0024-fulfilments.ts";
import { leftOut } from "./0025-left-out.ts";
import { enteredFulfilments } from "./0026-entered-fulfilments.ts";
import { notificationChanges } from "./0027-notification-changes.ts";
import { databaseHome } from "./0028-database-home.ts";
import { rateCounts } from "./0029-rate-counts.ts";
import { importRepeats } from "./0030-import-repeats.ts";
import { toldMoments } from "./0031-told-moments.ts";
import { seenTime } from "./0032-seen-time.ts";
import { ages } from "./0033-ages.ts";
import { carriedBudgets } from "./0034-carried-budgets.ts";
import { undoneChanges } from "./0035-undone-changes.ts";
import { homeLedgers } from "./0036-home-ledgers.ts";
import { photosOfLedgers } from "./0037-photos-of-ledgers.ts";
import { members } from "./0038-members.ts";
import { accounts } from "./0039-accounts.ts";
import { occurrences } from "./0040-occurrences.ts";
import { keysOfLedgers } from "./0041-keys-of-ledgers.ts";
import { oneTimeTokens } from "./0042-one-time-tokens.ts";
import { countedVersions } from "./0043-counted-versions.ts";
import { removalOrder } from "./0044-removal-order.ts";
import { photoImages } from "./0045-photo-images.ts";
import { dayWorks } from "./0046-day-works.ts";
import { refundsOfPurchases } from "./0047-refunds-of-purchases.ts";
import { goalPlaces } from "./0048-goal-places.ts";
import { accountsOfRecords } from "./0049-accounts-of-records.ts";
import { daysOfPlans } from "./0050-days-of-plans.ts";
import { uuidsOfAccounts } from "./0051-uuids-of-accounts.ts";
import { references } from "./0052-references.ts";
import { sqliteFlavour, type Flavour } from "./flavour.ts";

/** Keeps a backup before tables in use are migrated; called with the last pending migration. */
export type KeepBefore = (migration: string) => Promise<void>;

/** The tables are of a later version, which this program must not touch. */
export class LaterTables extends Error {}

/** The library's message for an unknown migration. */
const UNKNOWN_MIGRATION = /^corrupted migrations: previously executed migration \S+ is missing$/;

/** Every migration of this program, by its name. */
const migrationsOf = (flavour: Flavour, now: number) => ({
  "0001-first-tables": firstTables(flavour),
  "0002-budgets-photos-notifications": budgetsPhotosNotifications(flavour),
  "0003-achievements": achievements(flavour),
  "0004-administrators": administrators(),
  "0005-ledgers": ledgers(flavour, now),
  "0006-records-in-ledgers": recordsInLedgers(flavour, now),
  "0007-versions-and-sums": versionsAndSums(flavour),
  "0008-alert-keys": alertKeys(),
  "0009-kept-answers": keptAnswers(),
  "0010-recommendations": recommendations(flavour),
  "0011-repeating-budgets": repeatingBudgets(flavour),
  "0012-goal-entries": goalEntries(flavour),
  "0013-category-places": categoryPlaces(),
  "0014-imports": imports(flavour),
  "0016-receipts": receipts(flavour),
  "0017-recurrences": recurrences(flavour),
  "0018-sessions": sessions(flavour),
  "0019-payments": payments(flavour),
  "0020-links": links(flavour),
  "0021-consents-and-deletion": consentsAndDeletion(flavour),
  "0022-second-factors": secondFactors(flavour),
  "0023-passkeys": passkeys(flavour),
  "0024-fulfilments": fulfilments(),
  "0025-left-out": leftOut(flavour),
  "0026-entered-fulfilments": enteredFulfilments(),
  "0027-notification-changes": notificationChanges(flavour),
  "0028-database-home": databaseHome(flavour),
  "0029-rate-counts": rateCounts(flavour),
  "0030-import-repeats": importRepeats(flavour),
  "0031-told-moments": toldMoments(flavour),
  "0032-seen-time": seenTime(flavour),
  "0033-ages": ages(),
  "0034-carried-budgets": carriedBudgets(flavour),
  "0035-undone-changes": undoneChanges(),
  "0036-home-ledgers": homeLedgers(),
  "0037-photos-of-ledgers": photosOfLedgers(flavour),
  "0038-members": members(flavour),
  "0039-accounts": accounts(flavour),
  "0040-occurrences": occurrences(flavour),
  "0041-keys-of-ledgers": keysOfLedgers(),
  "0042-one-time-tokens": oneTimeTokens(flavour),
  "0043-counted-versions": countedVersions(flavour),
  "0044-removal-order": removalOrder(),
  "0045-photo-images": photoImages(flavour),
  "0046-day-works": dayWorks(flavour),
  "0047-refunds-of-purchases": refundsOfPurchases(),
  "0048-goal-places": goalPlaces(flavour),
  "0049-accounts-of-records": accountsOfRecords(flavour),
  "0050-days-of-plans": daysOfPlans(flavour),
  "0051-uuids-of-accounts": uuidsOfAccounts(flavour),
  "0052-references": references(flavour),
});

/**
 * The migrations that are rolled: over PostgreSQL a server without one works beside a server with it, so that servers are
 * replaced one after the other. Each merely adds tables, or columns that may be null; that alone is not enough.
 */
const ROLLED: ReadonlySet<string> = new Set(["0046-day-works"]);

/** Whether servers that lack these migrations may go on beside those that have them. */
export const areRolled = (names: readonly string[]): boolean =>
  names.every((name) => ROLLED.has(name));

/** Makes the migrator with every migration of this program. */
export const migratorOf = (queries: Queries, flavour: Flavour, now: number) => {
  const migrations = migrationsOf(flavour, now);
  return new Migrator({ db: queries, provider: { getMigrations: async () => migrations } });
};

/** Returns the pending migrations of tables in use; none for new tables and for those up to date. */
export async function allAhead(
  queries: Queries,
  flavour: Flavour,
  now: number,
): Promise<readonly string[]> {
  const migrations = await migratorOf(queries, flavour, now).getMigrations();
  const pending = migrations.filter(({ executedAt }) => executedAt === undefined);
  const areInUse = pending.length < migrations.length;
  return areInUse ? pending.map(({ name }) => name) : [];
}

/** Migrates the tables; of two servers that start at once, one waits for the other. */
export async function migrate(queries: Queries, flavour: Flavour, now: number): Promise<void> {
  const { error } = await migratorOf(queries, flavour, now).migrateToLatest();
  if (error instanceof Error && UNKNOWN_MIGRATION.test(error.message)) throw new LaterTables();
  if (error !== undefined) throw error;
}

/** The names are the same over both databases. */
const NAMES = Object.keys(migrationsOf(sqliteFlavour, 0));

/** Whether servers of this program may run beside those of one that knows these migrations, over one PostgreSQL. */
export const runsBeside = (known: readonly string[]): boolean =>
  areRolled(NAMES.filter((name) => !known.includes(name)));

/** Returns whether the tables are of this program, or of an earlier or a later one: they may be replaced while it runs. */
export async function migrationsIn(queries: Queries): Promise<"applied" | "missing" | "later"> {
  const all = sql<{ readonly name: string }>`select name from kysely_migration`;
  const { rows } = await all.execute(queries);
  const applied = new Set(rows.map(({ name }) => name));
  if (NAMES.some((name) => !applied.has(name))) return "missing";
  return applied.size > NAMES.length ? "later" : "applied";
}
