import type { NotNull } from "kysely";
import { keyOfQuestion, questionIn } from "../../../../src/domain/notifications/subject.ts";
import { nextActionDay } from "../../../../src/domain/recurrences/due.ts";
import { recordedSince } from "../../../../src/domain/recurrences/lately.ts";
import {
  occurrenceOn,
  occurrencesBetween,
} from "../../../../src/domain/recurrences/occurrences.ts";
import type { Occurrence, Recurrence } from "../../../../src/domain/recurrences/recurrence.ts";
import type { CivilDate } from "../../../../src/domain/shared/civil-date.ts";
import type { LedgerId, RecurrenceId, UserId } from "../../../../src/domain/shared/ids.ts";
import type { Queries } from "../database.ts";
import { present } from "../ledger/members.ts";
import { inBatches } from "../ledger/write-rows.ts";
import { noteChange } from "../users/kysely-notifications.ts";

/**
 * Removes the unread questions of changed plans whose movement no longer waits, and has a plan ask again whose last
 * movement waits without one: it was answered, and is open again. Removed plans are null.
 */
export async function updateQuestions(
  queries: Queries,
  ledger: LedgerId,
  plans: ReadonlyMap<RecurrenceId, Recurrence | null>,
  today: CivilDate,
): Promise<void> {
  await removeAnswered(queries, ledger, (id, day) => {
    const plan = plans.get(id);
    if (plan === undefined) return true;
    const open = plan && occurrenceOn(plan, day);
    return open !== null && open.day === day && open.date <= today;
  });
  for (const plan of plans.values()) {
    if (plan === null) continue;
    const last = lastAsked(plan, today);
    if (last === null || (await isKnownToAll(queries, keyOfQuestion(ledger, last), ledger)))
      continue;
    await askAgain(queries, ledger, { ...plan, askedUntil: null });
  }
}

/** The last movement of a plan that waits, of those that were asked about. */
function lastAsked(plan: Recurrence, today: CivilDate): Occurrence | null {
  const { askedUntil: asked } = plan;
  if (asked === null) return null;
  const until = asked < today ? asked : today;
  return occurrencesBetween([plan], recordedSince(today), until).at(-1) ?? null;
}

async function removeAnswered(
  queries: Queries,
  ledger: LedgerId,
  isWaiting: (id: RecurrenceId, day: CivilDate) => boolean,
): Promise<void> {
  const unread = await queries
    .selectFrom("notifications")
    .select(["id", "key", "user_id"])
    .where("user_id", "in", membersOf(queries, ledger))
    .where((row) => row.and({ read: 0, dismissed: 0 }))
    .execute();
  const answered = unread.filter(({ key }) => {
    const question = questionIn(ledger, key);
    return question !== null && !isWaiting(question.id, question.day);
  });
  await inBatches(answered, async (some) => {
    const ids = some.map(({ id }) => id);
    await queries.deleteFrom("notifications").where("id", "in", ids).execute();
  });
  for (const owner of new Set(answered.map((row): UserId => row.user_id)))
    await noteChange(queries, owner);
}

/** Whether every member has, or had, the notification with a key. */
async function isKnownToAll(queries: Queries, key: string, ledger: LedgerId): Promise<boolean> {
  const people = membersOf(queries, ledger);
  const known = queries.selectFrom("notifications").select("user_id").where("key", "=", key);
  const unknown = people.where("user_id", "not in", known.where("user_id", "in", people));
  return (await unknown.limit(1).executeTakeFirst()) === undefined;
}

const askAgain = (queries: Queries, ledger: LedgerId, plan: Recurrence): Promise<unknown> =>
  queries
    .updateTable("recurrences")
    .where("ledger_id", "=", ledger)
    .where("id", "=", plan.id)
    .set({ asked_until: plan.askedUntil, action_day: nextActionDay(plan) })
    .execute();

const membersOf = (queries: Queries, ledger: LedgerId) =>
  present(queries)
    .select("user_id")
    .where("ledger_id", "=", ledger)
    .$narrowType<{ user_id: NotNull }>();
