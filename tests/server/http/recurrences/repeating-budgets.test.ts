import { afterAll, beforeAll, expect, it } from "vitest";
import { budgetListSchema, decodeBudget } from "../../../../src/contract/kinds/budgets.ts";
import { changesSchema } from "../../../../src/contract/ledger/changes.ts";
import { accountPaths } from "../../../../src/contract/login/account-paths.ts";
import { REVISION_HEADER } from "../../../../src/contract/api-base.ts";
import { paths } from "../../../../src/contract/paths.ts";
import { addMonths, type YearMonth } from "../../../../src/domain/shared/year-month.ts";
import { describeSqliteFirst } from "../../../support/sweep.ts";
import { read } from "../../../support/read.ts";
import { call } from "../../support/caller.ts";
import { logIn, newPremiumPerson, setPlan } from "../../support/people.ts";
import { SERVERS } from "../../support/servers.ts";
import type { TestServer } from "../../support/start-test-server.ts";
import { DAY, testClock } from "../../support/test-clock.ts";

type Told = { readonly id: string; readonly mes_ano: YearMonth };

describeSqliteFirst(SERVERS, "a budget that repeats, over $name,", ({ start }) => {
  const clock = testClock(Date.UTC(2031, 0, 10, 12));
  let server: TestServer;
  beforeAll(async () => {
    server = await start({ clock });
  });
  afterAll(() => server.close());

  /** The month that it is, or one so many months later. */
  const month = (later = 0) =>
    addMonths(new Date(clock.now()).toISOString().slice(0, 7) as YearMonth, later);

  async function person() {
    const { user } = await newPremiumPerson(server);
    let { token } = await logIn(server, user.username);
    const first = month();
    const ask = (method: "GET" | "POST" | "PUT" | "DELETE", path: string, body?: object) =>
      call(server, method, path, { token, ...(body && { body }) });
    const body = { categoria: "Lazer", valor_limite: 120, mes_ano: first, repetir: true };
    await ask("POST", paths.budgets, body);
    return {
      user,
      first,
      body,
      ask,
      /** Comes back so many months later, with a session of that day. */
      later: async (months: number) => {
        for (let gone = 0; gone < months; gone += 1) clock.advance(31 * DAY);
        ({ token } = await logIn(server, user.username));
      },
      /** Each budget, oldest first: of which month after the first, its limit, and whether it repeats. */
      list: async () => {
        const { body: listed } = await ask("GET", paths.budgets);
        return decodeBudgets(listed).map((one) => [
          [0, 1, 2, 3, 4, 5].find((count) => addMonths(first, count) === one.month),
          one.limit,
          one.repeats,
        ]);
      },
      /** The budget of the month that it is. */
      present: async () => {
        const listed = await ask("GET", `${paths.budgets}?mes_ano=${month()}`);
        return (listed.body as readonly Told[])[0]?.id ?? "";
      },
    };
  }

  const MADE = [
    [0, 120_00, false],
    [1, 120_00, true],
  ];

  it("is made with the first call of the next month, whatever that call is, and then no more", async () => {
    const { ask, later, list } = await person();
    expect(await list()).toEqual([[0, 120_00, true]]);
    await later(1);
    const { headers } = await ask("GET", accountPaths.me);
    expect(await list()).toEqual(MADE);
    expect((await ask("GET", accountPaths.me)).headers[REVISION_HEADER.toLowerCase()]).toBe(
      headers[REVISION_HEADER.toLowerCase()],
    );
  });

  it("is made once by calls at once", async () => {
    const { later, list } = await person();
    await later(1);
    const lists = await Promise.all(Array.from({ length: 8 }, list));
    for (const seen of lists) expect(seen).toEqual(MADE);
  });

  it("is made for each month of an absence", async () => {
    const { later, list } = await person();
    await later(3);
    expect(await list()).toEqual([
      [0, 120_00, false],
      [1, 120_00, false],
      [2, 120_00, false],
      [3, 120_00, true],
    ]);
  });

  it("can be changed alone, and the next is made as it was then", async () => {
    const { ask, body, later, list, present } = await person();
    await later(1);
    const changed = { ...body, mes_ano: month(), valor_limite: 80 };
    await ask("PUT", paths.budget(await present()), changed);
    await later(1);
    expect(await list()).toEqual([
      [0, 120_00, false],
      [1, 80_00, false],
      [2, 80_00, true],
    ]);
  });

  it("ends where the last one is removed, or repeats no more", async () => {
    const ends = {
      removed: (path: string, { ask }: Awaited<ReturnType<typeof person>>) => ask("DELETE", path),
      changed: (path: string, { ask, body }: Awaited<ReturnType<typeof person>>) =>
        ask("PUT", path, { ...body, mes_ano: month(), repetir: false }),
    };
    for (const end of Object.values(ends)) {
      const somebody = await person();
      await somebody.later(1);
      await end(paths.budget(await somebody.present()), somebody);
      const left = await somebody.list();
      await somebody.later(1);
      expect(await somebody.list()).toEqual(left);
    }
  });

  it("waits while the plan has no budgets", async () => {
    const { user, ask, later, list } = await person();
    await setPlan(server, user.id, "free");
    await later(1);
    await ask("GET", accountPaths.me);
    await setPlan(server, user.id, "premium");
    expect(await list()).toEqual(MADE);
  });

  it("is told with the changes, by its category and that it repeats", async () => {
    const { ask, later } = await person();
    await later(1);
    const { body } = await ask("GET", `${paths.changes}?desde=0`);
    expect(
      read(changesSchema, body)
        .orcamentos.map(({ record }) => record.repeats)
        .toSorted((a, b) => Number(a) - Number(b)),
    ).toEqual([false, true]);
  });
});

const decodeBudgets = (body: unknown) =>
  read(budgetListSchema, body)
    .map(decodeBudget)
    .toSorted((a, b) => (a.month < b.month ? -1 : 1));
