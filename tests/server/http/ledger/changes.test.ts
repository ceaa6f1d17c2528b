import { sql } from "kysely";
import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { changesSchema, decodeChanges } from "../../../../src/contract/ledger/changes.ts";
import { REVISION_HEADER } from "../../../../src/contract/api-base.ts";
import { serverProblems } from "../../../../src/text/server-problems.ts";
import { INCOME, NOBODYS_ID } from "../../support/bodies.ts";
import { call } from "../../support/caller.ts";
import { newPremiumPerson } from "../../support/people.ts";
import { fillLedger } from "../../support/fill-ledger.ts";
import { memberOf } from "../../support/ledgers.ts";
import { fieldRefusal } from "../../support/refusals.ts";
import { SERVERS } from "../../support/servers.ts";
import type { TestServer } from "../../support/start-test-server.ts";
import { RECORDS, writerOf } from "../../support/writes.ts";

// A machine that has much else to do may take long to make a database.
vi.setConfig({ testTimeout: 60_000 });

/** The most records that a difference tells of. */
const MAX_RECORDS = 20_000;

const NOTHING = {
  receitas: [],
  despesas: [],
  orcamentos: [],
  objetivos: [],
  categorias: [],
  regras: [],
  recorrentes: [],
  contas: [],
};

const PLAN = {
  tipo: "despesa",
  categoria: "Habitação",
  valor: 500,
  inicio: "2040-01-01",
  cada: 1,
  unidade: "mes",
};

describe.each(SERVERS)("the changes of a ledger over $name", ({ start }) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await start();
  });
  afterAll(() => server.close());

  /** Somebody who has made one record of each kind: revisions 2 to 5. */
  async function newOwner() {
    const { token, user } = await newPremiumPerson(server);
    const write = writerOf(server, token);
    const ids: string[] = [];
    for (const { path, body } of RECORDS)
      ids.push(((await write("POST", path, { body })).body as { id: string }).id);
    const get = (query: string) => write("GET", `/alteracoes?${query}`);
    const read = async (query: string) => v.parse(changesSchema, (await get(query)).body);
    return { token, owner: user.id, write, ids, get, read };
  }

  it("are all that is alive, since the beginning, with what the ledger is called now", async () => {
    const { write, ids, read } = await newOwner();
    await write("DELETE", `/receitas/${ids[0]}`);
    await write("POST", "/receitas", { body: { ...INCOME, valor: 7 } });
    const all = decodeChanges(await read("desde=0"));
    expect(all).toMatchObject({
      revision: 7,
      continuation: null,
      removed: { transactions: [], budgets: [], goals: [], categories: [] },
    });
    expect(all.transactions.map(({ record, revision }) => [record.kind, revision])).toEqual([
      ["income", 7],
      ["expense", 3],
    ]);
    expect(all.budgets.map(({ revision }) => revision)).toEqual([5]);
    expect(all.goals.map(({ revision }) => revision)).toEqual([4]);
    const known = new Set(all.categories.map(({ record }) => record.id));
    expect(known.size).toBe(21);
    for (const { record } of [...all.transactions, ...all.budgets])
      expect(known.has(record.category)).toBe(true);
    const { epoca, revisao } = v.parse(
      v.object({ epoca: v.string(), revisao: v.number() }),
      (await write("GET", "/meses")).body,
    );
    expect([epoca, revisao]).toEqual([all.epoch, 7]);
  });

  it("since a revision are what was written after it, and which records were removed", async () => {
    const { write, ids, read } = await newOwner();
    const [, expense, goal, budget] = ids;
    expect(await read("desde=5")).toMatchObject({ revisao: 5, completo: true, ...NOTHING });
    await write("PUT", `/objetivos/${goal}`, { body: RECORDS[2].other });
    await write("DELETE", `/despesas/${expense}`);
    await write("DELETE", `/orcamento/${budget}`);
    const since = await read("desde=5");
    expect(since).toMatchObject({
      ...NOTHING,
      objetivos: [{ record: { id: goal }, revision: 6 }],
      removidos: { ...NOTHING, despesas: [expense], orcamentos: [budget] },
    });
    expect((await read("desde=6")).objetivos).toEqual([]);
    expect((await read("desde=7")).removidos).toEqual({ ...NOTHING, orcamentos: [budget] });
    expect((await read("desde=1")).receitas).toHaveLength(1);
  });

  it("are rules and what comes again as well, under the ids of their categories", async () => {
    const { write, read } = await newOwner();
    const rule = { contem: "renda", tipo: "despesa", categoria: "Habitação" };
    const renaming = { ...rule, contem: "ginásio", categoria: null, descricao: "Ginásio" };
    const rent = { ...PLAN, descricao: "Renda" };
    const made = [
      await write("POST", "/regras", { body: rule }),
      await write("POST", "/regras", { body: renaming }),
      await write("POST", "/recorrentes", { body: rent }),
    ];
    const [first, , plan] = made.map(({ body }) => (body as { id: string }).id);
    const all = await read("desde=0");
    const { categories, rules, recurrences } = decodeChanges(all);
    const home = categories.find(({ record }) => record.name === "Habitação")?.record.id;
    expect(new Set(rules.map(({ record }) => record.category))).toEqual(new Set([home, null]));
    expect(recurrences).toMatchObject([{ record: { id: plan, category: home }, revision: 8 }]);
    await write("DELETE", `/regras/${first}`);
    await write("DELETE", `/recorrentes/${plan}`);
    expect(await read("desde=8")).toMatchObject({
      ...NOTHING,
      removidos: { ...NOTHING, regras: [first], recorrentes: [plan] },
    });
  });

  it("come in parts, each with all that is no movement or none of it", async () => {
    const { write, read } = await newOwner();
    for (let valor = 1; valor <= 4; valor += 1)
      await write("POST", "/receitas", { body: { ...INCOME, valor } });
    for (const query of ["desde=0", "desde=1"]) {
      const parts = [await read(`${query}&limite=4`)];
      for (let next = parts[0]?.continua; next !== undefined; next = parts.at(-1)?.continua)
        parts.push(await read(`${query}&limite=4&continua=${next}`));
      expect(parts.map(({ completo }) => completo)).toEqual([false, true]);
      expect(parts.map(({ orcamentos }) => orcamentos.length)).toEqual([1, 0]);
      const whole = await read(query);
      expect(parts.flatMap(({ receitas }) => receitas)).toEqual(whole.receitas);
      expect(parts.flatMap(({ despesas }) => despesas)).toEqual(whole.despesas);
    }
  });

  it("of some days are asked for together with everything only", async () => {
    const { write, get, read } = await newOwner();
    await write("POST", "/receitas", { body: { ...INCOME, data: "2025-12-31" } });
    const days = async (query: string) => (await read(query)).receitas.map(({ data }) => data);
    expect(await days("desde=0&de=2026-01-01")).toEqual([INCOME.data]);
    expect(await days("desde=0&ate=2025-12-31")).toEqual(["2025-12-31"]);
    expect(await days("desde=0&de=2025-12-31&ate=2026-02-28")).toHaveLength(2);
    for (const query of ["desde=1&de=2026-01-01", "desde=1&ate=2026-01-01"])
      expect((await get(query)).status).toBe(422);
  });

  it("that are ahead of the ledger are gone, and so are those after a part of what never was", async () => {
    const { get } = await newOwner();
    const gone = { status: 410, body: { detail: serverProblems["changes-gone"] } };
    for (const since of ["6", "999999999999999"])
      expect(await get(`desde=${since}`)).toMatchObject(gone);
    const place = [99, "2026-01-01", NOBODYS_ID];
    const continua = Buffer.from(JSON.stringify(place)).toString("base64url");
    expect(await get(`desde=0&continua=${continua}`)).toMatchObject(gone);
  });

  it(`are told of up to ${MAX_RECORDS} records, and gone of more, in parts too; all that there is is told of any number`, async () => {
    const { write, get, read, owner } = await newOwner();
    const { queries } = server.database;
    const member = await memberOf(server.database, owner);
    // With the four that are there.
    await fillLedger(queries, member, { kind: "expense", count: MAX_RECORDS - 4, amount: 1 });
    const filled = queries.updateTable("transactions").where("ledger_id", "=", member.ledger);
    await filled.where("revision", "=", 1).set({ revision: 5 }).execute();
    expect((await read("desde=1")).despesas).toHaveLength(MAX_RECORDS - 3);
    const { completo, continua } = await read(`desde=1&limite=2`);
    expect(completo).toBe(false);
    await write("POST", "/receitas", { body: INCOME });
    const gone = { status: 410, body: { detail: serverProblems["changes-gone"] } };
    expect(await get("desde=1")).toMatchObject(gone);
    expect(await get("desde=1&limite=1")).toMatchObject(gone);
    expect((await get(`desde=1&limite=2&continua=${continua}`)).status).toBe(200);
    expect((await get("desde=2")).status).toBe(200);
    expect((await read("desde=0")).despesas).toHaveLength(MAX_RECORDS - 3);
  });

  it.each([
    ["", "desde", "required"],
    ["desde=", "desde", "bad-revision"],
    ["desde=-1", "desde", "bad-revision"],
    ["desde=1.5", "desde", "bad-revision"],
    ["desde=1e3", "desde", "bad-revision"],
    ["desde=1&desde=2", "desde", "bad-revision"],
    ["desde=0&limite=0", "limite", "wrong-type"],
    ["desde=0&limite=20001", "limite", "wrong-type"],
    ["desde=0&continua=nada", "continua", "bad-continuation"],
    [`desde=0&continua=${"a".repeat(201)}`, "continua", "bad-continuation"],
    ["desde=0&de=2026-02-30", "de", "bad-date"],
    ["desde=0&pagina=1", "pagina", "unknown-field"],
  ] as const)("are not read with %j", async (query, field, issue) => {
    const { get } = await newOwner();
    expect(await get(query)).toMatchObject(fieldRefusal(["query", field], issue));
  });

  it("go on only behind a part of the same reading", async () => {
    const { read, get } = await newOwner();
    const { continua: ofAll } = await read("desde=0&limite=1");
    const { continua: ofSome } = await read("desde=1&limite=1");
    expect([ofAll, ofSome]).not.toContain(undefined);
    const refused = fieldRefusal(["query", "continua"], "bad-continuation");
    expect(await get(`desde=1&limite=1&continua=${ofAll}`)).toMatchObject(refused);
    expect(await get(`desde=0&limite=1&continua=${ofSome}`)).toMatchObject(refused);
  });

  it("and the lists are not even looked for as long as nothing changed", async () => {
    const { write, token } = await newOwner();
    const paths = [
      "/alteracoes?desde=0",
      "/alteracoes?desde=1",
      "/meses",
      "/receitas",
      "/despesas?de=2026-01-01",
      "/objetivos",
      "/orcamento",
      "/categorias",
      "/categorias/receita",
    ];
    const tags = new Map<string, string>();
    for (const path of paths) tags.set(path, String((await write("GET", path)).headers.etag));
    expect(new Set(tags.values()).size).toBe(paths.length);
    const again = (path: string, whose = token) =>
      call(server, "GET", path, {
        token: whose,
        headers: { "if-none-match": tags.get(path) ?? "" },
      });
    const { queries } = server.database;
    // Of budgets every call asks which of them are due to be repeated.
    const tables = ["transactions", "goals", "categories", "month_sums"];
    const rename = async (from: string, to: string) =>
      sql`alter table ${sql.table(from)} rename to ${sql.table(to)}`.execute(queries);
    for (const table of tables) await rename(table, `away_${table}`);
    for (const path of paths) {
      const { status, text, headers } = await again(path);
      expect([path, status, text, headers[REVISION_HEADER]]).toEqual([path, 304, "", "5"]);
    }
    for (const table of tables) await rename(`away_${table}`, table);
    const { token: stranger } = await newPremiumPerson(server);
    for (const path of paths.filter((one) => !one.includes("desde=1")))
      expect([path, (await again(path, stranger)).status]).toEqual([path, 200]);
    await write("POST", "/receitas", { body: INCOME });
    for (const path of paths) expect([path, (await again(path)).status]).toEqual([path, 200]);
  });
});
