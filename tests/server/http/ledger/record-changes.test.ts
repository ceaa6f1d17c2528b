import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { paths } from "../../../../src/contract/paths.ts";
import { changeId, transactionId } from "../../../../src/domain/shared/ids.ts";
import { ACCOUNT, BUDGET, GOAL, INCOME, NOBODYS_ID, RECURRENCE } from "../../support/bodies.ts";
import type { call } from "../../support/caller.ts";
import { memberOf } from "../../support/ledgers.ts";
import { newPerson, newPremiumPerson, setPlan } from "../../support/people.ts";
import { refusal } from "../../support/refusals.ts";
import { SERVERS } from "../../support/servers.ts";
import type { TestServer } from "../../support/start-test-server.ts";
import { MINUTE, testClock } from "../../support/test-clock.ts";
import { newChange, writerOf } from "../../support/writes.ts";

// A machine that has much else to do may take long to start a PostgreSQL.
vi.setConfig({ testTimeout: 120_000 });

type Told = {
  readonly alteracao: string;
  readonly feita_em: string;
  readonly por: string | null;
  readonly acao: string;
  readonly antes: Record<string, unknown> | null;
  readonly depois: Record<string, unknown> | null;
};

const idOf = ({ body }: Awaited<ReturnType<typeof call>>) => (body as { id: string }).id;

const RULE = { contem: "continente", tipo: "despesa", categoria: "Alimentação" };
const CATEGORY = { tipo: "despesa", nome: "Jardim" };

/** Each kind: its name in a history, its path, a body, what of it is changed, and how that is told. */
const KINDS = [
  ["receita", "/receitas", INCOME, { ...INCOME, valor: 12.5 }, { valor: [1234.56, 12.5] }],
  [
    "despesa",
    "/despesas",
    INCOME,
    { ...INCOME, data: "2026-03-01", descricao: null },
    { data: ["2026-02-28", "2026-03-01"], descricao: ["Renda da garagem", null] },
  ],
  ["objetivo", "/objetivos", GOAL, { ...GOAL, valor_atual: 100 }, { valor_atual: [0.01, 100] }],
  ["orcamento", "/orcamento", BUDGET, { ...BUDGET, valor_limite: 1 }, { valor_limite: [80.5, 1] }],
  ["categoria", "/categorias", CATEGORY, { cor: "rosa" }, { cor: [null, "rosa"] }],
  ["regra", "/regras", RULE, { ...RULE, contem: "pingo" }, { contem: ["continente", "pingo"] }],
  ["recorrente", "/recorrentes", RECURRENCE, { valor: 700 }, { valor: [650, 700] }],
  ["conta", "/contas", ACCOUNT, { nome: "Mealheiro" }, { nome: ["Cofre", "Mealheiro"] }],
] as const;

describe.each(SERVERS)("the history of a record, over $name,", ({ start }) => {
  const clock = testClock();
  let server: TestServer;
  beforeAll(async () => {
    server = await start({ clock });
  });
  afterAll(() => server.close());

  async function newOwner(make = newPremiumPerson) {
    const { token, user } = await make(server);
    const write = writerOf(server, token);
    const history = async (kind: string, id: string) =>
      (await write("GET", paths.recordChanges(kind, id))).body as readonly Told[];
    const category = async (name: string) => {
      const all = (await write("GET", paths.allCategories)).body as {
        id: string;
        nome: string;
        tipo: string;
      }[];
      return all.find(({ nome, tipo }) => nome === name && tipo === "despesa")?.id ?? "";
    };
    return { user, write, history, category };
  }

  it.each(KINDS)(
    "tells what was made, changed, removed and brought back of a %s, newest first, by whom and when",
    async (kind, path, body, change, fields) => {
      const { user, write, history } = await newOwner();
      const names = [newChange(), newChange(), newChange(), newChange()] as const;
      const [made, changed, removed, back] = names;
      const began = clock.now();
      const id = idOf(await write("POST", path, { body, change: made }));
      clock.advance(MINUTE);
      await write("PUT", `${path}/${id}`, { body: change, change: changed });
      clock.advance(MINUTE);
      await write("DELETE", `${path}/${id}`, { change: removed });
      await write("POST", paths.undo(removed), { change: back });
      const told = await history(kind, id);
      expect(told.map(({ alteracao, acao }) => [alteracao, acao])).toEqual([
        [back, "repos"],
        [removed, "removeu"],
        [changed, "alterou"],
        [made, "criou"],
      ]);
      for (const { por } of told) expect(por).toBe(user.username);
      const [repos, removeu, alterou, criou] = told;
      expect(criou?.feita_em).toBe(new Date(began).toISOString());
      expect(alterou?.feita_em).toBe(new Date(began + MINUTE).toISOString());
      const side = (at: 0 | 1) =>
        Object.fromEntries(
          Object.entries<readonly unknown[]>(fields).map(([name, both]) => [name, both[at]]),
        );
      expect([alterou?.antes, alterou?.depois]).toEqual([side(0), side(1)]);
      expect(criou?.antes).toBeNull();
      expect(criou?.depois).toMatchObject({ id, ...side(0) });
      const after = { ...criou?.depois, ...alterou?.depois };
      expect([removeu?.antes, removeu?.depois]).toEqual([after, null]);
      expect([repos?.antes, repos?.depois]).toEqual([null, after]);
    },
  );

  it("tells today's names of categories, and on the free plan too", async () => {
    const { user, write, history, category } = await newOwner();
    const id = idOf(await write("POST", "/orcamento", { body: BUDGET }));
    await write("PUT", `/orcamento/${id}`, { body: { ...BUDGET, categoria: "Saúde" } });
    await write("PUT", paths.category(await category("Lazer")), { body: { nome: "Folgas" } });
    await setPlan(server, user.id, "free");
    expect(await history("orcamento", id)).toMatchObject([
      { antes: { categoria: "Folgas" }, depois: { categoria: "Saúde" } },
      { acao: "criou", depois: { categoria: "Folgas" } },
    ]);
  });

  it("tells a merge of its category, and that it went to the main account", async () => {
    const { write, history, category } = await newOwner(newPerson);
    const [main, conta] = [
      idOf(await write("POST", "/contas", { body: { nome: "À ordem", especie: "ordem" } })),
      idOf(await write("POST", "/contas", { body: { nome: "Bolso", especie: "dinheiro" } })),
    ];
    const body = { ...INCOME, categoria: "Lazer", conta };
    const id = idOf(await write("POST", "/despesas", { body }));
    await write("PUT", `/despesas/${id}`, { body: { ...body, conta: null } });
    const [from, into] = [await category("Lazer"), await category("Saúde")];
    await write("DELETE", paths.merge(from, into));
    expect(await history("despesa", id)).toMatchObject([
      { acao: "alterou", antes: { categoria: "Lazer" }, depois: { categoria: "Saúde" } },
      { acao: "alterou", antes: { conta }, depois: { conta: main } },
      { acao: "criou" },
    ]);
  });

  it("tells the balances that were told of an account, and no day of a plan", async () => {
    const { write, history } = await newOwner(newPerson);
    const conta = idOf(
      await write("POST", "/contas", { body: { nome: "À ordem", especie: "ordem" } }),
    );
    const tell = (valor: number, data: string) =>
      write("PUT", paths.toldBalance, { body: { valor, data, conta } });
    await tell(10, "2031-05-01");
    await tell(20, "2031-05-02");
    expect(await history("conta", conta)).toMatchObject([
      {
        antes: { dito: { valor: 10, data: "2031-05-01" } },
        depois: { dito: { valor: 20, data: "2031-05-02" } },
      },
      { antes: { dito: null }, depois: { dito: { valor: 10, data: "2031-05-01" } } },
      { acao: "criou", depois: { nome: "À ordem", dito: null } },
    ]);
    const body = { ...RECURRENCE, inicio: "2031-05-10" };
    const plan = idOf(await write("POST", "/recorrentes", { body }));
    await write("POST", paths.occurrence(plan, "2031-05-10"), { body: { acao: "saltar" } });
    expect(await history("recorrente", plan)).toMatchObject([{ acao: "criou" }]);
  });

  it("tells what the server did by itself as its own, and nobody of a member who is gone", async () => {
    const { user, write, history } = await newOwner(newPerson);
    const body = { ...RECURRENCE, modo: "automatico", inicio: "2031-05-01" };
    await write("POST", "/recorrentes", { body: { ...body, registar_anteriores: true } });
    const own = idOf(await write("POST", "/despesas", { body: INCOME }));
    const { queries } = server.database;
    const { ledger } = await memberOf(server.database, user.id);
    const members = queries.updateTable("members").where("ledger_id", "=", ledger);
    await queries
      .updateTable("transactions")
      .where("ledger_id", "=", ledger)
      .where("id", "!=", transactionId(own))
      .set({ changed_by: "sistema" })
      .execute();
    await members.set({ name: null }).execute();
    const all = (await write("GET", "/despesas")).body as { id: string }[];
    const planned = all.find(({ id }) => id !== own)?.id ?? "";
    expect(await history("despesa", planned)).toMatchObject([{ acao: "criou", por: "sistema" }]);
    expect(await history("despesa", own)).toMatchObject([{ acao: "criou", por: null }]);
  });

  it("reads fields that a version of an older program lacks as they are now, and leaves changes of none out", async () => {
    const { user, write, history } = await newOwner(newPerson);
    const id = idOf(await write("POST", "/objetivos", { body: GOAL }));
    await write("PUT", `/objetivos/${id}`, { body: { ...GOAL, nome: "Barco" } });
    await write("PUT", `/objetivos/${id}`, { body: { ...GOAL, nome: "Barco" } });
    const { ledger } = await memberOf(server.database, user.id);
    const { queries } = server.database;
    const versions = queries.updateTable("versions").where("ledger_id", "=", ledger);
    const older = { id, name: "Casa", deleted_at: null };
    await versions
      .where("id", "=", id)
      .where("revision", "=", 3)
      .set({ before: JSON.stringify(older) })
      .execute();
    expect(await history("objetivo", id)).toMatchObject([
      { acao: "alterou", antes: { nome: "Casa" }, depois: { nome: "Barco" } },
      { acao: "criou", depois: { nome: "Casa", valor_total: GOAL.valor_total } },
    ]);
  });

  it("is at most the 500 newest changes", async () => {
    const { user, write, history } = await newOwner(newPerson);
    const id = idOf(await write("POST", "/objetivos", { body: GOAL }));
    const { ledger } = await memberOf(server.database, user.id);
    const { queries } = server.database;
    const row = await queries
      .selectFrom("goals")
      .selectAll()
      .where("ledger_id", "=", ledger)
      .executeTakeFirstOrThrow();
    const versions = Array.from({ length: 600 }, (_, at) => ({
      ledger_id: ledger,
      change_id: changeId(newChange()),
      resource: "goals" as const,
      id,
      revision: 3 + at,
      before: JSON.stringify({ ...row, current: at }),
      made_at: clock.now(),
      undoes: null,
    }));
    await queries.insertInto("versions").values(versions).execute();
    const told = await history("objetivo", id);
    expect(told).toHaveLength(500);
    expect(told[1]).toMatchObject({ antes: { valor_atual: 5.98 }, depois: { valor_atual: 5.99 } });
  });

  it("is of nobody's record, of another kind's and of an erased one as of none", async () => {
    const { user, write } = await newOwner(newPerson);
    const { write: asStranger } = await newOwner(newPerson);
    const id = idOf(await write("POST", "/receitas", { body: INCOME }));
    const asked = [
      asStranger("GET", paths.recordChanges("receita", id)),
      write("GET", paths.recordChanges("despesa", id)),
      write("GET", paths.recordChanges("conta", id)),
      write("GET", paths.recordChanges("receita", NOBODYS_ID)),
      write("GET", paths.recordChanges("receita", "rubbish")),
    ];
    for (const answer of await Promise.all(asked))
      expect(answer).toMatchObject(refusal("no-such-record"));
    expect(await write("GET", paths.recordChanges("importacao", id))).toMatchObject(
      refusal("no-such-address"),
    );
    await write("DELETE", `/receitas/${id}`);
    expect(await write("GET", paths.recordChanges("receita", id))).toMatchObject({ status: 200 });
    const { ledger } = await memberOf(server.database, user.id);
    await server.database.queries.deleteFrom("versions").where("ledger_id", "=", ledger).execute();
    expect(await write("GET", paths.recordChanges("receita", id))).toMatchObject(
      refusal("no-such-record"),
    );
  });
});
