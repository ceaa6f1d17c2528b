import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import fc from "fast-check";
import { v7 } from "uuid";
import { readFileSync } from "node:fs";
import { CHANGE_HEADER } from "../../../../src/contract/api-base.ts";
import { paths } from "../../../../src/contract/paths.ts";
import { readCopy } from "../../../support/read-copy.ts";
import { copyFaults, rowFaults } from "../../../../src/text/restore/restore.ts";
import { DEMO_PASSWORD } from "../../../../server/demo/accounts.ts";
import { readExport } from "../../../support/export-file.ts";
import { BUDGET, GOAL, INCOME } from "../../support/bodies.ts";
import { fillDemo } from "../../../../server/demo/fill.ts";
import type { Session } from "../../../../src/domain/users/session.ts";
import { callerOf } from "../../support/caller.ts";
import { CHECKOUT, FULL_AT, newFullAccount } from "../../support/full-account.ts";
import { encodeImport } from "../../../../src/contract/imports/imports.ts";
import { importOf, lineNumber } from "../../support/imports.ts";
import { ledgerState } from "../../support/ledger-state.ts";
import { memberOf } from "../../support/ledgers.ts";
import { live } from "../../support/live-household.ts";
import { logIn, newPerson, newPremiumPerson, setPlan } from "../../support/people.ts";
import { anyHousehold } from "../../support/random-household.ts";
import { SERVERS } from "../../support/servers.ts";
import type { TestServer } from "../../support/start-test-server.ts";
import { testClock } from "../../support/test-clock.ts";
import { runs } from "../../../support/runs.ts";

// A machine that has much else to do may take long to write so many records.
vi.setConfig({ testTimeout: 120_000 });

type Person = Pick<Session, "token" | "user">;

const NONE = {
  novos: 0,
  iguais: 0,
  alterados: 0,
  removidos: 0,
  recorrentes_antigos: 0,
  recusados: [],
};

const undated = (text: string) => text.replace(/"gerado_em": "[^"]*"/, "");

describe.each(SERVERS)("a restore over $name", ({ start }) => {
  let here: TestServer;
  let there: TestServer;
  beforeAll(async () => {
    const options = { clock: testClock(FULL_AT), checkoutUrl: CHECKOUT };
    [here, there] = [await start(options), await start(options)];
  });
  afterAll(async () => {
    await here.close();
    await there.close();
  });

  const exported = async (server: TestServer, { token }: Person) => {
    const { status, text } = await callerOf(server, token)("GET", paths.exportFile("json"));
    expect(status).toBe(200);
    return text;
  };

  const restore = async (
    server: TestServer,
    { token }: Person,
    text: string,
    query: string,
    change?: string,
  ) => {
    const headers = {
      "content-type": "application/json",
      ...(change && { [CHANGE_HEADER]: change }),
    };
    return callerOf(server, token)("POST", `${paths.restore}?${query}`, { body: text, headers });
  };

  const stateOf = async (server: TestServer, { user }: Person) =>
    ledgerState(server.database.queries, await memberOf(server.database, user.id));

  /** The photos of a full account are not in its JSON. */
  async function fullPerson(server: TestServer): Promise<Person> {
    const { person, ledger } = await newFullAccount(server);
    const goals = server.database.queries.updateTable("goals").where("ledger_id", "=", ledger);
    await goals.set({ photo_url: null }).execute();
    return person;
  }

  /** States the law of exports and restores for one person. */
  async function expectSame(from: TestServer, one: Person, into = there): Promise<void> {
    const file = await exported(from, one);
    const other = await newPremiumPerson(into);
    const trial = await restore(into, other, file, "simular=true&modo=substituir");
    expect([trial.status, trial.body]).toMatchObject([200, { recusados: [] }]);
    const done = await restore(into, other, file, "simular=false&modo=substituir");
    expect([done.status, done.body]).toEqual([200, trial.body]);
    expect(await stateOf(into, other)).toEqual(await stateOf(from, one));
    expect(undated(await exported(into, other))).toBe(undated(file));
    for (const mode of ["juntar", "substituir"]) {
      const again = await restore(into, other, file, `simular=false&modo=${mode}`);
      expect([again.status, again.body]).toMatchObject([
        200,
        { ...NONE, iguais: expect.any(Number) as number },
      ]);
    }
  }

  it("gives an empty ledger every row of the exported one, and the same file", async () => {
    await expect(expectSame(here, await fullPerson(here))).resolves.toBeUndefined();
  });

  it("gives the people of the demo all that they had", async () => {
    const demo = await start({ clock: testClock(FULL_AT) });
    try {
      await fillDemo(demo.stores);
      await demo.database.queries.updateTable("goals").set({ photo_url: null }).execute();
      for (const name of ["Joao", "Maria"]) {
        const person = await logIn(demo, name, DEMO_PASSWORD);
        await setPlan(demo, person.user.id, "premium");
        await expect(expectSame(demo, person)).resolves.toBeUndefined();
      }
    } finally {
      await demo.close();
    }
  });

  it("gives back what any household has", async () => {
    const now = Date.UTC(2031, 10, 23, 12);
    const [one, other] = [
      await start({ clock: testClock(now) }),
      await start({ clock: testClock(now) }),
    ];
    try {
      await fc.assert(
        fc.asyncProperty(anyHousehold, async (household) => {
          const person = await newPremiumPerson(one);
          await live(callerOf(one, person.token), household);
          await expect(expectSame(one, person, other)).resolves.toBeUndefined();
        }),
        { numRuns: runs(2) },
      );
    } finally {
      await one.close();
      await other.close();
    }
  });

  it("that joins keeps what is there, takes what is new, and has the copy's way where they differ", async () => {
    const person = await fullPerson(here);
    const before = await exported(here, person);
    const me = callerOf(here, person.token);
    const left = await me("POST", "/despesas", { body: { ...INCOME, descricao: "Fica" } });
    const [first] = readExport(before).expenses;
    if (!first) throw new Error("no expense");
    const changed = { ...INCOME, descricao: "Outra" };
    expect((await me("PUT", `/despesas/${first.id}`, { body: changed })).status).toBe(200);
    const done = await restore(here, person, before, "simular=false&modo=juntar");
    expect(done.body).toMatchObject({ novos: 0, alterados: 1, recusados: [] });
    const { expenses } = readExport(await exported(here, person));
    expect(expenses).toContainEqual(first);
    expect(expenses.map(({ id }) => id)).toContain((left.body as { id: string }).id);
  });

  it("that joins files rows under the category of the same name, and another ledger's goals beside its own", async () => {
    const file = await exported(here, await fullPerson(here));
    const other = await newPremiumPerson(there);
    const me = callerOf(there, other.token);
    await me("POST", "/objetivos", { body: { ...GOAL, nome: "Meu" } });
    const categories = (await me("GET", paths.allCategories)).body;
    const done = await restore(there, other, file, "simular=false&modo=juntar");
    expect([done.status, done.body]).toMatchObject([200, { recusados: [] }]);
    expect((await me("GET", paths.allCategories)).body).toEqual(categories);
    const content = readExport(await exported(there, other));
    expect(content.expenses).toHaveLength(readExport(file).expenses.length);
    expect(content.goals.map(({ name }) => name).toSorted()).toEqual(["Casa", "Meu"]);
    const again = await restore(there, other, file, "simular=false&modo=juntar");
    expect(again.body).toMatchObject({ ...NONE, iguais: expect.any(Number) as number });
  });

  it("is undone as a whole, in both modes, and done again", async () => {
    const file = await exported(here, await fullPerson(here));
    for (const mode of ["juntar", "substituir"]) {
      const other = await newPremiumPerson(there);
      const me = callerOf(there, other.token);
      await me("POST", "/perfil", { body: { nome: "Antes", idade: 30 } });
      await me("POST", "/receitas", { body: INCOME });
      const goal = (await me("POST", "/objetivos", { body: GOAL })).body as { id: string };
      await me("PUT", `/objetivos/${goal.id}`, { body: { ...GOAL, valor_atual: 5 } });
      await me("POST", "/notificacoes/gerar-automaticas");
      const [before, text] = [await stateOf(there, other), await exported(there, other)];
      const change = v7();
      const done = await restore(there, other, file, `simular=false&modo=${mode}`, change);
      expect([done.status, done.body]).toMatchObject([200, { recusados: [] }]);
      const after = await stateOf(there, other);
      expect(after).not.toEqual(before);
      const undo = v7();
      const undone = await me("POST", paths.undo(change), { headers: { [CHANGE_HEADER]: undo } });
      expect([undone.status, undone.text]).toEqual([200, undone.text]);
      const { achievements: _, ...won } = await stateOf(there, other);
      const { achievements: __, ...had } = before;
      expect(won).toEqual(had);
      if (mode === "substituir")
        expect(undated(await exported(there, other))).toContain(undated(text).slice(-9_000, -40));
      expect((await me("POST", paths.undo(undo))).status).toBe(200);
      expect(await stateOf(there, other)).toEqual(after);
    }
  });

  it("is undone after an import that it removed came back from the trash, and went again", async () => {
    const clock = testClock(FULL_AT);
    const server = await start({ clock });
    try {
      const person = await newPremiumPerson(server);
      const me = callerOf(server, person.token);
      const file = await exported(server, person);
      await me("POST", paths.imports, { body: encodeImport(importOf([lineNumber(1)])) });
      const before = await stateOf(server, person);
      const later = async (path: string, body?: object) => {
        clock.advance(1_000);
        const headers = { [CHANGE_HEADER]: v7() };
        const { status, text } = await me("POST", path, { headers, ...(body && { body }) });
        expect([status, text]).toEqual([200, text]);
        return headers[CHANGE_HEADER];
      };
      const change = v7();
      const query = "simular=false&modo=substituir";
      const replaced = await restore(server, person, file, query, change);
      const counts = replaced.body as { removidos: number };
      const trash = (await me("GET", paths.trash)).body as { recurso: string; id: string }[];
      expect(trash).toHaveLength(counts.removidos);
      const itens = trash.map(({ recurso, id }) => ({ recurso, id }));
      await later(paths.undo(await later(paths.restoration, { itens })));
      await later(paths.undo(change));
      expect(await stateOf(server, person)).toEqual(before);
    } finally {
      await server.close();
    }
  });

  it("lists what it would refuse, and with any such row changes nothing", async () => {
    const file = await exported(here, await fullPerson(here));
    const other = await newPremiumPerson(there);
    const me = callerOf(there, other.token);
    await me("POST", "/orcamento", { body: BUDGET });
    const before = await stateOf(there, other);
    const trial = await restore(there, other, file, "simular=true&modo=juntar");
    const motivo = rowFaults["budget-exists"];
    const refused = [{ recurso: "orcamento", id: expect.any(String) as string, motivo }];
    expect([trial.status, trial.body]).toMatchObject([200, { recusados: refused }]);
    const done = await restore(there, other, file, "simular=false&modo=juntar");
    expect([done.status, done.body]).toMatchObject([422, { recusados: refused }]);
    expect(await stateOf(there, other)).toEqual(before);
    const replaced = await restore(there, other, file, "simular=false&modo=substituir");
    expect([replaced.status, replaced.body]).toMatchObject([200, { recusados: [] }]);
  });

  it("reads what older programs wrote, on the free plan too, and a second time finds it all there", async () => {
    for (const name of ["version-1-first", "version-1", "version-2"]) {
      const file = readFileSync(`tests/fixtures/copies/${name}.json`, "utf8");
      for (const mode of ["juntar", "substituir"]) {
        const other = await newPerson(there);
        const query = `simular=false&modo=${mode}`;
        const done = await restore(there, other, file, query);
        expect([name, done.status, done.body]).toMatchObject([name, 200, { recusados: [] }]);
        const again = await restore(there, other, file, query);
        expect([name, again.body]).toMatchObject([
          name,
          { ...NONE, iguais: expect.any(Number) as number },
        ]);
        await setPlan(there, other.user.id, "premium");
        const content = readExport(await exported(there, other));
        const copy = readCopy(file);
        if (!copy.ok) throw new Error(copy.reason);
        expect(content.incomes.map(({ id }) => id)).toEqual(
          copy.value.lists.incomes?.map(({ id }) => id),
        );
        expect(content.goals).toMatchObject(
          copy.value.lists.goals?.map(({ id, entries }) => ({ id, entries })) ?? [],
        );
      }
    }
  });

  it("of a damaged file changes nothing and says so", async () => {
    const file = await exported(here, await fullPerson(here));
    const other = await newPremiumPerson(there);
    const before = await stateOf(there, other);
    const damages = ["", "{", "Data;Tipo", file.slice(0, -20), file.replace("Casa", "Cama")];
    const sentences = new Set(Object.values(copyFaults));
    for (const damaged of damages) {
      const refused = await restore(there, other, damaged, "simular=false&modo=substituir");
      expect([damaged.slice(0, 9), refused.status]).toEqual([damaged.slice(0, 9), 422]);
      expect(sentences).toContain((refused.body as { detail: string }).detail);
    }
    expect(await stateOf(there, other)).toEqual(before);
  });

  it("is made one at a time", async () => {
    const file = await exported(here, await fullPerson(here));
    const other = await newPremiumPerson(there);
    const both = await Promise.all(
      ["juntar", "juntar"].map((mode) => restore(there, other, file, `simular=true&modo=${mode}`)),
    );
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]));
  });

  it("is made ten times an hour", async () => {
    const limited = await start({ rateLimitFactor: 1 });
    try {
      const person = await newPerson(limited);
      for (let count = 0; count < 10; count += 1)
        expect((await restore(limited, person, "{}", "simular=true&modo=juntar")).status).toBe(422);
      expect((await restore(limited, person, "{}", "simular=true&modo=juntar")).status).toBe(429);
    } finally {
      await limited.close();
    }
  });
});
