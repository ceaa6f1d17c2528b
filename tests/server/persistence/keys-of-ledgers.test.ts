import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { IDEMPOTENCY_HEADER } from "../../../src/contract/api-base.ts";
import { paths } from "../../../src/contract/paths.ts";
import { notificationId } from "../../../src/domain/shared/ids.ts";
import { serverProblems } from "../../../src/text/server-problems.ts";
import { keysOfLedgers } from "../../../server/infrastructure/persistence/migrations/0041-keys-of-ledgers.ts";
import { addLedger } from "../../../server/infrastructure/persistence/users/own-ledger.ts";
import { timeOrderedId } from "../../../server/infrastructure/time-ordered-id.ts";
import { INCOME, PROFILE, RECURRENCE } from "../support/bodies.ts";
import { call } from "../support/caller.ts";
import { logIn, newPremiumPerson } from "../support/people.ts";
import { SERVERS } from "../support/servers.ts";
import type { TestServer } from "../support/start-test-server.ts";
import { DAY, testClock } from "../support/test-clock.ts";

// A machine that has much else to do may take long to start a PostgreSQL.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

describe.each(SERVERS)("keys of ledgers over $name", ({ start }) => {
  const clock = testClock(Date.UTC(2031, 4, 9, 12));
  let server: TestServer;
  beforeAll(async () => {
    server = await start({ clock });
  });
  afterAll(() => server.close());

  /** Somebody with a plan of an id that another ledger may have too, and spending that is worth an alert. */
  async function newSpender() {
    const person = await newPremiumPerson(server);
    let token = person.token;
    const ask = (method: "GET" | "POST", path: string, body?: object, key?: string) =>
      call(server, method, path, {
        token,
        ...(body === undefined ? {} : { body }),
        headers: key === undefined ? {} : { [IDEMPOTENCY_HEADER]: key },
      });
    const plan = { ...RECURRENCE, id: timeOrderedId() };
    return {
      ask,
      owner: person.user.id,
      spend: async () => {
        const inicio = new Date(clock.now() + DAY).toISOString().slice(0, 10);
        expect((await ask("POST", paths.recurrences, { ...plan, inicio })).status).toBe(201);
        const data = new Date(clock.now()).toISOString().slice(0, 10);
        expect((await ask("POST", "/despesas", { ...INCOME, data })).status).toBe(201);
      },
      tomorrow: async () => {
        clock.advance(DAY);
        await server.lookAtCalendar();
        token = (await logIn(server, person.user.username)).token;
      },
      generate: async () => (await ask("POST", "/notificacoes/gerar-automaticas")).body,
      told: async () =>
        ((await ask("GET", paths.notifications)).body as { readonly titulo: string }[])
          .map(({ titulo }) => titulo)
          .toSorted(),
      moveOn: () => addLedger(server.database.queries, person.user, clock.now()),
      stored: async () => ({
        notifications: await server.database.queries
          .selectFrom("notifications")
          .select(["id", "key"])
          .where("user_id", "=", person.user.id)
          .orderBy("id")
          .execute(),
        keys: await server.database.queries
          .selectFrom("idempotency_keys")
          .select(["key", "fingerprint"])
          .where("user_id", "=", person.user.id)
          .orderBy("key")
          .execute(),
      }),
    };
  }

  it("a call of one ledger is no repetition of another's, while one of the person alone is", async () => {
    const { ask, moveOn } = await newSpender();
    const first = await ask("POST", "/receitas", INCOME, "k");
    const profile = await ask("POST", "/perfil", PROFILE, "p");
    expect([first.status, profile.status]).toEqual([201, 201]);
    await moveOn();
    const elsewhere = await ask("POST", "/receitas", INCOME, "k");
    expect([elsewhere.status, elsewhere.body]).toEqual([
      409,
      { detail: serverProblems["key-reused"], codigo: "chave_reutilizada" },
    ]);
    expect((await ask("GET", "/receitas")).body).toEqual([]);
    expect((await ask("POST", "/receitas", INCOME, "other")).status).toBe(201);
    expect(await ask("POST", "/perfil", PROFILE, "p")).toMatchObject({
      status: 201,
      text: profile.text,
    });
  });

  it("what was told of one ledger is told of another all the same, each once", async () => {
    const { spend, tomorrow, generate, told, moveOn } = await newSpender();
    const each = ["Por confirmar: Renda", "Saldo do mês negativo"];
    const tell = async () => {
      await spend();
      await tomorrow();
      return [await generate(), await generate()];
    };
    expect(await tell()).toEqual([{ geradas: 1 }, { geradas: 0 }]);
    expect(await told()).toEqual(each);
    await moveOn();
    expect(await tell()).toEqual([{ geradas: 1 }, { geradas: 0 }]);
    expect(await told()).toEqual([...each, ...each].toSorted());
  });

  it("what was told and answered before keys named ledgers is known again, and nothing else changes", async () => {
    const { ask, owner, spend, tomorrow, generate, told, stored } = await newSpender();
    await spend();
    await tomorrow();
    await generate();
    const first = await ask("POST", "/receitas", { ...INCOME, valor: 0.01 }, "k");
    const profile = await ask("POST", "/perfil", { ...PROFILE, nome: '"revision":1' }, "p");
    expect([first.status, profile.status]).toEqual([201, 201]);
    const ofAccount = { id: notificationId(timeOrderedId()), title: "Título", message: "Mensagem" };
    const account = { ...ofAccount, key: "security:password:a", createdAt: 1 };
    await server.stores.notifications.addNew(owner, [account]);
    const [known, bells] = [await stored(), await told()];
    const { queries } = server.database;
    const home = sql`(select home_ledger || ':' from users where id = ${owner})`;
    await sql`update notifications set key = replace(key, ${home}, '')
      where user_id = ${owner}`.execute(queries);
    await sql`update idempotency_keys set fingerprint = replace(fingerprint, ${home}, '')
      where user_id = ${owner}`.execute(queries);
    const named = /^[0-9a-f-]{36}:/;
    const before = await stored();
    expect(before.notifications.filter(({ key }) => named.test(key))).toEqual([]);
    expect(before.keys.filter(({ fingerprint }) => named.test(fingerprint))).toEqual([]);
    // The tables of others are up to date, and theirs would be named twice.
    await queries.transaction().execute(async (transaction) => {
      await sql`delete from notifications where user_id <> ${owner}`.execute(transaction);
      await sql`delete from idempotency_keys where user_id <> ${owner}`.execute(transaction);
      await keysOfLedgers().up(transaction);
    });
    expect(await stored()).toEqual(known);
    expect(await generate()).toEqual({ geradas: 0 });
    expect(await told()).toEqual(bells);
    expect((await ask("POST", "/receitas", { ...INCOME, valor: 0.01 }, "k")).text).toBe(first.text);
    expect((await ask("POST", "/perfil", { ...PROFILE, nome: '"revision":1' }, "p")).text).toBe(
      profile.text,
    );
  });
});
