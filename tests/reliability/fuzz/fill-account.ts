import { paths } from "../../../src/contract/paths.ts";
import { BUDGET, GOAL, INCOME, PROFILE, RECURRENCE } from "../../server/support/bodies.ts";
import { call } from "../../server/support/caller.ts";
import type { TestServer } from "../../server/support/start-test-server.ts";

const BODIES = [
  [paths.transactions("income"), INCOME],
  [paths.transactions("expense"), INCOME],
  [paths.goals, GOAL],
  [paths.budgets, BUDGET],
  [paths.recurrences, RECURRENCE],
] as const;

/** Gives an account one record of each kind, and a notification; returns their identifiers. */
export async function fillAccount(server: TestServer, token: string): Promise<readonly string[]> {
  const made = await Promise.all(
    BODIES.map(([path, body]) => call(server, "POST", path, { body, token })),
  );
  await call(server, "POST", paths.profile, { body: PROFILE, token });
  await call(server, "POST", paths.generateAlerts, { token });
  const told = await call(server, "GET", paths.notifications, { token });
  const records = [...made.map(({ body }) => body), ...(told.body as unknown[])];
  return records.map((record) => (record as { id: string }).id);
}
