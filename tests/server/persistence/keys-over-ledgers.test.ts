import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { v7 } from "uuid";
import { accountPaths } from "../../../src/contract/login/account-paths.ts";
import { EmailTaken } from "../../../server/application/administration/users.ts";
import type { Queries } from "../../../server/infrastructure/persistence/database.ts";
import { OWN_TABLES } from "../../../server/infrastructure/persistence/postgres/own-tables.ts";
import { softwareAuthenticator } from "../../support/authenticator.ts";
import { call } from "../support/caller.ts";
import { CHECKOUT } from "../support/full-account.ts";
import { memberOf } from "../support/ledgers.ts";
import { referenceOf, sendNotice } from "../support/notices.ts";
import { addPasskey, ORIGIN, passkeyOptions } from "../support/passkeys.ts";
import { newPerson, newUsername, PASSWORD } from "../support/people.ts";
import { SERVERS } from "../support/servers.ts";
import type { TestServer } from "../support/start-test-server.ts";

// A machine that has much else to do may take long to start a PostgreSQL.
vi.setConfig({ testTimeout: 120_000 });

const CALL_COUNT = 4;

/** Asks so many times at once; returns the outcomes in an order of their own. */
async function atOnce<Outcome>(ask: (nth: number) => Promise<Outcome>): Promise<Outcome[]> {
  const all = await Promise.all(Array.from({ length: CALL_COUNT }, (_, nth) => ask(nth)));
  return all.toSorted((one, other) => (String(one) < String(other) ? -1 : 1));
}

const othersOf = <Outcome>(first: Outcome, others: Outcome): Outcome[] => [
  first,
  ...Array.from({ length: CALL_COUNT - 1 }, () => others),
];

const people = (server: TestServer) =>
  Promise.all(Array.from({ length: CALL_COUNT }, () => newPerson(server)));

const register = async (server: TestServer, username: string, email: string) => {
  const body = { username, email, password: PASSWORD };
  return (await call(server, "POST", accountPaths.register, { body })).status;
};

/** Tries a key by several at once; returns what came of it, and what has to. */
type Meeting = (server: TestServer) => Promise<readonly [came: unknown, due: unknown]>;

/** A server makes it, at random, and nobody else can name it. */
const AT_RANDOM = "at random";

/** A row for the whole installation, which each write replaces. */
const REPLACED = "replaced";

/** The migrations' own. */
const OF_MIGRATIONS = "of migrations";

/** Goes with another key, behind which it is written. */
const BEHIND = "behind another key";

/** Whoever restores or brings back one of which somebody else has the id gets another: restores-at-once.test.ts. */
const ONE_S_OWN = "one's own instead";

/** What meets a key that another ledger or user has: tried where somebody outside can name it. */
const MET: Readonly<Record<string, string | Meeting>> = {
  "day_works work": REPLACED,
  "kysely_migration name": OF_MIGRATIONS,
  "kysely_migration_lock id": OF_MIGRATIONS,
  "ledgers id": AT_RANDOM,
  "members id": AT_RANDOM,
  "notifications id": ONE_S_OWN,
  "one_time_tokens digest": AT_RANDOM,
  "passkeys credential_id": async (server) => {
    const authenticator = softwareAuthenticator(ORIGIN);
    const owners = await people(server);
    const options = await Promise.all(owners.map((owner) => passkeyOptions(server, owner)));
    const made = options.map(({ body }) => authenticator.make(body));
    const added = await atOnce(async (nth) => {
      const owner = owners[nth];
      return owner && (await addPasskey(server, owner, made[nth] ?? {})).status;
    });
    return [added, othersOf(201, 409)];
  },
  "passkeys id": AT_RANDOM,
  "payment_events id": async (server) => {
    const owners = await people(server);
    const id = `evt_${v7()}`;
    const criado_em = new Date(server.stores.clock.now()).toISOString();
    const tokens = owners.map(({ token }) => token);
    const references = await Promise.all(tokens.map((token) => referenceOf(server, token)));
    const answers = await atOnce(async (nth) => {
      const referencia = references[nth];
      const notice = { id, tipo: "assinatura.iniciada", criado_em, referencia };
      return (await sendNotice(server, notice)).status;
    });
    return [answers, othersOf(200, 409)];
  },
  "photo_images name": BEHIND,
  "photos name": async (server) => {
    const owners = await people(server);
    const name = `${Math.random()}`.padEnd(64, "0");
    const added = await atOnce(async (nth) => {
      const user = owners[nth]?.user.id;
      if (user === undefined) return null;
      const { ledger } = await memberOf(server.database, user);
      return server.stores.photos.add(ledger, { name, bytes: 1, createdAt: 1 });
    });
    return [added, othersOf(true, false).toReversed()];
  },
  "rate_counts key": REPLACED,
  "settings name": REPLACED,
  "subscriptions reference": AT_RANDOM,
  "tokens digest": AT_RANDOM,
  "tokens id": AT_RANDOM,
  "users email_key": async (server) => {
    const email = `${newUsername()}@exemplo.pt`;
    const statuses = await atOnce(() => register(server, newUsername(), email));
    const owners = await people(server);
    const changed = await atOnce(async (nth) => {
      const owner = owners[nth]?.user.id;
      if (owner === undefined) return "nobody";
      return server.stores.users.changeEmail(owner, `um.${email}`).then(
        () => "changed",
        (error: unknown) => (error instanceof EmailTaken ? "taken" : "failed"),
      );
    });
    return [
      [statuses, changed],
      [othersOf(201, 409), othersOf("changed", "taken")],
    ];
  },
  "users id": AT_RANDOM,
  "users username_key": async (server) => {
    const username = newUsername();
    const statuses = await atOnce((nth) =>
      register(server, username, `${username}.${nth}@exemplo.pt`),
    );
    return [statuses, othersOf(201, 409)];
  },
};

type Key = { readonly of_table: string; readonly key: string; readonly columns: string };

/** Every unique key of a database, with its columns in order. */
async function uniqueKeys(queries: Queries, isSqlite: boolean): Promise<readonly Key[]> {
  const keys = isSqlite
    ? sql<Key>`select tables.name as of_table, keys.name as key,
          (select group_concat(name, ' ' order by seqno) from pragma_index_info(keys.name)) as columns
        from sqlite_schema as tables, pragma_index_list(tables.name) as keys
        where tables.type = 'table' and keys."unique" = 1`
    : sql<Key>`select indrelid::regclass::text as of_table, indexrelid::regclass::text as key,
          (select string_agg(attname, ' ' order by attnum) from pg_attribute
            where attrelid = indexrelid) as columns
        from pg_index join pg_class on pg_class.oid = indrelid
        where indisunique and relnamespace = current_schema()::regnamespace`;
  return (await keys.execute(queries)).rows;
}

describe.each(SERVERS)("over $name", ({ name, start }) => {
  const isSqlite = name === "SQLite";
  let server: TestServer;
  beforeAll(async () => {
    server = await start({ publicUrl: ORIGIN, checkoutUrl: CHECKOUT });
  });
  afterAll(() => server.close());

  it("each key that does not begin with its ledger or user has something that meets it", async () => {
    const keys = await uniqueKeys(server.database.queries, isSqlite);
    expect(keys.length).toBeGreaterThan(40);
    const over = keys.filter(({ columns }) => !/^(ledger_id|user_id)\b/.test(columns));
    const isHere = (key: string) =>
      !isSqlite || OWN_TABLES.every((table) => !key.startsWith(`${table} `));
    expect(over.map((key) => `${key.of_table} ${key.columns}`).toSorted()).toEqual(
      Object.keys(MET).filter(isHere).toSorted(),
    );
  });

  const tried = Object.entries(MET).flatMap(([key, meet]) =>
    typeof meet === "string" ? [] : [{ key, meet }],
  );

  it.each(tried)(
    "$key, wanted by several at once, is one's, and an answer to the others",
    async ({ meet }) => {
      const [came, due] = await meet(server);
      expect(came).toEqual(due);
    },
  );
});
