import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { v7 } from "uuid";
import { CHANGE_HEADER } from "../../../../src/contract/api-base.ts";
import { paths } from "../../../../src/contract/paths.ts";
import { BUDGET, GOAL, INCOME } from "../../support/bodies.ts";
import { callerOf } from "../../support/caller.ts";
import { newPremiumPerson } from "../../support/people.ts";
import { SERVERS } from "../../support/servers.ts";
import type { TestServer } from "../../support/start-test-server.ts";

// A machine that has much else to do may take long to start a PostgreSQL.
vi.setConfig({ testTimeout: 120_000 });

const PLAN = {
  tipo: "despesa",
  categoria: "Subscrições",
  valor: 9.99,
  descricao: "Netflix",
  inicio: "2099-01-31",
  cada: 1,
  unidade: "mes",
  modo: "confirmar",
};

/** A record of each kind, by the path of its list. */
const BODIES = [
  [paths.allCategories, { tipo: "despesa", nome: "Cães" }],
  [paths.accounts, { nome: "Ordem", especie: "ordem" }],
  [paths.transactions("expense"), { ...INCOME, categoria: "Lazer", descricao: "Cinema" }],
  [paths.goals, GOAL],
  [paths.budgets, BUDGET],
  [paths.rules, { contem: "cinema", tipo: "despesa", categoria: "Lazer" }],
  [paths.recurrences, PLAN],
] as const;

type Named = { readonly id: string };

describe.each(SERVERS)("what a copy brings back after it was erased, over $name,", ({ start }) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await start();
  });
  afterAll(() => server.close());

  it("lies in the trash as the copy had it once the restore is undone, and comes back so", async () => {
    const { token } = await newPremiumPerson(server);
    const me = callerOf(server, token);
    const lists = async () =>
      Promise.all(
        BODIES.map(async ([path]) =>
          ((await me("GET", path)).body as readonly object[]).map((one) => ({
            ...one,
            revisao: null,
          })),
        ),
      );
    const none = await lists();
    for (const [path, body] of BODIES) expect((await me("POST", path, { body })).status).toBe(201);
    const before = await lists();
    const { text: copy } = await me("GET", paths.exportFile("json"));
    const named = before.map((list, kind) => {
      const there = new Set((none[kind] ?? []).map((one) => (one as unknown as Named).id));
      return list.flatMap((one) => {
        const { id } = one as unknown as Named;
        return there.has(id) ? [] : [id];
      });
    });
    for (const [kind, ids] of [...named.entries()].toReversed())
      for (const id of ids)
        expect((await me("DELETE", `${BODIES[kind]?.[0] ?? ""}/${id}`)).status).toBeLessThan(300);
    expect((await me("DELETE", paths.trash)).body).toEqual({ apagados: BODIES.length });

    const change = v7();
    const headers = { "content-type": "application/json", [CHANGE_HEADER]: change };
    const query = "simular=false&modo=juntar";
    const restored = await me("POST", `${paths.restore}?${query}`, {
      body: Buffer.from(copy),
      headers,
    });
    expect(restored.status).toBe(200);
    expect(await lists()).toEqual(before);
    expect((await me("POST", paths.undo(change))).status).toBe(200);
    expect(await lists()).toEqual(none);

    const { body: trash } = await me("GET", paths.trash);
    const things = trash as readonly { readonly recurso: string; readonly id: string }[];
    expect(things.map(({ id }) => id).toSorted()).toEqual(named.flat().toSorted());
    for (const { recurso, id } of things) {
      const body = { itens: [{ recurso, id }] };
      expect((await me("POST", paths.restoration, { body })).status).toBe(200);
    }
    expect(await lists()).toEqual(before);
  });
});
