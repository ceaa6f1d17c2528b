import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { cents } from "../../../src/domain/shared/cents.ts";
import { civilDate } from "../../../src/domain/shared/civil-date.ts";
import { notificationId, transactionId, type UserId } from "../../../src/domain/shared/ids.ts";
import { newestFirst } from "../../../src/domain/transactions/newest-first.ts";
import { timeOrderedId } from "../../../server/infrastructure/time-ordered-id.ts";
import { asWritten, FORMULA } from "../../support/as-written.ts";
import { readExport } from "../../support/export-file.ts";
import { readCsv } from "../../support/read-csv.ts";
import { BUDGET, GOAL, INCOME, PROFILE } from "../support/bodies.ts";
import { call } from "../support/caller.ts";
import { memberOf, writeIn } from "../support/ledgers.ts";
import { newPerson, newPremiumPerson, setPlan } from "../support/people.ts";
import { refusal } from "../support/refusals.ts";
import { startTestServer, type TestServer } from "../support/start-test-server.ts";
import { testClock } from "../support/test-clock.ts";

const LOCKED = refusal("export-locked");
const FILES = ["/exportacao/json", "/exportacao/csv"] as const;

const HOSTILE = [
  '=HYPERLINK("http://mau.exemplo";"clique")',
  "+351 912 345 678",
  "-2+3+cmd|' /C calc'!A0",
  "@SUM(1+1)",
  "\t=1+1",
  "\r=1+1",
  'aspas "duplas"; ponto e vírgula',
  "duas\r\nlinhas",
  "<img src=x onerror=alert(1)>",
  "👩‍👩‍👧‍👦 \u202e\u0627\u0644\u0639 \ufeff",
  "'); DROP TABLE transactions; --",
];

describe("an export", () => {
  /** Half past eleven at night in UTC is the next day in Lisbon. */
  const clock = testClock(Date.UTC(2031, 3, 30, 23, 30));
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ clock });
  });
  afterAll(() => server.close());

  const get = (token: string, path: string) => call(server, "GET", path, { token });
  const post = (token: string, path: string, body?: object) =>
    call(server, "POST", path, { token, ...(body === undefined ? {} : { body }) });
  const contentOf = async (token: string) => readExport((await get(token, FILES[0])).text);
  const tableOf = async (token: string) => readCsv((await get(token, FILES[1])).text);
  const lists = async (token: string, paths: readonly string[]) => {
    const answers: unknown[] = [];
    for (const path of paths) answers.push((await get(token, path)).body);
    return answers;
  };

  const addMany = async (owner: UserId, count: number) =>
    writeIn(server.database)(await memberOf(server.database, owner), async ({ transactions }) => {
      for (let made = 0; made < count; made += 1)
        await transactions.create({
          id: transactionId(timeOrderedId()),
          kind: made % 3 === 0 ? "income" : "expense",
          date: civilDate(2020 + (made % 10), 1 + (made % 12), 1 + (made % 28)),
          category: "Outros",
          amount: cents(made),
          description: HOSTILE[made % HOSTILE.length] ?? null,
        });
    });

  /** Somebody who has something of everything. */
  async function newOwner() {
    const person = await newPremiumPerson(server);
    const { token } = person;
    await post(token, "/perfil", PROFILE);
    await post(token, "/receitas", { ...INCOME, data: "2031-04-01", valor: 1_000 });
    await post(token, "/despesas", { ...INCOME, data: "2031-05-02", valor: 1_000.01 });
    await post(token, "/despesas", { ...INCOME, data: "2030-02-28", descricao: null });
    await post(token, "/objetivos", { ...GOAL, valor_atual: GOAL.valor_total });
    await post(token, "/orcamento", BUDGET);
    await post(token, "/notificacoes/gerar-automaticas");
    await post(token, "/gamificacao/verificar");
    return person;
  }

  it("is summed up as it is", async () => {
    const { token } = await newOwner();
    expect((await get(token, "/exportacao/resumo")).body).toEqual({
      estatisticas: {
        total_transacoes: 3,
        num_receitas: 1,
        num_despesas: 2,
        num_objetivos: 1,
        num_orcamentos: 1,
      },
      resumo_financeiro: { saldo: -1_234.57 },
      periodo_dados: { data_mais_antiga: "2030-02-28", data_mais_recente: "2031-05-02" },
    });
  });

  it("of nothing is summed up too", async () => {
    const { token, user } = await newPremiumPerson(server);
    expect((await get(token, "/exportacao/resumo")).body).toEqual({
      estatisticas: {
        total_transacoes: 0,
        num_receitas: 0,
        num_despesas: 0,
        num_objetivos: 0,
        num_orcamentos: 0,
      },
      resumo_financeiro: { saldo: 0 },
      periodo_dados: { data_mais_antiga: null, data_mais_recente: null },
    });
    expect(await tableOf(token)).toEqual([["Data", "Tipo", "Categoria", "Valor", "Descrição"]]);
    expect(await contentOf(token)).toEqual({
      createdAt: clock.now(),
      profile: null,
      achievements: [],
      incomes: [],
      expenses: [],
      goals: [],
      budgets: [],
      categories: await server.stores.ledgers.categories(
        (await memberOf(server.database, user.id)).ledger,
      ),
      rules: [],
      recurrences: [],
      accounts: [],
      imports: [],
      lines: [],
      receipts: [],
      notifications: [],
      dismissed: [],
      accountReserve: 0,
      dismissedProposals: [],
    });
  });

  it("as JSON holds everything just as the other calls answer it", async () => {
    const { token, user } = await newOwner();
    const { body } = await get(token, FILES[0]);
    const [receitas, despesas, perfil, objetivos, orcamentos, notificacoes, achievements] =
      await lists(token, [
        "/receitas",
        "/despesas",
        "/perfil",
        "/objetivos",
        "/orcamento",
        "/notificacoes",
        "/gamificacao/status",
      ]);
    expect(body).toMatchObject({
      versao: 3,
      gerado_em: "2031-04-30T23:30:00.000Z",
      perfil,
      receitas,
      despesas,
      objetivos,
      orcamentos,
      notificacoes,
    });
    const { notifications, achievements: won } = await contentOf(token);
    expect(notifications.length).toBeGreaterThan(0);
    expect(won).toEqual(await server.stores.achievements.list(user.id));
    expect(won.length).toBeGreaterThan(0);
    expect(achievements).toMatchObject({ total_conquistas: won.length });
  });

  it("as JSON holds what is read as read, more than the bell lists, and nothing dismissed", async () => {
    const { token, user } = await newOwner();
    const [first] = (await contentOf(token)).notifications;
    if (first === undefined) throw new Error("no notification");
    await call(server, "PUT", `/notificacoes/${first.id}/marcar-lida`, { token });
    expect((await contentOf(token)).notifications[0]).toEqual({ ...first, read: true });
    const many = Array.from({ length: 201 }, () => {
      const id = timeOrderedId();
      return { ...first, id: notificationId(id), key: id };
    });
    await server.stores.notifications.addNew(user.id, many);
    await call(server, "DELETE", `/notificacoes/${first.id}`, { token });
    const { notifications } = await contentOf(token);
    expect(notifications.length).toBeGreaterThan(200);
    expect(notifications.map(({ id }) => id)).not.toContain(first.id);
  });

  it("comes as a file named after the day in Lisbon, with its length, and kept by no cache", async () => {
    const { token } = await newOwner();
    const names = {
      "/exportacao/json": ["fincontrol-2031-05-01.json", "application/json; charset=utf-8"],
      "/exportacao/csv": ["fincontrol-transacoes-2031-05-01.csv", "text/csv; charset=utf-8"],
    } as const;
    for (const path of FILES) {
      const { headers, text } = await get(token, path);
      const [name, type] = names[path];
      expect(headers).toMatchObject({
        "content-disposition": `attachment; filename="${name}"`,
        "content-type": type,
        "content-length": String(Buffer.byteLength(text)),
        "cache-control": "no-store",
        "x-content-type-options": "nosniff",
      });
    }
  });

  it("as CSV lists every transaction, newest first, as a Portuguese spreadsheet reads it", async () => {
    const { token } = await newOwner();
    const { text } = await get(token, FILES[1]);
    expect(text).toBe(
      [
        "\ufeffData;Tipo;Categoria;Valor;Descrição",
        "02/05/2031;Despesa;Outros;1000,01;Renda da garagem",
        "01/04/2031;Receita;Outros;1000,00;Renda da garagem",
        "28/02/2030;Despesa;Outros;1234,56;",
        "",
      ].join("\r\n"),
    );
  });

  it("as CSV opens inert, whatever somebody wrote", async () => {
    const { token } = await newPremiumPerson(server);
    for (const descricao of HOSTILE)
      expect((await post(token, "/despesas", { ...INCOME, descricao })).status).toBe(201);
    const [, ...rows] = await tableOf(token);
    expect(rows).toHaveLength(HOSTILE.length);
    for (const cell of rows.flat()) expect(cell).not.toMatch(FORMULA);
    expect(rows.map(([, , , , description]) => asWritten(description ?? ""))).toEqual(
      HOSTILE.toReversed(),
    );
  });

  it("as JSON gives hostile texts back to the letter", async () => {
    const { token } = await newPremiumPerson(server);
    for (const descricao of HOSTILE) await post(token, "/receitas", { ...INCOME, descricao });
    expect((await contentOf(token)).incomes.map(({ description }) => description)).toEqual(
      HOSTILE.toReversed(),
    );
  });

  it("holds ten thousand records, none missing and none twice", async () => {
    const { token, user } = await newPremiumPerson(server);
    await addMany(user.id, 10_000);
    const { incomes, expenses } = await contentOf(token);
    expect(new Set([...incomes, ...expenses].map(({ id }) => id)).size).toBe(10_000);
    const rows = await tableOf(token);
    expect(rows).toHaveLength(10_001);
    const all = newestFirst([...incomes, ...expenses]);
    expect(rows.slice(1).map(([, , , amount]) => amount)).toEqual(
      all.map(({ amount }) => (amount / 100).toFixed(2).replace(".", ",")),
    );
  });

  it("holds nothing of anybody else", async () => {
    const [, stranger] = [await newOwner(), await newPremiumPerson(server)];
    expect((await contentOf(stranger.token)).incomes).toEqual([]);
    expect(await tableOf(stranger.token)).toHaveLength(1);
    expect((await get(stranger.token, "/exportacao/resumo")).body).toMatchObject({
      estatisticas: { total_transacoes: 0, num_objetivos: 0, num_orcamentos: 0 },
    });
  });

  it("is locked on the free plan, and there again afterwards", async () => {
    const { token, user } = await newOwner();
    await setPlan(server, user.id, "free");
    const free = await newPerson(server);
    for (const path of ["/exportacao/resumo", ...FILES]) {
      expect(await get(token, path)).toMatchObject(LOCKED);
      expect(await get(free.token, path)).toMatchObject(LOCKED);
    }
    await setPlan(server, user.id, "premium");
    expect((await contentOf(token)).incomes).toHaveLength(1);
  });

  it.each(["/exportacao/xml", "/exportacao/json/..%2f", "/exportacao", "/exportacao/JSON"])(
    "has no form %s",
    async (path) => {
      const { token } = await newPremiumPerson(server);
      expect((await get(token, path)).status).toBe(404);
    },
  );
});
