import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { IDEMPOTENCY_HEADER } from "../../../../src/contract/api-base.ts";
import { paths } from "../../../../src/contract/paths.ts";
import { fieldIssues } from "../../../../src/text/field-issues.ts";
import { describeSqliteFirst } from "../../../support/sweep.ts";
import { BUDGET, INCOME, NOBODYS_ID, RECURRENCE } from "../../support/bodies.ts";
import { call } from "../../support/caller.ts";
import { newPremiumPerson } from "../../support/people.ts";
import { SERVERS } from "../../support/servers.ts";
import type { TestServer } from "../../support/start-test-server.ts";
import { newChange, writerOf } from "../../support/writes.ts";

// A machine that has much else to do may take long to start a PostgreSQL.
vi.setConfig({ testTimeout: 60_000 });

type Category = { readonly id: string; readonly tipo: string; readonly nome: string };
type Filed = { readonly id: string; readonly categoria: string };

/** What is filed under a category of expenses, a body of it, and where one of it is. */
const KINDS = [
  { kind: "expenses", path: "/despesas", body: { ...INCOME, categoria: "Compras" } },
  { kind: "budgets", path: paths.budgets, body: { ...BUDGET, categoria: "Compras" } },
  {
    kind: "rules",
    path: paths.rules,
    body: { contem: "fnac", tipo: "despesa", categoria: "Compras", posicao: 0 },
  },
  {
    kind: "recurrences",
    path: paths.recurrences,
    body: { ...RECURRENCE, categoria: "Compras" },
  },
] as const;

describeSqliteFirst(SERVERS, "the id of a category beside its name, over $name,", ({ start }) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await start();
  });
  afterAll(() => server.close());

  async function newOwner() {
    const { token } = await newPremiumPerson(server);
    const write = writerOf(server, token);
    const all = (await write("GET", paths.allCategories)).body as readonly Category[];
    const idOf = (nome: string, tipo = "despesa") => {
      const found = all.find((one) => one.nome === nome && one.tipo === tipo);
      if (found === undefined) throw new Error(`no category ${nome}`);
      return found.id;
    };
    return {
      token,
      write,
      idOf,
      rename: async (nome: string, to: string) => {
        const renamed = await write("PUT", paths.category(idOf(nome)), { body: { nome: to } });
        expect(renamed.status).toBe(200);
      },
      merge: async (nome: string, into: string) => {
        const merged = await write("DELETE", paths.merge(idOf(nome), idOf(into)));
        expect(merged.status).toBe(204);
      },
    };
  }

  describe.each(KINDS)("of $kind", ({ path, body }) => {
    it("wins over the name, in what is made and in what is changed", async () => {
      const { write, idOf } = await newOwner();
      const named = { ...body, categoria_id: idOf("Lazer") };
      const made = await write("POST", path, { body: named });
      expect(made).toMatchObject({ status: 201, body: { categoria: "Lazer" } });
      const { id } = made.body as Filed;
      expect(made.body).not.toHaveProperty("categoria_id");
      const other = { ...body, categoria: "Não há tal", categoria_id: idOf("Saúde") };
      const changed = await write("PUT", `${path}/${id}`, { body: other });
      expect(changed).toMatchObject({ status: 200, body: { categoria: "Saúde" } });
    });

    it("follows what was renamed, and merged once and again", async () => {
      const { write, idOf, rename, merge } = await newOwner();
      const send = async () => {
        const made = await write("POST", path, {
          body: { ...body, categoria_id: idOf("Compras") },
        });
        const { id, categoria } = made.body as Filed;
        expect((await write("DELETE", `${path}/${id}`)).status).toBe(204);
        return categoria;
      };
      await rename("Compras", "Loja");
      expect(await send()).toBe("Loja");
      await merge("Compras", "Lazer");
      expect(await send()).toBe("Lazer");
      await rename("Lazer", "Tempo livre");
      await merge("Lazer", "Saúde");
      expect(await send()).toBe("Saúde");
      const anew = { tipo: "despesa", nome: "Loja" };
      expect((await write("POST", paths.allCategories, { body: anew })).status).toBe(201);
      expect(await send()).toBe("Saúde");
    });

    it("that is none of the ledger, or of the other kind, is refused as an unknown name is", async () => {
      const { write, idOf } = await newOwner();
      const stranger = await newOwner();
      const made = (await write("POST", path, { body })).body as Filed;
      for (const categoria of [
        NOBODYS_ID,
        "",
        stranger.idOf("Lazer"),
        idOf("Salário", "receita"),
      ]) {
        const bad = { ...body, categoria_id: categoria };
        for (const answer of [
          await write("POST", path, { body: bad }),
          await write("PUT", `${path}/${made.id}`, { body: bad }),
        ])
          expect([answer.status, answer.body]).toMatchObject([
            422,
            { detail: [{ loc: ["body", "categoria"], msg: fieldIssues["bad-category"] }] },
          ]);
      }
      const shapeless = { ...body, categoria_id: 7 };
      expect(await write("POST", path, { body: shapeless })).toMatchObject({
        status: 422,
        body: { detail: [{ loc: ["body", "categoria_id"] }] },
      });
    });

    it("makes of a call that is sent again the same one, whatever became of the category meanwhile", async () => {
      const { token, write, idOf, rename, merge } = await newOwner();
      const named = { ...body, categoria_id: idOf("Compras") };
      const [own, make, edit] = [newChange(), newChange(), newChange()];
      const post = () => write("POST", path, { body: { ...named, id: own }, change: make });
      const made = await post();
      expect(made.status).toBe(201);
      const { id } = made.body as Filed;
      const put = () =>
        write("PUT", `${path}/${id}`, {
          body: { ...named, ...("valor" in body ? { valor: 3 } : {}) },
          change: edit,
        });
      const keyed = () =>
        call(server, "POST", path, {
          token,
          body: { ...named, ...("mes_ano" in body ? { mes_ano: "2026-03" } : {}) },
          headers: { [IDEMPOTENCY_HEADER]: "k" },
        });
      const first = [await put(), await keyed()];
      expect(first.map(({ status }) => status)).toEqual([200, 201]);
      const again = async (nome: string) => {
        const [repeated, changed, once] = [await post(), await put(), await keyed()];
        expect(repeated).toMatchObject({ status: 201, body: { id, categoria: nome } });
        expect(changed).toMatchObject({ status: 200, body: { id, categoria: nome } });
        expect(once.text).toBe(first[1]?.text);
        const by = await write("POST", path, { body: { ...named, id: own } });
        expect(by).toMatchObject({ status: 200, body: { id } });
      };
      await again("Compras");
      await rename("Compras", "Loja");
      await again("Loja");
      await merge("Compras", "Lazer");
      // What was made then is told as it was made: under the category that it had.
      await again("Loja");
    });
  });
});
