import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { v7 } from "uuid";
import type { ErasurePlace } from "../../../../server/application/trash/erasure.ts";
import { paths } from "../../../../src/contract/paths.ts";
import { sumOf } from "../../../support/read-copy.ts";
import { ACCOUNT, BUDGET, GOAL, INCOME, NOBODYS_ID, RECURRENCE } from "../../support/bodies.ts";
import { allRowsOf } from "../../support/all-rows-of.ts";
import type { call } from "../../support/caller.ts";
import { memberOf } from "../../support/ledgers.ts";
import { newPerson, newPremiumPerson, setPlan } from "../../support/people.ts";
import { SERVERS } from "../../support/servers.ts";
import type { TestServer } from "../../support/start-test-server.ts";
import { newChange, writerOf } from "../../support/writes.ts";

// A machine that has much else to do may take long to start a PostgreSQL.
vi.setConfig({ testTimeout: 120_000 });

const idOf = ({ body }: Awaited<ReturnType<typeof call>>) => (body as { id: string }).id;

type Row = {
  readonly recurso: string;
  readonly id: string;
  readonly resumo: string;
  readonly alteracao: string;
  readonly acao: string;
  readonly por: string | null;
};

const RULE = { contem: "cinema", tipo: "despesa", categoria: "Lazer" } as const;
const NOTHING_KEPT = { objetivos: [], orcamentos: [], regras: [] };
const CATEGORY = { nome: "Barco", tipo: "despesa" } as const;

/** Each kind of record, with the sentences that name it and its removal. */
const KINDS = [
  {
    path: "/receitas",
    body: INCOME,
    recurso: "receita",
    resumo: /garagem, 1234,56\s€ · 28\/02\/2026$/,
  },
  {
    path: "/despesas",
    body: INCOME,
    recurso: "despesa",
    resumo: /garagem, 1234,56\s€ · 28\/02\/2026$/,
  },
  { path: "/objetivos", body: GOAL, recurso: "objetivo", resumo: /^Casa$/ },
  { path: "/orcamento", body: BUDGET, recurso: "orcamento", resumo: /Lazer/ },
  { path: "/regras", body: RULE, recurso: "regra", resumo: /cinema/ },
  { path: "/recorrentes", body: RECURRENCE, recurso: "recorrente", resumo: /^Renda$/ },
  { path: paths.allCategories, body: CATEGORY, recurso: "categoria", resumo: /^Barco$/ },
  { path: paths.accounts, body: ACCOUNT, recurso: "conta", resumo: /^Cofre$/ },
] as const;

describe.each(SERVERS)("the trash, over $name,", ({ start }) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await start();
  });
  afterAll(() => server.close());

  async function newOwner(make = newPremiumPerson) {
    const { token, user } = await make(server);
    const write = writerOf(server, token);
    const read = async <Body>(path: string) => (await write("GET", path)).body as Body;
    const trash = () => read<readonly Row[]>(paths.trash);
    const restore = (body: object, change?: string) =>
      write("POST", paths.restoration, { body, ...(change !== undefined && { change }) });
    const make1 = async (path: string, body: object) => idOf(await write("POST", path, { body }));
    const remove = (path: string) => write("DELETE", path, { change: newChange() });
    return { user, write, read, trash, restore, make: make1, remove };
  }

  it.each(KINDS)("has a removed $recurso until it is restored as it was", async (kind) => {
    const { path, body, recurso, resumo } = kind;
    const { user, read, trash, restore, make, remove } = await newOwner();
    const id = await make(path, body);
    const before = await read<readonly object[]>(path);
    await remove(`${path}/${id}`);
    const [row, ...others] = await trash();
    expect(others).toEqual([]);
    expect(row).toMatchObject({ recurso, id, por: user.username });
    expect(row?.resumo).toMatch(resumo);
    expect(row?.acao).toMatch(/^Remoção de 1 /);
    const restored = await restore({ itens: [{ recurso, id }] });
    expect(restored).toMatchObject({ status: 200, body: { repostas: 1, editadas: [] } });
    const plain = (list: readonly object[]) => list.map((one) => ({ ...one, revisao: 0 }));
    expect(plain(await read(path))).toEqual(plain(before));
    expect(await trash()).toEqual([]);
  });

  it("answers the same restoration sent twice with the same, and undoes it", async () => {
    const { write, read, trash, restore, make, remove } = await newOwner();
    const id = await make("/despesas", INCOME);
    await remove(`/despesas/${id}`);
    const change = newChange();
    const itens = [{ recurso: "despesa", id }];
    const first = await restore({ itens }, change);
    expect(await restore({ itens }, change)).toMatchObject({ body: first.body });
    await write("POST", paths.undo(change), { change: newChange() });
    expect(await read("/despesas")).toEqual([]);
    expect(await trash()).toMatchObject([{ id }]);
  });

  it("restores all that one change removed, and lists it together", async () => {
    const { write, read, trash, restore, make } = await newOwner();
    const from = await make(paths.allCategories, CATEGORY);
    const categories = await read<readonly { id: string; nome: string; tipo: string }[]>(
      paths.allCategories,
    );
    const into = categories.find(({ nome, tipo }) => nome === "Lazer" && tipo === "despesa")?.id;
    await make("/despesas", { ...INCOME, categoria: "Barco" });
    await write("DELETE", paths.merge(from, into ?? ""), { change: newChange() });
    const rows = await trash();
    expect(rows).toMatchObject([{ recurso: "categoria", acao: "Categoria Barco junta a Lazer" }]);
    const restored = await restore({ alteracao: rows[0]?.alteracao });
    expect(restored).toMatchObject({ status: 200, body: { repostas: 2 } });
    expect(await read("/despesas")).toMatchObject([{ categoria: "Barco" }]);
  });

  it("brings the removed category and account of a record back with it", async () => {
    const { read, trash, restore, make, remove } = await newOwner();
    const category = await make(paths.allCategories, CATEGORY);
    const conta = await make(paths.accounts, ACCOUNT);
    const id = await make("/despesas", { ...INCOME, categoria: "Barco", conta });
    await remove(`/despesas/${id}`);
    await remove(paths.account(conta));
    await remove(paths.category(category));
    const restored = await restore({ itens: [{ recurso: "despesa", id }] });
    expect(restored).toMatchObject({ status: 200, body: { repostas: 3, editadas: [] } });
    expect(await read("/despesas?contas=true")).toMatchObject([{ id, categoria: "Barco", conta }]);
    expect(await trash()).toEqual([]);
  });

  it("files a restored record under the new category of the same name", async () => {
    const { read, restore, make, remove } = await newOwner();
    const category = await make(paths.allCategories, CATEGORY);
    const id = await make("/despesas", { ...INCOME, categoria: "Barco" });
    await remove(`/despesas/${id}`);
    await remove(paths.category(category));
    await make(paths.allCategories, { ...CATEGORY, nome: "barco" });
    await restore({ itens: [{ recurso: "despesa", id }] });
    expect(await read("/despesas")).toMatchObject([{ id, categoria: "barco" }]);
  });

  it("refuses what has no place any more, and restores nothing then", async () => {
    const { read, trash, restore, make, remove } = await newOwner();
    const budget = await make("/orcamento", BUDGET);
    const id = await make("/despesas", INCOME);
    await remove(`/orcamento/${budget}`);
    await remove(`/despesas/${id}`);
    await make("/orcamento", BUDGET);
    const both = [
      { recurso: "orcamento", id: budget },
      { recurso: "despesa", id },
    ];
    expect(await restore({ itens: both })).toMatchObject({
      status: 409,
      body: { codigo: "mes_ocupado" },
    });
    expect(await read("/despesas")).toEqual([]);
    expect(await trash()).toHaveLength(2);
  });

  it("counts for no limit, and a restored goal for the plan's", async () => {
    const { restore, make, remove } = await newOwner(newPerson);
    const first = await make("/objetivos", GOAL);
    await remove(`/objetivos/${first}`);
    await make("/objetivos", GOAL);
    await make("/objetivos", GOAL);
    const refused = await restore({ itens: [{ recurso: "objetivo", id: first }] });
    expect(refused.status).toBe(403);
  });

  it("is the trash of one ledger, and knows only what is in it", async () => {
    const { trash, make, remove, restore } = await newOwner();
    const id = await make("/despesas", INCOME);
    const itens = [{ recurso: "despesa", id }];
    expect((await restore({ itens })).status).toBe(404);
    await remove(`/despesas/${id}`);
    const stranger = await newOwner();
    expect(await stranger.trash()).toEqual([]);
    expect((await stranger.restore({ itens })).status).toBe(404);
    expect((await restore({ itens: [{ recurso: "receita", id }] })).status).toBe(404);
    expect(
      await restore({ itens: [...itens, { recurso: "regra", id: NOBODYS_ID }] }),
    ).toMatchObject({ status: 200, body: { repostas: 1, editadas: [NOBODYS_ID] } });
    expect((await restore({})).status).toBe(422);
    expect((await restore({ itens, alteracao: id })).status).toBe(422);
    expect(await trash()).toEqual([]);
  });

  it("is read in pages, each thing once, the newest removal first", async () => {
    const { write, trash, make, remove } = await newOwner();
    const removed: string[] = [];
    for (let n = 0; n < 7; n += 1) {
      const { path, body } = KINDS[n % 3] ?? KINDS[0];
      const id = await make(path, { ...body });
      await remove(`${path}/${id}`);
      removed.unshift(id);
    }
    const paged: string[] = [];
    for (let continua: string | null = ""; continua !== null;) {
      const from = continua === "" ? "" : `&continua=${continua}`;
      const answer = await write("GET", `${paths.trash}?limite=2${from}`);
      paged.push(...(answer.body as readonly Row[]).map(({ id }) => id));
      const next = answer.headers["fincontrol-continua"];
      continua = typeof next === "string" ? next : null;
    }
    expect(paged).toEqual(removed);
    expect((await trash()).map(({ id }) => id)).toEqual(removed);
    expect((await write("GET", `${paths.trash}?continua=x`)).status).toBe(422);
    expect((await write("GET", `${paths.trash}?limite=501`)).status).toBe(422);
  });

  /** Removes many expenses and some of the other kinds at once. */
  async function newLargeRemoval(count: number) {
    const owner = await newOwner();
    for (const { path, body } of KINDS.slice(2, 5)) await owner.make(path, body);
    const copy = async (despesas: readonly object[]) => {
      const { text } = await owner.write("GET", paths.exportFile("json"));
      const file = { ...(JSON.parse(text) as object), ...NOTHING_KEPT, despesas };
      const body = { ...file, soma: sumOf(file) };
      const path = `${paths.restore}?simular=false&modo=substituir`;
      const { status, text: told } = await owner.write("POST", path, { body });
      expect([status, told]).toEqual([200, told]);
    };
    const ids = Array.from({ length: count }, () => v7());
    await copy(ids.map((id) => ({ id, ...INCOME })));
    await copy([]);
    return { ...owner, ids };
  }

  it("is read in pages within one removal of several kinds", async () => {
    const { write, trash, ids } = await newLargeRemoval(5);
    const paged: string[] = [];
    for (let from: string | undefined = ""; from !== undefined;) {
      const answer = await write("GET", `${paths.trash}?limite=2${from}`);
      paged.push(...(answer.body as readonly Row[]).map(({ id }) => id));
      const next = answer.headers["fincontrol-continua"];
      from = typeof next === "string" ? `&continua=${next}` : undefined;
    }
    const all = await trash();
    expect(all[0]?.acao).toBe("Remoção de 5 despesas");
    expect(all.length).toBe(ids.length + 3);
    expect(paged).toEqual(all.map(({ id }) => id));
    expect(paged.slice(0, ids.length)).toEqual(ids);
  });

  it("is emptied in parts, and keeps what is removed after the first of them", async () => {
    const { user, make, remove, trash, restore } = await newLargeRemoval(1_100);
    const member = await memberOf(server.database, user.id);
    const { ledgerWork } = server.stores;
    const part = (from: ErasurePlace | null) =>
      ledgerWork(member, null, ({ records }) => records.eraseRemoved(from));
    const first = await part(null);
    expect(first.erased).toBe(1_000);
    const id = await make("/despesas", INCOME);
    await remove(`/despesas/${id}`);
    const second = await part(first.next);
    expect(second).toEqual({ erased: 103, next: null });
    expect(await trash()).toMatchObject([{ id }]);
    expect((await restore({ itens: [{ recurso: "despesa", id }] })).status).toBe(200);
  });

  it("forgets what was in it once it is emptied, but not that it was removed", async () => {
    const { write, read, trash, make, remove, restore } = await newOwner();
    const secret = "Segredo que ninguém mais lê";
    const things = [];
    for (const { path, body, recurso } of KINDS) {
      const name = ["nome", "descricao", "contem"].find((field) => field in body);
      const id = await make(
        path,
        name === undefined ? body : { ...body, [name]: secret.slice(0, 25) },
      );
      if (recurso === "conta")
        await write("PUT", paths.toldBalance, {
          body: { valor: 12.34, data: "2026-02-28", conta: id },
        });
      await remove(`${path}/${id}`);
      things.push({ recurso, id });
    }
    const kept = await make("/despesas", INCOME);
    const { revisao } = await read<{ revisao: number }>("/alteracoes?desde=0");
    expect((await write("DELETE", paths.trash)).body).toEqual({ apagados: KINDS.length });
    expect(await trash()).toEqual([]);
    for (const one of things) expect((await restore({ itens: [one] })).status).toBe(404);
    expect(JSON.stringify(await allRowsOf(server.database.queries))).not.toContain(
      secret.slice(0, 25),
    );
    const log = await read<{ revisao: number; removidos: object }>("/alteracoes?desde=1");
    expect(log.revisao).toBe(revisao);
    expect(JSON.stringify(log.removidos)).toContain(things[0]?.id);
    expect(await read("/despesas")).toMatchObject([{ id: kept }]);
    expect((await write("DELETE", paths.trash)).body).toEqual({ apagados: 0 });
  });

  it("is everybody's, on the free plan too", async () => {
    const { user, trash, make, remove, restore } = await newOwner();
    const id = await make("/orcamento", BUDGET);
    await remove(`/orcamento/${id}`);
    await setPlan(server, user.id, "free");
    expect(await trash()).toHaveLength(1);
    expect((await restore({ itens: [{ recurso: "orcamento", id }] })).status).toBe(403);
  });
});
