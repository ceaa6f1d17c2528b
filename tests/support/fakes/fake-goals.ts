import type { Goals } from "../../../src/application/ports/goals.ts";
import type { Goal } from "../../../src/domain/goals/goal.ts";
import { serverProblems } from "../../../src/text/server-problems.ts";
import { fakeLedger } from "./fake-ledger.ts";
import { openLine, reject } from "./line.ts";

/** Savings goals in memory, with some to begin with; `limit` is how many the plan allows, null for no limit. */
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
  const calls: Goals = {
    create: (draft, as) => writes.create({ ...draft, id: as.id }, as),
    update: (id, draft, as) => writes.update({ ...draft, id }, as),
    remove: (id, as) => writes.remove(id, as),
  };
  return { ...calls, server, list };
}
