import { createHash } from "node:crypto";
import { sql } from "kysely";
import type { UserId } from "../../../../src/domain/shared/ids.ts";
import { inBatches, type Work } from "../ledger/write-rows.ts";
import type { RowWrite } from "./write-attached-rows.ts";

type Reader = Pick<Work, "queries" | "member">;

/** Returns those of some ids of notifications that somebody else's have here: an id is one among all users. */
export async function othersNotifications(
  { queries, member }: Reader,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const others = new Set<string>();
  await inBatches(ids, async (some) => {
    const { rows } = await sql<{ readonly id: string; readonly user_id: string }>`
      select id, user_id from notifications where id in (${sql.join(some)})`.execute(queries);
    for (const { id, user_id: user } of rows) if (user !== member.user) others.add(id);
  });
  return others;
}

/** Returns a user's own id for a notification of somebody else: the same each time. */
export const ownNotificationId = (user: UserId | null, id: string): string =>
  createHash("sha256").update(`${user} ${id}`).digest("base64url");

const isComing = ({ table, before, after }: RowWrite): boolean =>
  table === "notifications" && before === null && after !== null;

/**
 * Returns what an undo may write: a notification that comes back while somebody else's has its id gets one of its own,
 * and one that was told anew since does not come back.
 */
export async function ownNotifications(
  work: Reader,
  writings: readonly RowWrite[],
): Promise<readonly RowWrite[]> {
  const coming = writings.filter(isComing).map(({ after }) => after ?? {});
  if (coming.length === 0) return writings;
  const others = await othersNotifications(
    work,
    coming.map(({ id }) => String(id)),
  );
  const going = new Set(writings.map(({ before, after }) => after === null && before?.["id"]));
  const told = new Set<unknown>();
  await inBatches(coming, async (some) => {
    const { rows } = await sql<{ readonly id: string; readonly key: string }>`
      select id, key from notifications where user_id = ${work.member.user}
        and key in (${sql.join(some.map(({ key }) => key))})`.execute(work.queries);
    for (const { id, key } of rows) if (!going.has(id)) told.add(key);
  });
  return writings.flatMap((one) => {
    if (!isComing(one)) return [one];
    const { id, key } = one.after ?? {};
    if (told.has(key)) return [];
    if (!others.has(String(id))) return [one];
    const own = { ...one.after, id: ownNotificationId(work.member.user, String(id)) };
    return [{ ...one, after: own }];
  });
}
