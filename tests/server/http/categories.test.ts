import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { REVISION_HEADER } from "../../../src/contract/api-base.ts";
import { paths } from "../../../src/contract/paths.ts";
import { CATEGORIES_MAX } from "../../../src/domain/categories/category-fault.ts";
import { describeSqliteFirst } from "../../support/sweep.ts";
import { BUDGET, INCOME, NOBODYS_ID } from "../support/bodies.ts";
import type { call } from "../support/caller.ts";
import { newPremiumPerson } from "../support/people.ts";
import { SERVERS } from "../support/servers.ts";
import type { TestServer } from "../support/start-test-server.ts";
import { newChange, writerOf } from "../support/writes.ts";

// A machine that has much else to do may take long to start a PostgreSQL.
vi.setConfig({ testTimeout: 60_000 });

type Wire = {
  readonly id: string;
  readonly tipo: string;
  readonly nome: string;
  readonly posicao: number;
  readonly arquivada: boolean;
};
type Record = { readonly id: string; readonly categoria: string };
type Budget = Record & {
  readonly mes_ano: string;
  readonly valor_limite: number;
  readonly repetir: boolean;
};

const idOf = ({ body }: Awaited<ReturnType<typeof call>>) => (body as { id: string }).id;
const CAR = { tipo: "despesa", nome: "Carro" } as const;

describeSqliteFirst(SERVERS, "categories of one's own, over $name,", ({ start }) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await start();
  });
  afterAll(() => server.close());

  async function newOwner() {
    const { token } = await newPremiumPerson(server);
    const write = writerOf(server, token);
    const read = async <Body>(path: string) => (await write("GET", path)).body as Body;
    const all = () => read<Wire[]>(paths.allCategories);
    const named = async (nome: string, tipo = "despesa") => {
      const found = (await all()).find((one) => one.nome === nome && one.tipo === tipo);
      if (found === undefined) throw new Error(`no category ${nome}`);
      return found;
    };
    const put = (id: string, body: object) => write("PUT", paths.category(id), { body });
    return { write, read, all, named, put };
  }

  it("are made with what is said of them, and stand last unless a place is said", async () => {
    const { write, read } = await newOwner();
    const body = { ...CAR, papel: "transportes", fixa: true, cor: "azul", icone: "car" };
    const made = await write("POST", paths.allCategories, { body });
    expect(made).toMatchObject({ status: 201, body: { ...body, arquivada: false, revisao: 2 } });
    expect((await read<string[]>("/categorias/despesa")).at(-1)).toBe("Carro");
    const first = { ...CAR, nome: "Bebé", posicao: -1 };
    await write("POST", paths.allCategories, { body: first });
    expect((await read<string[]>("/categorias/orcamento"))[0]).toBe("Bebé");
    expect(await read<string[]>("/categorias/receita")).not.toContain("Carro");
  });

  it("are made once under the client's own id, however often that is sent", async () => {
    const { write, all } = await newOwner();
    const id = newChange();
    const create = (body: object) => write("POST", paths.allCategories, { body: { id, ...body } });
    expect((await create(CAR)).status).toBe(201);
    const again = await create(CAR);
    expect(again).toMatchObject({ status: 200, body: { id, nome: "Carro" } });
    expect((await all()).filter((one) => one.id === id)).toHaveLength(1);
  });

  it("are one change under one name, whatever came after it", async () => {
    const { write, named } = await newOwner();
    const [made, edit] = [newChange(), newChange()];
    const create = () => write("POST", paths.allCategories, { body: CAR, change: made });
    const id = idOf(await create());
    expect(idOf(await create())).toBe(id);
    const rename = (nome: string, change: string) =>
      write("PUT", paths.category(id), { body: { nome }, change });
    const renamed = await rename("Mota", edit);
    await rename("Barco", newChange());
    expect((await rename("Mota", edit)).text).toBe(renamed.text);
    expect((await rename("Avião", edit)).body).toMatchObject({ codigo: "alteracao_reutilizada" });
    expect((await named("Barco")).id).toBe(id);
  });

  it("have names that differ in more than case, accents and spaces, within a kind", async () => {
    const { write, named, put } = await newOwner();
    const taken = { status: 409, body: { codigo: "categoria_repetida" } };
    for (const nome of ["Saúde", "saude", "SAÚDE", " Saúde  "]) {
      const body = { ...CAR, nome };
      expect(await write("POST", paths.allCategories, { body })).toMatchObject(taken);
      expect(await put((await named("Lazer")).id, { nome })).toMatchObject(taken);
    }
    const income = await write("POST", paths.allCategories, {
      body: { tipo: "receita", nome: "Saúde" },
    });
    expect(income.status).toBe(201);
    expect((await put((await named("Saúde")).id, { nome: "SAUDE" })).status).toBe(200);
    const long = { ...CAR, nome: "x".repeat(41) };
    expect((await write("POST", paths.allCategories, { body: long })).status).toBe(422);
  });

  it("give a name that was removed free again", async () => {
    const { write, named } = await newOwner();
    const { id } = await named("Lazer");
    expect((await write("DELETE", paths.category(id))).status).toBe(204);
    const body = { ...CAR, nome: "Lazer" };
    expect((await write("POST", paths.allCategories, { body })).status).toBe(201);
  });

  it("are at most 100 of a kind", async () => {
    const { write, all } = await newOwner();
    const count = (await all()).filter(({ tipo }) => tipo === "despesa").length;
    for (let n = count; n < CATEGORIES_MAX; n += 1)
      await write("POST", paths.allCategories, { body: { ...CAR, nome: `Outra ${n}` } });
    const refused = await write("POST", paths.allCategories, { body: CAR });
    expect(refused).toMatchObject({ status: 409, body: { codigo: "demasiadas_categorias" } });
    const income = { tipo: "receita", nome: "Carro" };
    expect((await write("POST", paths.allCategories, { body: income })).status).toBe(201);
  });

  it("show a new name everywhere at once, and change nothing else than what is said", async () => {
    const { write, read, named, put } = await newOwner();
    const body = { ...INCOME, categoria: "Lazer" };
    const expense = await write("POST", "/despesas", { body });
    const budget = await write("POST", "/orcamento", { body: BUDGET });
    const before = await named("Lazer");
    expect(await put(before.id, { nome: "Tempo livre" })).toMatchObject({
      status: 200,
      body: { ...before, nome: "Tempo livre" },
    });
    expect(await read("/despesas")).toMatchObject([
      { id: idOf(expense), categoria: "Tempo livre" },
    ]);
    expect(await read("/orcamento")).toMatchObject([
      { id: idOf(budget), categoria: "Tempo livre" },
    ]);
    expect((await write("POST", "/despesas", { body })).status).toBe(422);
  });

  it("are offered no more once archived, keep their records, and never the last one is", async () => {
    const { write, read, all, named, put } = await newOwner();
    const expense = await write("POST", "/despesas", { body: { ...INCOME, categoria: "Lazer" } });
    expect((await put((await named("Lazer")).id, { arquivada: true })).status).toBe(200);
    expect(await read<string[]>("/categorias/despesa")).not.toContain("Lazer");
    expect(await read("/despesas")).toMatchObject([{ id: idOf(expense), categoria: "Lazer" }]);
    const expenses = (await all()).filter(
      ({ tipo, arquivada }) => tipo === "despesa" && !arquivada,
    );
    for (const { id } of expenses.slice(1)) await put(id, { arquivada: true });
    const last = { status: 409, body: { codigo: "ultima_categoria" } };
    const left = expenses[0]?.id ?? "";
    const lazer = (await named("Lazer")).id;
    expect(await put(left, { arquivada: true })).toMatchObject(last);
    expect(await write("DELETE", paths.category(left))).toMatchObject(last);
    expect(await write("DELETE", `${paths.category(left)}?para=${lazer}`)).toMatchObject(last);
  });

  it("are removed while nothing is filed under them", async () => {
    const { write, named, all } = await newOwner();
    const used = { status: 409, body: { codigo: "categoria_em_uso" } };
    const expense = await write("POST", "/despesas", { body: { ...INCOME, categoria: "Lazer" } });
    const { id } = await named("Lazer");
    expect(await write("DELETE", paths.category(id))).toMatchObject(used);
    await write("DELETE", `/despesas/${idOf(expense)}`);
    const budget = await write("POST", "/orcamento", { body: BUDGET });
    expect(await write("DELETE", paths.category(id))).toMatchObject(used);
    await write("DELETE", `/orcamento/${idOf(budget)}`);
    const rule = { contem: "cinema", tipo: "despesa", categoria: "Lazer" };
    const made = await write("POST", "/regras", { body: rule });
    expect(await write("DELETE", paths.category(id))).toMatchObject(used);
    await write("DELETE", `/regras/${idOf(made)}`);
    expect((await write("DELETE", paths.category(id))).status).toBe(204);
    expect((await all()).map((one) => one.id)).not.toContain(id);
  });

  it("are merged with their movements and budgets, whose limits add up, in one change", async () => {
    const { write, read, named } = await newOwner();
    for (const categoria of ["Lazer", "Saúde"])
      await write("POST", "/despesas", { body: { ...INCOME, categoria } });
    for (const [categoria, mes_ano, valor_limite, repetir] of [
      ["Lazer", "2190-02", 10.5, true],
      ["Saúde", "2190-02", 20, false],
      ["Lazer", "2190-03", 999_999_999.99, false],
      ["Saúde", "2190-03", 5, false],
      ["Lazer", "2190-04", 7, false],
    ] as const)
      await write("POST", "/orcamento", { body: { categoria, mes_ano, valor_limite, repetir } });
    const [from, into] = [await named("Lazer"), await named("Saúde")];
    const change = newChange();
    const merge = (para: string) =>
      write("DELETE", `${paths.category(from.id)}?para=${para}`, { change });
    const merged = await merge(into.id);
    expect(merged.status).toBe(204);
    const [first, ...others] = [await merge(into.id), merged].map((one) => one.headers);
    expect(others[0]?.[REVISION_HEADER]).toBe(first?.[REVISION_HEADER]);
    expect((await merge((await named("Compras")).id)).body).toMatchObject({
      codigo: "alteracao_reutilizada",
    });
    const expenses = await read<Record[]>("/despesas");
    expect(expenses.map(({ categoria }) => categoria)).toEqual(["Saúde", "Saúde"]);
    const budgets = (await read<Budget[]>("/orcamento")).map((one) => [
      one.mes_ano,
      one.categoria,
      one.valor_limite,
      one.repetir,
    ]);
    expect(budgets).toEqual([
      ["2190-04", "Saúde", 7, false],
      ["2190-03", "Saúde", 999_999_999.99, false],
      ["2190-02", "Saúde", 30.5, true],
    ]);
    const { meses } = await read<{ meses: { categoria: string; quantidade: number }[] }>("/meses");
    expect(meses).toHaveLength(1);
    expect(meses[0]).toMatchObject({ categoria: into.id });
  });

  it("are merged into no other than another one of their kind", async () => {
    const { write, named } = await newOwner();
    const from = paths.category((await named("Lazer")).id);
    const income = (await named("Salário", "receita")).id;
    const own = (await named("Lazer")).id;
    for (const para of [income, own, NOBODYS_ID])
      expect(await write("DELETE", `${from}?para=${para}`)).toMatchObject({
        status: 422,
        body: { detail: [{ loc: ["query", "para"] }] },
      });
    expect((await write("DELETE", `${from}?para=x`)).status).toBe(422);
  });
});
