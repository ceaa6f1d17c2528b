import { createHmac, hkdfSync } from "node:crypto";
import { sql } from "kysely";
import { accepted, refused } from "../../../../src/domain/shared/result.ts";
import type { Clock, Instant } from "../../../application/clock.ts";
import type { RateLimit } from "../../../application/login/rate-limit.ts";
import type { SealingKey } from "../../security/sealing-key.ts";
import type { Queries } from "../database.ts";

/** Far more than the passwords that servers can verify in a quarter of an hour, in about 20 MB. */
const MAX_COUNTS = 200_000;

/** The fraction deleted at once, because deleting scans all rows. */
const DELETED_SHARE = 1 / 8;

/** The largest difference between servers' clocks. */
const CLOCK_TOLERANCE_MS = 60_000;

/**
 * Makes rate limits with counts in the database, so that all its servers count together, also simultaneous attempts.
 * Addresses and names are stored as digests with a key that is not in the database.
 */
export function sharedRateLimits(queries: Queries, sealingKey: SealingKey, { now }: Clock) {
  let found: Promise<Buffer> | null = null;
  const findKey = () => (found ??= sealingKey.make().then(ownKeyOf));
  const nameOf = async (limit: string, key: string) => {
    const own = await findKey().catch((error: unknown) => {
      found = null;
      throw error;
    });
    return createHmac("sha256", own).update(`${limit} ${key}`).digest("base64url");
  };

  /** A clock that was set back ends a window: otherwise it would last until the clock has caught up. */
  const isRunning = (at: Instant, span: number) =>
    sql<boolean>`rate_counts.value > 0 and rate_counts.until > ${at}
      and rate_counts.until <= ${at + span + CLOCK_TOLERANCE_MS}`;

  const limit = (limitName: string, tries: number, seconds: number): RateLimit => {
    const span = seconds * 1000;
    return {
      take: async (key) => {
        const name = await nameOf(limitName, key);
        const at = now();
        const running = isRunning(at, span);
        const taken = await queries
          .insertInto("rate_counts")
          .values({ key: name, value: 1, until: at + span })
          .onConflict((on) =>
            on
              .column("key")
              .doUpdateSet({
                value: sql`case when ${running} then rate_counts.value + 1 else 1 end`,
                until: sql`case when ${running} then rate_counts.until else excluded.until end`,
              })
              .where(sql<boolean>`not (${running} and rate_counts.value >= ${tries})`),
          )
          .executeTakeFirst();
        if (taken.numInsertedOrUpdatedRows === 1n) return accepted(null);
        const count = queries.selectFrom("rate_counts").select("until").where("key", "=", name);
        const { until = at } = (await count.executeTakeFirst()) ?? {};
        return refused({ retryAfterSeconds: Math.max(1, Math.ceil((until - at) / 1000)) });
      },
      giveBack: async (key) => {
        await queries
          .updateTable("rate_counts")
          .set((row) => ({ value: row("value", "-", 1) }))
          .where("key", "=", await nameOf(limitName, key))
          .where(isRunning(now(), span))
          .execute();
      },
    };
  };

  /**
   * Deletes expired counts. Above the limit the smallest are deleted, and of these those that expire first: a flood of
   * new keys replaces itself, not the counts of failures.
   */
  const tidy = async () => {
    const ended = queries.deleteFrom("rate_counts");
    await ended.where((row) => row.or([row("until", "<=", now()), row("value", "=", 0)])).execute();
    const all = queries
      .selectFrom("rate_counts")
      .select((row) => row.fn.countAll<number>().as("count"));
    const { count } = await all.executeTakeFirstOrThrow();
    if (count <= MAX_COUNTS) return;
    const least = queries
      .selectFrom("rate_counts")
      .select("key")
      .orderBy("value")
      .orderBy("until")
      .limit(count - MAX_COUNTS * (1 - DELETED_SHARE));
    await queries.deleteFrom("rate_counts").where("key", "in", least).execute();
  };

  return { limit, tidy };
}

const ownKeyOf = (key: Buffer): Buffer =>
  Buffer.from(hkdfSync("sha256", key, "", "fincontrol rate limits", 32));
