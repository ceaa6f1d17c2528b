import type { GoalEntries } from "../../../src/application/goals/goal-entries.ts";
import type { Records } from "../../../src/application/ledger/records.ts";
import type { GoalEntry } from "../../../src/domain/goals/goal-entry.ts";
import type { Goal, GoalDraft } from "../../../src/domain/goals/goal.ts";
import { subtract, ZERO } from "../../../src/domain/shared/cents.ts";
import { civilDate } from "../../../src/domain/shared/civil-date.ts";
import type { GoalId } from "../../../src/domain/shared/ids.ts";
import { serverProblems } from "../../../src/text/server-problems.ts";
import { fakeLedger } from "./fake-ledger.ts";
import { openLine, over, reject } from "./line.ts";

/** The day of all entries here. */
const DAY = civilDate(2026, 2, 28);

/** Savings goals in memory, with initial ones; `limit` is the plan's maximum, null for none. */
export function fakeGoals(
  begun: readonly Goal[] = [],
  line = openLine(),
  limit: number | null = null,
  server = fakeLedger({ goals: begun }, line),
) {
  const list = () => server.living("goals");
  const writes = server.writes("goals", (_, isNew) => {
    if (isNew && limit !== null && list().length >= limit)
      reject(403, serverProblems["goal-limit"]);
  });
  const added = new Map<GoalId, readonly GoalEntry[]>();
  const calls: Records<Goal, GoalDraft> = {
    create: (draft, as) => writes.create({ ...draft, id: as.id }, as),
    update: async (id, draft, as) => {
      const before = list().find((goal) => goal.id === id);
      const updated = await writes.update({ ...draft, id }, as);
      const amount = subtract(updated.record.current, before?.current ?? ZERO);
      if (before && amount !== 0) added.set(id, [{ date: DAY, amount }, ...(added.get(id) ?? [])]);
      return updated;
    },
    remove: (id, as) => writes.remove(id, as),
  };
  const entriesOf: GoalEntries = (id) =>
    over(line, () => {
      if (list().every((goal) => goal.id !== id)) reject(404, serverProblems["no-such-record"]);
      return added.get(id) ?? [];
    });
  return { ...calls, entriesOf, server, list };
}
