import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { goalEntriesSchema } from "../../../src/contract/goal-entries.ts";
import { goalSchema } from "../../../src/contract/kinds/goals.ts";
import { CHANGE_HEADER } from "../../../src/contract/api-base.ts";
import { paths } from "../../../src/contract/paths.ts";
import { serverProblems } from "../../../src/text/server-problems.ts";
import { describeSqliteFirst } from "../../support/sweep.ts";
import { read } from "../../support/read.ts";
import { GOAL, NOBODYS_ID } from "../support/bodies.ts";
import { callerOf } from "../support/caller.ts";
import { logIn, newPremiumPerson } from "../support/people.ts";
import { SERVERS } from "../support/servers.ts";
import type { TestServer } from "../support/start-test-server.ts";
import { DAY, HOUR, testClock } from "../support/test-clock.ts";
import { runs } from "../../support/runs.ts";

const NO_SUCH_GOAL = { status: 404, body: { detail: serverProblems["no-such-record"] } };

describeSqliteFirst(SERVERS, "what was added to a goal, over $name,", ({ start }) => {
  const clock = testClock(Date.UTC(2031, 0, 10, 12));
  let server: TestServer;
  beforeAll(async () => {
    server = await start({ clock });
  });
  afterAll(() => server.close());

  async function saver() {
    const { user } = await newPremiumPerson(server);
    const { token } = await logIn(server, user.username);
    const ask = callerOf(server, token);
    const begin = async (euros = 10) => {
      const body = { ...GOAL, valor_atual: euros };
      return read(goalSchema, (await ask("POST", paths.goals, { body })).body).id;
    };
    return {
      ask,
      begin,
      set: (id: string, euros: number, headers: Record<string, string> = {}) =>
        ask("PUT", paths.goal(id), { body: { ...GOAL, valor_atual: euros }, headers }),
      entries: async (id: string) => (await ask("GET", paths.goalEntries(id))).body,
    };
  }

  const day = () => new Date(clock.now()).toISOString().slice(0, 10);

  it("is told by day, the newest first, what was taken away below zero", async () => {
    const { begin, set, entries } = await saver();
    const goal = await begin(10);
    expect(await entries(goal)).toEqual([]);
    const first = day();
    await set(goal, 60.1);
    await set(goal, 60.5);
    clock.advance(DAY);
    const second = day();
    await set(goal, 20);
    expect(await entries(goal)).toEqual([
      { data: second, valor: -40.5 },
      { data: first, valor: 50.5 },
    ]);
  });

  it("adds up to what the goal has more than it began with, on the days of its changes", async () => {
    const euros = fc.integer({ min: 0, max: 100_000 }).map((cents) => cents / 100);
    const step = fc.record({ euros, later: fc.integer({ min: 0, max: 3 }) });
    await fc.assert(
      fc.asyncProperty(euros, fc.array(step, { maxLength: 6 }), async (begun, steps) => {
        const { begin, set, entries } = await saver();
        const goal = await begin(begun);
        const days = new Set<string>();
        for (const { euros: next, later } of steps) {
          clock.advance(later * HOUR * 20);
          await set(goal, next);
          days.add(day());
        }
        const told = read(goalEntriesSchema, await entries(goal));
        const added = told.reduce((sum, { valor }) => sum + valor, 0);
        expect(added).toBe(Math.round(((steps.at(-1)?.euros ?? begun) - begun) * 100));
        expect(told.map(({ data }) => data)).toEqual(
          [...new Set(told.map(({ data }) => data))].toSorted().toReversed(),
        );
        for (const { data } of told) expect(days).toContain(data);
        expect(told.map(({ valor }) => valor)).not.toContain(0);
      }),
      { numRuns: runs(8) },
    );
  });

  it("counts a change once, however often it is sent, and nothing that leaves the value alone", async () => {
    const { ask, begin, set, entries } = await saver();
    const goal = await begin(10);
    const headers = { [CHANGE_HEADER]: crypto.randomUUID() };
    for (let sent = 0; sent < 3; sent += 1) await set(goal, 15, headers);
    await ask("PUT", paths.goal(goal), { body: { ...GOAL, valor_atual: 15, nome: "Barco" } });
    expect(await entries(goal)).toEqual([{ data: day(), valor: 5 }]);
    await set(goal, 10);
    expect(await entries(goal)).toEqual([]);
  });

  it("is of the day of Lisbon", async () => {
    clock.advance(Math.max(0, Date.UTC(2031, 6, 1, 23, 30) - clock.now()));
    const { begin, set, entries } = await saver();
    const goal = await begin(10);
    await set(goal, 11);
    expect(await entries(goal)).toEqual([{ data: "2031-07-02", valor: 1 }]);
  });

  it("is as good as missing for somebody else, and once the goal is removed", async () => {
    const [owner, stranger] = [await saver(), await saver()];
    const goal = await owner.begin(10);
    await owner.set(goal, 15);
    const foreign = await stranger.ask("GET", paths.goalEntries(goal));
    expect(foreign).toMatchObject(NO_SUCH_GOAL);
    expect(foreign.text).toBe((await stranger.ask("GET", paths.goalEntries(NOBODYS_ID))).text);
    await owner.ask("DELETE", paths.goal(goal));
    expect(await owner.ask("GET", paths.goalEntries(goal))).toMatchObject(NO_SUCH_GOAL);
  });

  it("is asked for again only after a change", async () => {
    const { ask, begin, set } = await saver();
    const goal = await begin(10);
    const { etag } = (await ask("GET", paths.goalEntries(goal))).headers;
    const headers = { "if-none-match": String(etag) };
    const again = () => ask("GET", paths.goalEntries(goal), { headers });
    expect((await again()).status).toBe(304);
    await set(goal, 15);
    expect((await again()).status).toBe(200);
  });

  it("goes into the file of everything, with its goal", async () => {
    const { ask, begin, set, entries } = await saver();
    const goal = await begin(10);
    await set(goal, 15);
    expect((await ask("GET", paths.exportFile("json"))).body).toMatchObject({
      objetivos: [{ id: goal, entradas: await entries(goal) }],
    });
  });
});
