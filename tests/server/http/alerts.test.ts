import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { cents } from "../../../src/domain/shared/cents.ts";
import { civilDate } from "../../../src/domain/shared/civil-date.ts";
import { notificationId, transactionId, type UserId } from "../../../src/domain/shared/ids.ts";
import { timeOrderedId } from "../../../server/infrastructure/time-ordered-id.ts";
import { BUDGET, GOAL, INCOME } from "../support/bodies.ts";
import { call } from "../support/caller.ts";
import { memberOf, writeIn } from "../support/ledgers.ts";
import { logIn, newPerson, newPremiumPerson, setPlan } from "../support/people.ts";
import { startTestServer, type TestServer } from "../support/start-test-server.ts";
import { DAY, MINUTE, testClock } from "../support/test-clock.ts";

describe("smart alerts", () => {
  /** Half past eleven at night in UTC is the next day in Lisbon, and here the first that compares its month. */
  const clock = testClock(Date.UTC(2031, 4, 7, 23, 30));
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ clock });
  });
  afterAll(() => server.close());

  const post = (token: string, path: string, body: object) =>
    call(server, "POST", path, { token, body });
  const generate = async (token: string) => {
    const answer = await call(server, "POST", "/notificacoes/gerar-automaticas", { token });
    expect(answer.status).toBe(200);
    return (answer.body as { geradas: number }).geradas;
  };
  const stored = (owner: UserId) =>
    server.database.queries
      .selectFrom("notifications")
      .select(["key", "title", "message", "read", "dismissed", "created_at"])
      .where("user_id", "=", owner)
      .orderBy("id")
      .execute();
  const spend = (token: string, data: string, valor: number) =>
    post(token, "/despesas", { ...INCOME, categoria: "Lazer", data, valor });

  /** Somebody with one alert of each kind that May may bring after a week. */
  async function newSpender() {
    const person = await newPremiumPerson(server);
    const { token } = person;
    await post(token, "/orcamento", { ...BUDGET, valor_limite: 100, mes_ano: "2031-05" });
    await spend(token, "2031-02-01", 20);
    await spend(token, "2031-05-01", 85);
    await post(token, "/objetivos", { ...GOAL, nome: "Férias", prazo: "2031-05-31" });
    await post(token, "/objetivos", { ...GOAL, nome: "Casa", valor_atual: 20_000 });
    return person;
  }

  it("are made of the month in Lisbon, the budgets and the goals", async () => {
    const { token, user } = await newSpender();
    expect(await generate(token)).toBe(5);
    const alerts = await stored(user.id);
    expect(alerts.map(({ title }) => title)).toEqual([
      "Orçamento quase esgotado: Lazer",
      "Despesa invulgar: Lazer",
      "Saldo do mês negativo",
      "Objetivo em risco: Férias",
      "Objetivo alcançado: Casa",
    ]);
    for (const alert of alerts) {
      expect(alert).toMatchObject({ read: 0, dismissed: 0, created_at: clock.now() });
    }
  });

  it("tell once of a rise of what recurs, whose payment they name, and not after it was put away", async () => {
    const { token, user } = await newPremiumPerson(server);
    const paid = async (data: string, valor: number) => {
      const body = { data, categoria: "Subscrições", valor, descricao: "NETFLIX 12" };
      return ((await post(token, "/despesas", body)).body as { readonly id: string }).id;
    };
    await paid("2031-02-25", 9.99);
    await paid("2031-03-25", 9.99);
    await post(token, "/receitas", { ...INCOME, data: "2031-05-01" });
    const plan = { tipo: "despesa", categoria: "Subscrições", cada: 1, unidade: "mes", fim: null };
    const netflix = { ...plan, inicio: "2031-05-25", valor: 9.99, descricao: "Netflix" };
    const rest = { vezes: null, fim_de_semana: "manter", modo: "automatico" };
    expect((await post(token, "/recorrentes", { ...netflix, ...rest })).status).toBe(201);
    expect(await generate(token)).toBe(0);
    const id = await paid("2031-04-25", 12.99);
    expect([await generate(token), await generate(token)]).toEqual([1, 0]);
    const [rise, ...others] = await stored(user.id);
    expect([rise?.title, others]).toEqual(["Subida de preço: Netflix", []]);
    expect(rise?.key.split(":").slice(1)).toEqual(["price-rise", id]);
    const list = await call(server, "GET", "/notificacoes", { token });
    expect(list.body).toMatchObject([{ ligacao: { tipo: "despesa", id } }]);
    const [told] = list.body as readonly { readonly id: string }[];
    await call(server, "DELETE", `/notificacoes/${told?.id}`, { token });
    expect(await generate(token)).toBe(0);
  });

  it("tell a week before of a day below zero, once, and of none that is farther away", async () => {
    const person = await newPremiumPerson(server);
    const told = { valor: 50, data: "2031-05-08" };
    expect(
      (await call(server, "PUT", "/previsao/saldo", { token: person.token, body: told })).status,
    ).toBe(200);
    const rent = { tipo: "despesa", categoria: "Habitação", cada: 1, unidade: "mes" };
    const plan = (inicio: string) =>
      post(person.token, "/recorrentes", { ...rent, inicio, valor: 40, descricao: inicio });
    await plan("2031-05-10");
    await plan("2031-05-16");
    expect(await generate(person.token)).toBe(0);
    await plan("2031-05-15");
    // Two years of records are not read at each asking.
    expect(await generate(person.token)).toBe(0);
    clock.advance(10 * MINUTE);
    expect(await generate(person.token)).toBe(1);
    expect(await generate(person.token)).toBe(0);
    const { body } = await call(server, "GET", "/notificacoes", { token: person.token });
    expect(body).toMatchObject([
      { titulo: "Saldo abaixo de zero a 15/05/2031", ligacao: { tipo: "previsao" } },
    ]);
    await setPlan(server, person.user.id, "free");
    expect(await generate(person.token)).toBe(0);
  });

  it("come once, even if ten calls ask for them at the same time", async () => {
    const { token, user } = await newSpender();
    const counts = await Promise.all(Array.from({ length: 10 }, () => generate(token)));
    expect(counts.reduce((sum, count) => sum + count)).toBe(5);
    expect(await stored(user.id)).toHaveLength(5);
    expect(await generate(token)).toBe(0);
  });

  it("that are dismissed or read stay so", async () => {
    const { token, user } = await newSpender();
    await generate(token);
    const change = server.database.queries.updateTable("notifications");
    await change.set({ dismissed: 1, read: 1 }).where("user_id", "=", user.id).execute();
    await spend(token, "2031-05-01", 1);
    expect(await generate(token)).toBe(0);
    const alerts = await stored(user.id);
    expect(alerts.map(({ read, dismissed }) => [read, dismissed])).toEqual(
      Array.from({ length: 5 }, () => [1, 1]),
    );
  });

  it("that a new fact gives rise to are added to the others", async () => {
    const { token } = await newSpender();
    await generate(token);
    await spend(token, "2031-05-02", 15);
    expect(await generate(token)).toBe(1);
    await spend(token, "2031-05-02", 500);
    expect(await generate(token)).toBe(1);
  });

  it("are never made for the free plan, whose own stay what they were", async () => {
    const free = await newPerson(server);
    await spend(free.token, "2031-05-01", 85);
    expect(await generate(free.token)).toBe(0);
    expect(await stored(free.user.id)).toEqual([]);
    const { token, user } = await newSpender();
    await setPlan(server, user.id, "free");
    expect(await generate(token)).toBe(0);
    await setPlan(server, user.id, "premium");
    expect(await generate(token)).toBe(5);
    await setPlan(server, user.id, "free");
    expect(await stored(user.id)).toHaveLength(5);
  });

  it("of one user are made of nobody else's money", async () => {
    const [one, other] = [await newSpender(), await newPremiumPerson(server)];
    expect(await generate(other.token)).toBe(0);
    expect(await generate(one.token)).toBe(5);
    expect(await stored(other.user.id)).toEqual([]);
  });

  it("may be more than a database takes at once", async () => {
    const { token, user } = await newPremiumPerson(server);
    await spend(token, "2031-04-01", 0.01);
    const sample = {
      kind: "expense",
      date: civilDate(2031, 5, 1),
      category: "Lazer",
      amount: cents(1_00),
      description: null,
    } as const;
    const member = await memberOf(server.database, user.id);
    await writeIn(server.database)(member, async ({ transactions }) => {
      for (let made = 0; made < 1_200; made += 1) {
        await transactions.create({ ...sample, id: transactionId(timeOrderedId()) });
      }
    });
    expect(await generate(token)).toBe(1_201);
    expect(await generate(token)).toBe(0);
  });

  it("that nobody has read go when their cause goes, and come again with it", async () => {
    const { token, user } = await newPremiumPerson(server);
    await post(token, "/receitas", { ...INCOME, data: "2031-05-01" });
    await post(token, "/orcamento", { ...BUDGET, valor_limite: 100, mes_ano: "2031-05" });
    const near = async () => ((await spend(token, "2031-05-02", 85)).body as { id: string }).id;
    const titles = async () => (await stored(user.id)).map(({ title }) => title);
    const remove = (id: string) => call(server, "DELETE", `/despesas/${id}`, { token });
    const first = await near();
    expect(await generate(token)).toBe(1);
    expect(await titles()).toEqual(["Orçamento quase esgotado: Lazer"]);
    await remove(first);
    expect(await generate(token)).toBe(0);
    expect(await titles()).toEqual([]);
    const second = await near();
    expect(await generate(token)).toBe(1);
    await call(server, "PUT", "/notificacoes/marcar-todas-lidas", { token });
    await remove(second);
    expect(await generate(token)).toBe(0);
    expect(await titles()).toHaveLength(1);
    await near();
    expect(await generate(token)).toBe(0);
  });

  it("that nobody has read say what is so now", async () => {
    const { token, user } = await newSpender();
    await generate(token);
    await spend(token, "2031-05-02", 5);
    expect(await generate(token)).toBe(0);
    expect((await stored(user.id))[0]?.message).toMatch(/^Já gastou 90,00/);
    await call(server, "PUT", "/notificacoes/marcar-todas-lidas", { token });
    await spend(token, "2031-05-02", 5);
    await generate(token);
    expect((await stored(user.id))[0]?.message).toMatch(/^Já gastou 90,00/);
  });

  it("leave what is told of anything else alone", async () => {
    const [{ token, user }, other] = [await newSpender(), await newPremiumPerson(server)];
    const { ledger } = await memberOf(server.database, user.id);
    const { ledger: elsewhere } = await memberOf(server.database, other.user.id);
    const keys = [
      "payment:failed",
      `${ledger}:recurrence:2031-05-01:plan`,
      `${ledger}:left-out:2031-05-08`,
      `${ledger}:negative-balance:2031-04`,
      `${elsewhere}:negative-balance:2031-05`,
    ];
    const told = keys.map((key) => ({
      id: notificationId(timeOrderedId()),
      key,
      title: "Título",
      message: "Mensagem",
      createdAt: clock.now(),
    }));
    await server.stores.notifications.addNew(user.id, told);
    await generate(token);
    expect((await stored(user.id)).map(({ key }) => key)).toEqual(expect.arrayContaining(keys));
  });

  it("of a negative month do not come while what is planned in it makes up for that", async () => {
    const { token, user } = await newPremiumPerson(server);
    await spend(token, "2031-05-01", 600);
    const pay = { tipo: "receita", categoria: "Salário", cada: 1, unidade: "mes", fim: null };
    const rest = {
      vezes: null,
      fim_de_semana: "manter",
      modo: "automatico",
      descricao: "Ordenado",
    };
    const plan = { ...pay, ...rest, inicio: "2031-05-30", valor: 1500 };
    const answer = await post(token, "/recorrentes", plan);
    expect(answer.status).toBe(201);
    expect(await generate(token)).toBe(0);
    const { id } = answer.body as { readonly id: string };
    await call(server, "PUT", `/recorrentes/${id}?alcance=todas`, {
      token,
      body: { ...plan, valor: 599.99 },
    });
    expect(await generate(token)).toBe(1);
    expect((await stored(user.id))[0]?.title).toBe("Saldo do mês negativo");
  });

  it("come again with the next month, but for what happens once", async () => {
    const { token, user } = await newSpender();
    await generate(token);
    await spend(token, "2031-06-01", 5);
    expect(await generate(token)).toBe(0);
    clock.advance(31 * DAY);
    const later = await logIn(server, user.username);
    expect(await generate(later.token)).toBe(1);
    expect((await stored(user.id)).at(-1)?.key).toMatch(/^[^:]+:negative-balance:2031-06$/);
  });
});
