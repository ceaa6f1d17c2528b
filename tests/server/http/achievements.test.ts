import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as v from "valibot";
import {
  achievementCheckSchema,
  achievementStatusSchema,
} from "../../../src/contract/achievements.ts";
import { achievementTexts } from "../../../src/text/achievements/achievements.ts";
import type { AchievementId } from "../../../src/domain/achievements/achievement.ts";
import type { UserId } from "../../../src/domain/shared/ids.ts";
import { BUDGET, GOAL, INCOME, PROFILE } from "../support/bodies.ts";
import { call, type Method } from "../support/caller.ts";
import { logIn, newPerson, newPremiumPerson, setPlan } from "../support/people.ts";
import { refusal } from "../support/refusals.ts";
import { SERVERS } from "../support/servers.ts";
import type { TestServer } from "../support/start-test-server.ts";
import { DAY, HOUR, testClock } from "../support/test-clock.ts";

const LOCKED = refusal("achievements-locked");

const namesOf = (ids: readonly AchievementId[]) => ids.map((id) => achievementTexts[id].name);

describe.each(SERVERS)("achievements over $name", ({ start }) => {
  /** Half past eleven at night in UTC is the next day in Lisbon, and here the next month. */
  const clock = testClock(Date.UTC(2031, 3, 30, 23, 30));
  let server: TestServer;
  beforeAll(async () => {
    server = await start({ clock });
  });
  afterAll(() => server.close());

  const verify = async (token: string) => {
    const answer = await call(server, "POST", "/gamificacao/verificar", { token });
    expect(answer.status).toBe(200);
    const { novas_conquistas } = v.parse(achievementCheckSchema, answer.body);
    return novas_conquistas.map(({ name }) => name);
  };
  const status = async (token: string) => {
    const answer = await call(server, "GET", "/gamificacao/status", { token });
    expect(answer.status).toBe(200);
    return v.parse(achievementStatusSchema, answer.body);
  };
  const send = (token: string, method: Method, path: string, body?: object) =>
    call(server, method, path, { token, ...(body === undefined ? {} : { body }) });
  const earn = (token: string, data: string, valor = 100) =>
    send(token, "POST", "/receitas", { ...INCOME, data, valor });
  /** Records by which a month is lived. */
  const live = async (token: string, month: string) => {
    for (const day of ["01", "08", "15", "22", "28"]) await earn(token, `${month}-${day}`, 0);
  };
  const storedOf = (owner: UserId) =>
    server.database.queries
      .selectFrom("achievements")
      .select(["achievement", "won_at"])
      .where("user_id", "=", owner)
      .execute();

  it("are all to be won at the beginning", async () => {
    const { token } = await newPremiumPerson(server);
    const { conquistas, ...rest } = await status(token);
    expect(rest).toEqual({
      level: 1,
      level_nome: "Iniciante",
      pontos_totais: 0,
      proximo_level: 2,
      progresso_level: 0,
      pontos_para_proximo: 50,
      total_conquistas: 0,
      total_conquistas_possiveis: 21,
    });
    expect(conquistas.map(({ nome }) => nome)).toEqual(
      Object.values(achievementTexts).map(({ name }) => name),
    );
    expect(conquistas.some(({ conquistada }) => conquistada)).toBe(false);
    expect(await verify(token)).toEqual([]);
  });

  it("are won by a verification, once, and show in the status only then", async () => {
    const { token, user } = await newPremiumPerson(server);
    await earn(token, "2031-05-01");
    await send(token, "POST", "/perfil", PROFILE);
    await send(token, "POST", "/objetivos", { ...GOAL, valor_total: 1, valor_atual: 1 });
    expect((await status(token)).total_conquistas).toBe(0);
    const answer = await call(server, "POST", "/gamificacao/verificar", { token });
    expect(answer.body).toEqual({
      novas_conquistas: [
        { nome: "Primeira Receita", descricao: "Registou a sua primeira receita.", pontos: 10 },
        { nome: "Primeiro Objetivo", descricao: "Criou o seu primeiro objetivo.", pontos: 15 },
        {
          nome: "Objetivo Alcançado",
          descricao: "Juntou tudo o que queria para um objetivo.",
          pontos: 100,
        },
        {
          nome: "Perfil Completo",
          descricao: "Preencheu o nome e a idade no seu perfil.",
          pontos: 10,
        },
      ],
    });
    expect(await verify(token)).toEqual([]);
    expect(await status(token)).toMatchObject({
      level: 2,
      level_nome: "Aprendiz",
      pontos_totais: 135,
      pontos_para_proximo: 15,
      progresso_level: 85,
      total_conquistas: 4,
    });
    for (const { won_at } of await storedOf(user.id)) expect(won_at).toBe(clock.now());
  });

  it("are made of the months and days of Lisbon up to today", async () => {
    const { token } = await newPremiumPerson(server);
    await earn(token, "2031-05-02");
    expect(await verify(token)).toEqual([]);
    await earn(token, "2031-05-01");
    expect(await verify(token)).toEqual(namesOf(["first-income"]));
    await earn(token, "2031-04-30");
    expect(await verify(token)).toEqual([]);
    await live(token, "2031-04");
    expect(await verify(token)).toEqual(
      namesOf(["positive-month", "saved-ten", "saved-twenty", "saved-thirty"]),
    );
  });

  it("come of kept budgets and of days running, across the end of a month", async () => {
    const { token } = await newPremiumPerson(server);
    await send(token, "POST", "/orcamento", { ...BUDGET, valor_limite: 7, mes_ano: "2031-03" });
    await live(token, "2031-03");
    expect(await verify(token)).toEqual(namesOf(["first-income", "first-budget", "budgets-kept"]));
    const days = ["27", "28", "29", "30", "31"].map((day) => `2031-03-${day}`);
    for (const data of [...days, "2031-04-01", "2031-04-02"])
      await send(token, "POST", "/despesas", { ...INCOME, categoria: "Lazer", data, valor: 1.4 });
    expect(await verify(token)).toEqual(namesOf(["first-expense", "ten-entries", "seven-days"]));
  });

  it("are given once by ten verifications at the same time", async () => {
    const { token, user } = await newPremiumPerson(server);
    await earn(token, "2031-05-01");
    await send(token, "POST", "/perfil", PROFILE);
    const found = await Promise.all(Array.from({ length: 10 }, () => verify(token)));
    expect(found.flat().toSorted()).toEqual(
      namesOf(["first-income", "profile-complete"]).toSorted(),
    );
    expect(await storedOf(user.id)).toHaveLength(2);
  });

  it("stay won when what earned them is gone", async () => {
    const { token } = await newPremiumPerson(server);
    const created = (await earn(token, "2031-05-01")).body as { id: string };
    await verify(token);
    await send(token, "DELETE", `/receitas/${created.id}`);
    expect(await verify(token)).toEqual([]);
    expect(await status(token)).toMatchObject({ total_conquistas: 1, pontos_totais: 10 });
  });

  it("keep the moment at which they were won", async () => {
    const { token, user } = await newPremiumPerson(server);
    await earn(token, "2031-05-01");
    await verify(token);
    const at = clock.now();
    clock.advance(HOUR);
    await send(token, "POST", "/perfil", PROFILE);
    expect(await verify(token)).toEqual(namesOf(["profile-complete"]));
    expect(await storedOf(user.id)).toEqual(
      expect.arrayContaining([
        { achievement: "first-income", won_at: at },
        { achievement: "profile-complete", won_at: at + HOUR },
      ]),
    );
    clock.advance(-HOUR);
  });

  it("of one user are made of nobody else's records", async () => {
    const [one, other] = [await newPremiumPerson(server), await newPremiumPerson(server)];
    await earn(one.token, "2031-05-01");
    expect(await verify(other.token)).toEqual([]);
    expect(await verify(one.token)).toHaveLength(1);
    expect((await status(other.token)).total_conquistas).toBe(0);
  });

  it("are out of reach on the free plan, and there again afterwards", async () => {
    const { token, user } = await newPremiumPerson(server);
    await earn(token, "2031-05-01");
    await verify(token);
    await setPlan(server, user.id, "free");
    await send(token, "POST", "/perfil", PROFILE);
    expect(await send(token, "GET", "/gamificacao/status")).toMatchObject(LOCKED);
    expect(await send(token, "POST", "/gamificacao/verificar")).toMatchObject(LOCKED);
    expect(await storedOf(user.id)).toHaveLength(1);
    await setPlan(server, user.id, "premium");
    expect(await status(token)).toMatchObject({ total_conquistas: 1 });
    const free = await newPerson(server);
    expect(await send(free.token, "POST", "/gamificacao/verificar")).toMatchObject(LOCKED);
  });

  it("are not to be had by asking for them", async () => {
    const { token, user } = await newPremiumPerson(server);
    const wish = { conquistas: ["goal-reached"], pontos_totais: 1_000, user_id: user.id };
    const answer = await send(token, "POST", "/gamificacao/verificar", wish);
    expect(answer.body).toEqual({ novas_conquistas: [] });
    expect(await storedOf(user.id)).toEqual([]);
  });

  it("of a month are won once it is over", async () => {
    const { token, user } = await newPremiumPerson(server);
    await earn(token, "2031-05-31");
    await live(token, "2031-05");
    expect(await verify(token)).toEqual(namesOf(["first-income"]));
    clock.advance(31 * DAY);
    const later = await logIn(server, user.username);
    expect(await verify(later.token)).toContain(achievementTexts["positive-month"].name);
    clock.advance(-31 * DAY);
  });
});
