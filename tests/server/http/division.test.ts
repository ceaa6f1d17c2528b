import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { timeOrderedId } from "../../../server/infrastructure/time-ordered-id.ts";
import { paths } from "../../../src/contract/paths.ts";
import { DIVISION_REFUSED } from "../../../src/text/transactions/division.ts";
import { describeSqliteFirst } from "../../support/sweep.ts";
import { newPremiumPerson } from "../support/people.ts";
import { fieldRefusal, refusal } from "../support/refusals.ts";
import { SERVERS } from "../support/servers.ts";
import type { TestServer } from "../support/start-test-server.ts";
import { newChange, writerOf } from "../support/writes.ts";

// A machine that has much else to do may take long to start a PostgreSQL.
vi.setConfig({ testTimeout: 120_000 });

const SPENT = {
  data: "2026-02-28",
  categoria: "Compras",
  valor: 50.01,
  descricao: "Feira",
} as const;

describeSqliteFirst(SERVERS, "dividing a record, over $name,", ({ start }) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await start();
  });
  afterAll(() => server.close());

  async function newOwner() {
    const { token } = await newPremiumPerson(server);
    const write = writerOf(server, token);
    const made = await write("POST", "/despesas", { body: SPENT });
    const { id } = made.body as { id: string };
    const part = (valor: number, categoria = "Lazer") => ({
      id: timeOrderedId(),
      categoria,
      valor,
      descricao: "Feira",
    });
    return {
      id,
      write,
      part,
      divide: (body: object, change = newChange()) =>
        write("POST", paths.division("expense", id), { body, change }),
      list: async () => (await write("GET", "/despesas")).body as readonly object[],
    };
  }

  it("keeps a part of it and makes the others, as one change that is undone at once", async () => {
    const { id, write, part, divide, list } = await newOwner();
    const [one, other] = [part(20), part(0.01, "Saúde")];
    const change = newChange();
    const body = { categoria: "Alimentação", valor: 30, partes: [one, other] };
    const divided = await divide(body, change);
    const own = { ...SPENT, id, categoria: "Alimentação", valor: 30 };
    const { data } = SPENT;
    const records = [own, { ...one, data }, { ...other, data }];
    expect(divided).toMatchObject({ status: 200, body: { registos: records } });
    expect(await divide(body, change)).toMatchObject({ status: 200, body: divided.body });
    expect(new Set(await list())).toEqual(new Set(records));
    const undone = await write("POST", paths.undo(change));
    expect(undone).toMatchObject({ status: 200, body: { repostas: 3, editadas: [] } });
    expect(await list()).toEqual([{ ...SPENT, id }]);
  });

  it("is undone with its parts refiled, and says so where an amount was edited since", async () => {
    const edits = [
      { edit: { categoria: "Saúde" }, status: 200 },
      { edit: { valor: 19 }, status: 409 },
    ];
    for (const { edit, status } of edits)
      for (const isPart of [true, false]) {
        const { id, write, part, divide, list } = await newOwner();
        const [one, change] = [part(20), newChange()];
        await divide({ categoria: "Alimentação", valor: 30, partes: [one] }, change);
        const body = { ...SPENT, categoria: "Lazer", valor: isPart ? 20 : 30 };
        const edited = await write("PUT", `/despesas/${isPart ? one.id : id}`, {
          body: { ...body, ...edit },
        });
        expect(edited.status).toBe(200);
        const before = await list();
        const undone = await write("POST", paths.undo(change));
        expect(undone.status).toBe(status);
        if (status === 200) expect(await list()).toMatchObject([{ id, valor: SPENT.valor }]);
        else {
          expect(undone).toMatchObject(refusal("division-edited"));
          expect(await list()).toEqual(before);
        }
      }
  });

  it("that lost a part stays as it is when it is undone", async () => {
    const { write, part, divide, list } = await newOwner();
    const [one, change] = [part(20), newChange()];
    await divide({ categoria: "Alimentação", valor: 30, partes: [one] }, change);
    await write("DELETE", `/despesas/${one.id}`);
    const before = await list();
    expect(await write("POST", paths.undo(change))).toMatchObject({
      status: 200,
      body: { repostas: 0 },
    });
    expect(await list()).toEqual(before);
  });

  it("leaves out what is somebody else's", async () => {
    const { divide, list } = await newOwner();
    expect((await divide({ categoria: "Compras", valor: 25 })).status).toBe(200);
    expect(await list()).toMatchObject([{ ...SPENT, valor: 25 }]);
  });

  it("keeps what does not count through an edit, unless that says it", async () => {
    const { id, write, divide, list } = await newOwner();
    await divide({ categoria: "Compras", valor: 30 });
    const put = (more: object) => write("PUT", `/despesas/${id}`, { body: { ...SPENT, ...more } });
    await put({ valor: 31 });
    expect(await list()).toMatchObject([{ valor: 31, nao_contado: 20.01 }]);
    await put({ nao_contado: null });
    expect(await list()).toEqual([{ ...SPENT, id }]);
  });

  it("makes nothing of parts that are more than it, nothing, of no category, or there already", async () => {
    const { id, part, divide, list } = await newOwner();
    const detail = [{ loc: ["body", "partes"], msg: DIVISION_REFUSED, type: "value_error" }];
    const whole = { categoria: "Compras", valor: 50 };
    for (const body of [
      { ...whole, partes: [part(0.02)] },
      { ...whole, partes: [part(0)] },
      { categoria: "Compras", valor: 0, partes: [part(1)] },
    ])
      expect(await divide(body)).toMatchObject({ status: 422, body: { detail } });
    expect(await divide({ ...whole, partes: [part(0.01, "Salário")] })).toMatchObject(
      fieldRefusal(["body", "categoria"], "bad-category"),
    );
    const twin = part(0.01);
    for (const partes of [[{ ...twin, id }], [twin, twin]])
      expect(await divide({ categoria: "Compras", valor: 1, partes })).toMatchObject(
        refusal("id-taken"),
      );
    expect(await list()).toEqual([{ ...SPENT, id }]);
  });
});
