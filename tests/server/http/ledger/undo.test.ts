import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { REVISION_HEADER } from "../../../../src/contract/api-base.ts";
import { paths } from "../../../../src/contract/paths.ts";
import { serverProblems } from "../../../../src/text/server-problems.ts";
import { BUDGET, GOAL, INCOME, NOBODYS_ID } from "../../support/bodies.ts";
import type { call } from "../../support/caller.ts";
import { fillLedger } from "../../support/fill-ledger.ts";
import { memberOf } from "../../support/ledgers.ts";
import { listedOf } from "../../support/listed.ts";
import { newPerson, newPremiumPerson, setPlan } from "../../support/people.ts";
import { SERVERS } from "../../support/servers.ts";
import type { TestServer } from "../../support/start-test-server.ts";
import { newChange, RECORDS, writerOf } from "../../support/writes.ts";
import { sqliteFirst } from "../../../support/sweep.ts";

// A machine that has much else to do may take long to start a PostgreSQL.
vi.setConfig({ testTimeout: 120_000 });

const idOf = ({ body }: Awaited<ReturnType<typeof call>>) => (body as { id: string }).id;
const MANY_RECORDS = 20_000;

describe.each(SERVERS)("undoing a change, over $name,", ({ name: database, start }) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await start();
  });
  afterAll(() => server.close());

  async function newOwner(make = newPremiumPerson) {
    const { token, user } = await make(server);
    const write = writerOf(server, token);
    const read = async <Body>(path: string) => (await write("GET", path)).body as Body;
    const undo = (change: string, own?: string) =>
      write("POST", paths.undo(change), own === undefined ? {} : { change: own });
    const category = async (name: string) => {
      const all = await read<{ id: string; nome: string; tipo: string }[]>(paths.allCategories);
      const found = all.find(({ nome, tipo }) => nome === name && tipo === "despesa");
      if (found === undefined) throw new Error(`no category ${name}`);
      return found.id;
    };
    /** Everything that there is, but for the stamps. */
    const everything = async () => [
      await Promise.all(
        ["/receitas", "/despesas", "/objetivos", "/orcamento", paths.allCategories].map((path) =>
          read(path),
        ),
      ),
      (await read<{ meses: unknown }>("/meses")).meses,
    ];
    return { user, write, read, undo, category, everything };
  }

  describe.each(RECORDS)("in $path", ({ path, body, other }) => {
    it("takes back what was made, puts back what was changed or removed, and is a change itself", async () => {
      const { write, read, undo } = await newOwner();
      const [made, changed, removed] = [newChange(), newChange(), newChange()];
      const id = idOf(await write("POST", path, { body, change: made }));
      await write("PUT", `${path}/${id}`, { body: other, change: changed });
      await write("DELETE", `${path}/${id}`, { change: removed });
      const back = newChange();
      const undone = await undo(removed, back);
      expect(undone).toMatchObject({ status: 200, body: { repostas: 1, editadas: [] } });
      expect(undone.headers[REVISION_HEADER]).toBe("5");
      expect(await read(path)).toEqual([{ ...other, id }]);
      expect((await undo(removed, back)).text).toBe(undone.text);
      expect((await undo(back)).body).toEqual({ repostas: 1, editadas: [] });
      expect(await read(path)).toEqual([]);
    });
  });

  it("tells of records that were changed since, and leaves them as they are", async () => {
    const { write, read, undo } = await newOwner();
    const change = newChange();
    const made = await write("POST", "/despesas", { body: INCOME, change });
    const id = idOf(made);
    await write("PUT", `/despesas/${id}`, { body: { ...INCOME, valor: 5 } });
    const undone = await undo(change);
    expect(undone).toMatchObject({ status: 200, body: { repostas: 0, editadas: [id] } });
    expect(await read("/despesas")).toEqual([{ ...listedOf(made.body), valor: 5 }]);
  });

  it("is refused for a change that is not known, of somebody else's, or done under a name that did something else", async () => {
    const { write, undo } = await newOwner();
    const stranger = await newOwner();
    const [change, another] = [newChange(), newChange()];
    await write("POST", "/despesas", { body: INCOME, change });
    await write("POST", "/receitas", { body: INCOME, change: another });
    expect((await undo(NOBODYS_ID)).status).toBe(404);
    expect((await stranger.undo(change)).status).toBe(404);
    expect(await undo(change, another)).toMatchObject({
      status: 409,
      body: { codigo: "alteracao_reutilizada" },
    });
  });

  it("puts a merged category back with all that it had, sums too", async () => {
    const { write, undo, category, everything } = await newOwner();
    for (const categoria of ["Lazer", "Lazer", "Saúde"])
      await write("POST", "/despesas", { body: { ...INCOME, categoria } });
    for (const [categoria, mes_ano] of [
      ["Lazer", "2026-02"],
      ["Saúde", "2026-02"],
      ["Lazer", "2026-03"],
    ])
      await write("POST", "/orcamento", { body: { ...BUDGET, categoria, mes_ano } });
    const before = await everything();
    const change = newChange();
    const [from, into] = [await category("Lazer"), await category("Saúde")];
    await write("DELETE", `${paths.category(from)}?para=${into}`, { change });
    expect(await everything()).not.toEqual(before);
    // Two movements, the category, and a budget each that went, grew and moved.
    expect((await undo(change)).body).toEqual({ repostas: 6, editadas: [] });
    expect(await everything()).toEqual(before);
  });

  it("puts rules back, those of no category too, and those of a merged one under it", async () => {
    const { write, read, undo, category } = await newOwner();
    const rule = (body: object) =>
      write("POST", "/regras", { body: { contem: "cinema", tipo: "despesa", ...body } });
    await rule({ categoria: "Lazer" });
    const none = idOf(await rule({ contem: "poupança", nao_contar: true }));
    const rules = async () =>
      (await read<object[]>("/regras")).map((one) => ({ ...one, revisao: null }));
    const before = await rules();
    const [removal, merge] = [newChange(), newChange()];
    await write("DELETE", `/regras/${none}`, { change: removal });
    expect((await undo(removal)).body).toEqual({ repostas: 1, editadas: [] });
    expect(await rules()).toEqual(before);
    const [from, into] = [await category("Lazer"), await category("Saúde")];
    await write("DELETE", `${paths.category(from)}?para=${into}`, { change: merge });
    expect(await read("/regras")).toMatchObject([{ categoria: "Saúde" }, {}]);
    expect((await undo(merge)).body).toEqual({ repostas: 2, editadas: [] });
    expect(await rules()).toEqual(before);
  });

  it("files what comes back where its category has gone since", async () => {
    const { write, read, undo, category } = await newOwner();
    const id = idOf(await write("POST", "/despesas", { body: { ...INCOME, categoria: "Lazer" } }));
    const change = newChange();
    await write("DELETE", `/despesas/${id}`, { change });
    const into = await category("Saúde");
    await write("DELETE", `${paths.category(await category("Lazer"))}?para=${into}`);
    expect((await undo(change)).status).toBe(200);
    expect(await read("/despesas")).toMatchObject([{ id, categoria: "Saúde" }]);
  });

  it("changes nothing where it would break a rule, and says which", async () => {
    const { write, undo, category, everything } = await newOwner();
    const refused = async (change: string, codigo: string) => {
      const before = await everything();
      expect(await undo(change)).toMatchObject({ status: 409, body: { codigo } });
      expect(await everything()).toEqual(before);
    };
    const [rename, removal, budget, expense, made] = [
      newChange(),
      newChange(),
      newChange(),
      newChange(),
      newChange(),
    ];
    const lazer = await category("Lazer");
    await write("PUT", paths.category(lazer), { body: { nome: "Ócio" }, change: rename });
    const body = { tipo: "despesa", nome: "LAZER" };
    await write("POST", paths.allCategories, { body, change: made });
    await refused(rename, "categoria_repetida");
    await write("POST", "/despesas", { body: { ...INCOME, categoria: "LAZER" } });
    await refused(made, "categoria_em_uso");

    const first = idOf(
      await write("POST", "/orcamento", { body: { ...BUDGET, categoria: "LAZER" } }),
    );
    await write("DELETE", `/orcamento/${first}`, { change: budget });
    await write("POST", "/orcamento", { body: { ...BUDGET, categoria: "LAZER" } });
    await refused(budget, "mes_ocupado");

    const id = idOf(await write("POST", "/despesas", { body: { ...INCOME, categoria: "Saúde" } }));
    await write("DELETE", `/despesas/${id}`, { change: expense });
    const saude = await category("Saúde");
    await write("DELETE", paths.category(saude), { change: removal });
    await refused(expense, "categoria_removida");
  });

  it("brings no more goals back than the plan has room for", async () => {
    const { write, undo } = await newOwner(newPerson);
    const change = newChange();
    const first = idOf(await write("POST", "/objetivos", { body: GOAL }));
    await write("POST", "/objetivos", { body: GOAL });
    await write("DELETE", `/objetivos/${first}`, { change });
    await write("POST", "/objetivos", { body: GOAL });
    expect((await undo(change)).status).toBe(403);
  });

  it("brings back or changes no budget where the plan has none, but lets one go, and a category come back with its own", async () => {
    const { user, write, undo, category } = await newOwner();
    const [made, changed, removed, merged] = [newChange(), newChange(), newChange(), newChange()];
    const kept = idOf(await write("POST", "/orcamento", { body: BUDGET, change: made }));
    await write("PUT", `/orcamento/${kept}`, {
      body: { ...BUDGET, valor_limite: 5 },
      change: changed,
    });
    const march = { ...BUDGET, mes_ano: "2026-03" };
    const gone = idOf(await write("POST", "/orcamento", { body: march }));
    await write("DELETE", `/orcamento/${gone}`, { change: removed });
    await write("POST", "/orcamento", {
      body: { ...BUDGET, categoria: "Saúde", mes_ano: "2026-05" },
    });
    const [from, into] = [await category("Saúde"), await category("Lazer")];
    await write("DELETE", `${paths.category(from)}?para=${into}`, { change: merged });
    await setPlan(server, user.id, "free");
    for (const change of [removed, changed]) {
      const undone = await undo(change);
      expect([undone.status, (undone.body as { detail: string }).detail]).toEqual([
        403,
        serverProblems["budgets-locked"],
      ]);
    }
    expect((await undo(merged)).body).toEqual({ repostas: 2, editadas: [] });
    await setPlan(server, user.id, "premium");
    expect((await undo(changed)).body).toEqual({ repostas: 1, editadas: [] });
    await setPlan(server, user.id, "free");
    expect((await undo(made)).status).toBe(200);
  });

  it(`puts ${MANY_RECORDS} records back within seconds`, sqliteFirst(database), async () => {
    const { user, write, read, undo, category } = await newOwner();
    const member = await memberOf(server.database, user.id);
    const filled = { kind: "expense", count: MANY_RECORDS, amount: 7 } as const;
    await fillLedger(server.database.queries, member, filled);
    const sums = await read("/meses");
    const change = newChange();
    const [from, into] = [await category("Outros"), await category("Lazer")];
    const began = performance.now();
    expect((await write("DELETE", `${paths.category(from)}?para=${into}`, { change })).status).toBe(
      204,
    );
    const merged = performance.now();
    expect((await undo(change)).body).toEqual({ repostas: MANY_RECORDS + 1, editadas: [] });
    const undone = performance.now();
    expect({ ...(await read<object>("/meses")), revisao: 1 }).toEqual({
      ...(sums as object),
      revisao: 1,
    });
    expect([merged - began, undone - merged].every((spent) => spent < 30_000)).toBe(true);
  });
});
