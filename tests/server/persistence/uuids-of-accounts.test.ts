import { sql } from "kysely";
import { v7 } from "uuid";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { paths } from "../../../src/contract/paths.ts";
import { encodeImport } from "../../../src/contract/imports/imports.ts";
import { accountId } from "../../../src/domain/shared/ids.ts";
import { accountUuid } from "../../../server/infrastructure/persistence/accounts/account-uuid.ts";
import { uuidsOfAccounts } from "../../../server/infrastructure/persistence/migrations/0051-uuids-of-accounts.ts";
import {
  postgresFlavour,
  sqliteFlavour,
} from "../../../server/infrastructure/persistence/migrations/flavour.ts";
import { sumOf } from "../../support/read-copy.ts";
import { INCOME } from "../support/bodies.ts";
import { importOf, lineNumber } from "../support/imports.ts";
import { newPremiumPerson } from "../support/people.ts";
import { SERVERS } from "../support/servers.ts";
import type { TestServer } from "../support/start-test-server.ts";
import { testClock } from "../support/test-clock.ts";
import { newChange, writerOf } from "../support/writes.ts";

// A machine that has much else to do may take long to start a PostgreSQL.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const TODAY = "2031-05-09";

describe.each(SERVERS)("accounts under other ids than UUIDs, over $name,", ({ name, start }) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await start({ clock: testClock(Date.UTC(2031, 4, 9, 12)) });
  });
  afterAll(() => server.close());

  /** Puts an account under another id, as an older version could make it. */
  async function under(now: string, id: string): Promise<void> {
    const { queries } = server.database;
    const { rows } = await sql<object>`select * from accounts where id = ${id}`.execute(queries);
    const row = { ...rows[0], id: now };
    await sql`insert into accounts (${sql.join(Object.keys(row).map((one) => sql.ref(one)))})
      values (${sql.join(Object.values(row))})`.execute(queries);
    for (const table of ["transactions", "imports", "import_lines", "record_places", "balances"])
      await sql`update ${sql.table(table)} set account_id = ${now}
        where account_id = ${id}`.execute(queries);
    for (const table of ["balances", "versions"])
      await sql`update ${sql.table(table)} set id = replace(id, ${id}, ${now})`.execute(queries);
    await sql`update versions set before = replace(before, ${id}, ${now})`.execute(queries);
    await sql`update ledgers set first_account = ${now} where first_account = ${id}`.execute(
      queries,
    );
    await sql`delete from accounts where id = ${id}`.execute(queries);
  }

  const migrate = () =>
    uuidsOfAccounts(name === "SQLite" ? sqliteFlavour : postgresFlavour).up(
      server.database.queries,
    );

  async function newcomer() {
    const { token } = await newPremiumPerson(server);
    const write = writerOf(server, token);
    return {
      write,
      exported: async () => (await write("GET", paths.exportFile("json"))).text,
      restore: async (text: string, mode: string) => {
        const file = JSON.parse(text) as Record<string, unknown>;
        const body = { ...file, soma: sumOf(file) };
        return write("POST", `${paths.restore}?simular=false&modo=${mode}`, { body });
      },
    };
  }

  it.each(["x", "ç", "", "../contas", "%", "y".repeat(64)])(
    "get one, and all that is theirs with them: %j",
    async (odd) => {
      const { write, exported, restore } = await newcomer();
      const [id, bank] = [v7(), v7()];
      const told = { data: TODAY, conta: id };
      await write("PUT", "/previsao/saldo", { body: { ...told, valor: 1, nome: "Cofre" } });
      await write("POST", "/despesas", { body: { ...INCOME, data: TODAY, conta: id } });
      const draft = importOf([lineNumber(1)]);
      const account = { ...draft.account, id: accountId(bank) };
      await write("POST", "/importacoes", { body: encodeImport({ ...draft, account }) });
      const [telling, naming] = [newChange(), newChange()];
      await write("PUT", "/previsao/saldo", { body: { ...told, valor: 2 }, change: telling });
      await write("PUT", `/contas/${id}`, { body: { nome: "Caixa" }, change: naming });
      const before = await exported();
      const withId = (now: string) => before.replaceAll(id, now);

      await under(odd, id);
      await migrate();
      const now = accountUuid(odd);
      const moved = JSON.parse(withId(now)) as Record<string, unknown>;
      expect(JSON.parse(await exported())).toEqual({ ...moved, soma: sumOf(moved) });
      for (const mode of ["juntar", "substituir"])
        expect((await restore(withId(odd), mode)).body).toMatchObject({
          novos: 0,
          alterados: 0,
          removidos: 0,
          recusados: [],
        });
      const other = await newcomer();
      expect(await other.restore(withId(odd), "substituir")).toMatchObject({ status: 200 });

      expect(await write("GET", `/historia/conta/${now}`)).toMatchObject({ status: 200 });
      for (const change of [naming, telling])
        expect(await write("POST", `/alteracoes/${change}/anular`)).toMatchObject({ status: 200 });
      const list = (await write("GET", "/contas")).body as readonly { readonly id: string }[];
      expect(list.find((one) => one.id === now)).toMatchObject({
        nome: "Cofre",
        saldo: { valor: 1 },
      });
      const closed = { body: { fechada: true } };
      expect(await write("PUT", `/contas/${now}`, closed)).toMatchObject({ status: 200 });
      expect(await write("PUT", `/contas/${bank}`, closed)).toMatchObject({ status: 200 });
    },
  );
});
