import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { paths } from "../../../src/contract/paths.ts";
import { lifeUntil } from "../../support/lives/any-life.ts";
import { runs } from "../../support/runs.ts";
import { callerOf, type Caller } from "../support/caller.ts";
import { live } from "../support/live-household.ts";
import { newPremiumPerson } from "../support/people.ts";
import {
  entriesOf,
  fileOf,
  NO_HOUSEHOLD,
  TODAY,
  type Household,
} from "../support/random-household.ts";
import { startTestServer, type TestServer } from "../support/start-test-server.ts";
import { testClock } from "../support/test-clock.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ clock: testClock(Date.UTC(2031, 10, 23, 12)) });
});
afterAll(() => server.close());

/** What the server reckons of a household. */
async function reckoned(household: Household): Promise<unknown> {
  const { token } = await newPremiumPerson(server);
  const me: Caller = callerOf(server, token);
  await live(me, household);
  const told = await me("POST", paths.generateRecommendations, { body: { periodo_meses: 6 } });
  const { body: forecast } = await me("GET", paths.forecast);
  const { resumo, analise, mes_normal } = told.body as Record<string, unknown>;
  return [resumo, analise, mes_normal, forecast];
}

it(
  "reckons the same of a life that was entered by hand and of one that came as a file",
  { timeout: 60_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(lifeUntil(TODAY), async ({ records }) => {
        const entered = entriesOf(records);
        const told = { cents: 500_00, date: TODAY };
        const byHand = await reckoned({ ...NO_HOUSEHOLD, entered, told });
        expect(await reckoned({ ...NO_HOUSEHOLD, files: [fileOf(entered)], told })).toEqual(byHand);
      }),
      { numRuns: runs(6) },
    );
  },
);
