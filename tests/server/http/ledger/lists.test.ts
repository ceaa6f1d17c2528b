import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { cents } from "../../../../src/domain/shared/cents.ts";
import { civilDate } from "../../../../src/domain/shared/civil-date.ts";
import { release } from "../../../../src/domain/operator/release.ts";
import { goalId } from "../../../../src/domain/shared/ids.ts";
import { CATEGORIES } from "../../../../src/domain/categories/standard-names.ts";
import { NOBODYS_ID } from "../../support/bodies.ts";
import { call } from "../../support/caller.ts";
import { memberOf, writeIn } from "../../support/ledgers.ts";
import { newPerson } from "../../support/people.ts";
import { startTestServer, type TestServer } from "../../support/start-test-server.ts";

describe("what is only read", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({
      checkoutUrl: "https://pagar.exemplo.pt",
      operator: { name: "Exemplo, Lda.", email: null },
    });
  });
  afterAll(() => server.close());

  it.each([
    ["/categorias/receita", CATEGORIES.income],
    ["/categorias/despesa", CATEGORIES.expense],
    ["/categorias/orcamento", CATEGORIES.expense],
  ])("%s names the categories of the domain, in their order", async (path, names) => {
    const { token } = await newPerson(server);
    expect((await call(server, "GET", path, { token })).body).toEqual(names);
  });

  it("the goals are those of the user, in the words of the wire", async () => {
    const [owner, stranger] = [await newPerson(server), await newPerson(server)];
    const goal = {
      id: goalId(NOBODYS_ID),
      name: "Casa",
      total: cents(12_345_67),
      current: cents(1),
      deadline: civilDate(2030, 1, 31),
      photoUrl: null,
    };
    const member = await memberOf(server.database, owner.user.id);
    await writeIn(server.database)(member, ({ goals }) => goals.create(goal));
    const own = await call(server, "GET", "/objetivos", { token: owner.token });
    const foreign = await call(server, "GET", "/objetivos", { token: stranger.token });
    expect(own.body).toEqual([
      {
        id: NOBODYS_ID,
        nome: "Casa",
        valor_total: 12345.67,
        valor_atual: 0.01,
        prazo: "2030-01-31",
        foto_url: null,
      },
    ]);
    expect(foreign.body).toEqual([]);
  });

  it("the configuration names the checkout, and the operator as far as they are known", async () => {
    const answer = await call(server, "GET", "/config");
    expect(answer.body).toEqual({
      checkout_url: "https://pagar.exemplo.pt",
      operador: { nome: "Exemplo, Lda.", email: null },
      envia_email: false,
      origem_chaves: null,
    });
  });

  it("the health is good as long as the database answers, and names the release", async () => {
    expect((await call(server, "GET", "/saude")).body).toEqual({
      estado: "ok",
      versao: release.version,
      data: release.date,
    });
  });
});
