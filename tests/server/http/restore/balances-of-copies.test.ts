import { v7 } from "uuid";
import { afterAll, beforeAll, expect, it } from "vitest";
import { paths } from "../../../../src/contract/paths.ts";
import { kyselyExported } from "../../../../server/infrastructure/persistence/restore/kysely-exported.ts";
import { sumOf } from "../../../support/read-copy.ts";
import { describeSqliteFirst } from "../../../support/sweep.ts";
import { INCOME } from "../../support/bodies.ts";
import { callerOf } from "../../support/caller.ts";
import { memberOf } from "../../support/ledgers.ts";
import { newPremiumPerson } from "../../support/people.ts";
import { SERVERS } from "../../support/servers.ts";
import type { TestServer } from "../../support/start-test-server.ts";
import { testClock } from "../../support/test-clock.ts";

type Told = { readonly valor: number; readonly data: string; readonly inclui: unknown };
type File = Record<string, unknown> & { readonly contas: readonly { readonly ditos: Told[] }[] };

describeSqliteFirst(SERVERS, "the balances of a copy over $name", ({ start }) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await start({ clock: testClock(Date.UTC(2031, 4, 1, 12)) });
  });
  afterAll(() => server.close());

  async function newcomer() {
    const { token, user } = await newPremiumPerson(server);
    const call = callerOf(server, token);
    return {
      call,
      user,
      exported: async () => JSON.parse((await call("GET", paths.exportFile("json"))).text) as File,
      restore: async (file: object) =>
        call("POST", `${paths.restore}?simular=false&modo=substituir`, {
          body: JSON.stringify({ ...file, soma: sumOf(file as File) }),
          headers: { "content-type": "application/json" },
        }),
    };
  }

  const account = (ditos: readonly object[]) => ({
    id: v7(),
    nome: "Ordem",
    banco: null,
    digitos: null,
    especie: "ordem",
    saldo: null,
    principal: true,
    do_dia: true,
    fechada: false,
    escolhida: false,
    criada_em: "2031-01-01T00:00:00.000Z",
    ditos,
  });

  const dito = (data: string, valor: number) => ({
    valor,
    data,
    id: v7(),
    lugar: 1,
    importacao: null,
    inclui: [],
  });

  it.each([
    ["2031-05-02", "2031-05-02", []],
    ["2031-05-03", "2031-04-30", null],
    ["2199-12-31", "2031-04-30", null],
  ])("are of no day to come: %s is %s", async (said, stored, inclui) => {
    const { exported, restore, call } = await newcomer();
    const file = { ...(await exported()), gerado_em: "2031-04-30T09:00:00.000Z" };
    const copy = { ...file, contas: [account([dito(said, 999_999_999.99)])] };
    expect(await restore(copy)).toMatchObject({ status: 200, body: { recusados: [] } });
    const [own] = (await exported()).contas;
    expect(own?.ditos).toMatchObject([{ valor: 999_999_999.99, data: stored, inclui }]);
    expect((await call("GET", "/contas")).body).toMatchObject([{ saldo_hoje: 999_999_999.99 }]);
    expect((await restore(copy)).body).toMatchObject({ alterados: 0, novos: 0 });
  });

  it("come back where a record leaves nothing out", async () => {
    const { exported, restore, call } = await newcomer();
    await call("POST", paths.transactions("expense"), { body: INCOME });
    const file = await exported();
    const despesas = (file["despesas"] as object[]).map((one) => ({ ...one, nao_contado: 0 }));
    expect(await restore({ ...file, despesas })).toMatchObject({ status: 200 });
    expect((await exported())["despesas"]).toEqual(file["despesas"]);
  });

  it("are written with as many queries, however many there are of an account", async () => {
    const { exported, restore, user } = await newcomer();
    const file = await exported();
    const member = await memberOf(server.database, user.id);
    const queriesOf = async (count: number) => {
      const ditos = Array.from({ length: count }, (_, index) => ({
        ...dito(`2031-03-${String(1 + (index % 31)).padStart(2, "0")}`, index),
        lugar: index,
      }));
      expect(await restore({ ...file, contas: [account(ditos)] })).toMatchObject({ status: 200 });
      let queries = 0;
      const counted = server.database.queries.withPlugin({
        transformQuery: ({ node }) => {
          queries += 1;
          return node;
        },
        transformResult: async ({ result }) => result,
      });
      let told = 0;
      for await (const page of kyselyExported(counted).accounts(member))
        for (const one of page) told += one.told.length;
      expect(told).toBe(count);
      return queries;
    };
    expect(await queriesOf(300)).toBe(await queriesOf(2));
  });
});
