import { sql } from "kysely";
import { expect, it, vi } from "vitest";
import { paths } from "../../../../src/contract/paths.ts";
import { allRowsOf } from "../../support/all-rows-of.ts";
import { GOAL, INCOME } from "../../support/bodies.ts";
import { newPremiumPerson } from "../../support/people.ts";
import { refusal } from "../../support/refusals.ts";
import { SERVERS } from "../../support/servers.ts";
import { writerOf } from "../../support/writes.ts";

// A machine that has much else to do may take long to start a PostgreSQL.
vi.setConfig({ testTimeout: 120_000 });

const SECRET = "Segredo que fica";

it.each(SERVERS)(
  "a row that a constraint keeps as it is leaves nothing in an emptied trash, over $name",
  async ({ start }) => {
    const server = await start();
    const { queries } = server.database;
    await sql`alter table goals add column later text check (name <> '')`.execute(queries);
    const write = writerOf(server, (await newPremiumPerson(server)).token);
    const removed = async (path: string, body: object) => {
      const { id } = (await write("POST", path, { body })).body as { readonly id: string };
      await write("DELETE", `${path}/${id}`);
    };
    await removed(paths.goals, { ...GOAL, nome: SECRET });
    for (const valor of [1, 2]) {
      await removed(paths.goals, { ...GOAL, nome: `${SECRET} ${valor}` });
      await removed("/despesas", { ...INCOME, valor, descricao: SECRET });
    }
    const emptied = await write("DELETE", paths.trash);
    expect(emptied).toMatchObject({ status: 200, body: { apagados: 5 } });
    expect((await write("GET", paths.trash)).body).toEqual([]);
    expect(JSON.stringify(await allRowsOf(queries))).not.toContain(SECRET);
    expect(await write("GET", `${paths.changes}?desde=2`)).toMatchObject(refusal("changes-gone"));
    await server.close();
  },
);
