import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { randomTokenMint } from "../../../server/infrastructure/security/random-secrets.ts";
import { recoveryPaths } from "../../../src/contract/login/recovery.ts";
import { serverProblems } from "../../../src/text/server-problems.ts";
import { call } from "../support/caller.ts";
import { FIRST_VERSIONS, type FirstVersion } from "../support/first-version.ts";
import { bringTo } from "../support/migrations.ts";
import { conclude } from "../support/recovery.ts";
import { tryCode } from "../support/second-factor.ts";
import { startTestServer, type TestServer } from "../support/start-test-server.ts";
import { MINUTE, testClock } from "../support/test-clock.ts";

// A machine that has much else to do may take long to make a database.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const BEFORE = "0041-keys-of-ledgers";
const { digestOf } = randomTokenMint;

describe.each(FIRST_VERSIONS)("what was handed out before an update, over $name,", ({ begin }) => {
  const clock = testClock();
  const now = clock.now();
  let data: FirstVersion;
  let server: TestServer;
  let end: () => Promise<void>;
  let owner: string;
  beforeAll(async () => {
    const storage = begin();
    data = await storage.lay();
    await bringTo(BEFORE, data);
    const [user] = await data.ask(
      "select id, password_hash from users where username_key = 'marta_premium'",
    );
    owner = String(user?.["id"]);
    const lay = (table: string, ...values: readonly (string | number | null)[]) => {
      const words = values.map((value) => (typeof value === "string" ? `'${value}'` : `${value}`));
      return data.ask(`insert into ${table} values (${words.join(", ")})`);
    };
    const [other] = await data.ask("select id from users where username_key <> 'marta_premium'");
    const [good, past] = [now - 29 * MINUTE, now - 30 * MINUTE];
    await lay("tokens", "digest", "session", owner, "Firefox", now, now, now);
    await lay("links", digestOf("email"), owner, "email", "nova@exemplo.pt", "session", good);
    await lay("links", digestOf("reset"), String(other?.["id"]), "reset", null, null, good);
    await lay("links", digestOf("past"), owner, "reset", null, null, past);
    const password = digestOf(String(user?.["password_hash"]));
    await lay("login_challenges", digestOf("code"), owner, password, now - 4 * MINUTE, 9);
    await lay("login_challenges", digestOf("late"), owner, password, now - 5 * MINUTE, 0);
    await lay("challenges", digestOf("making"), "create", owner, now - MINUTE);
    await lay("challenges", digestOf("login"), "login", null, now - MINUTE);
    server = await startTestServer({ ...data, clock });
    end = async () => {
      await server.close();
      await storage.end();
    };
  });
  afterAll(() => end());

  it("leaves the tables that it lay in, and nothing of it is left out", async () => {
    const tables = await server.database.queries.introspection.getTables();
    const names = new Set(tables.map(({ name }) => name));
    expect(["links", "login_challenges", "challenges"].filter((name) => names.has(name))).toEqual(
      [],
    );
    expect(await data.ask("select digest from one_time_tokens")).toHaveLength(7);
  });

  it("goes on with the tries that it had: a login takes one more code", async () => {
    const wrong = { detail: serverProblems["wrong-code"] };
    expect((await tryCode(server, "code", "000000")).body).toMatchObject(wrong);
    const gone = { detail: serverProblems["challenge-gone"] };
    expect((await tryCode(server, "code", "000000")).body).toMatchObject(gone);
    expect((await tryCode(server, "late", "000000")).body).toMatchObject(gone);
  });

  it("is a challenge of the same person for the same purpose", async () => {
    const { oneTimeTokens } = server.stores;
    expect(await oneTimeTokens.spend("passkey", digestOf("making"))).toEqual({
      kind: "passkey",
      owner,
      ceremony: "create",
      madeAt: now - MINUTE,
      expiresAt: now + 4 * MINUTE,
      tries: 0,
    });
    expect(await oneTimeTokens.spend("passkey", digestOf("login"))).toMatchObject({
      owner: null,
      ceremony: "login",
    });
  });

  it("opens by the links of its mails, until they are past", async () => {
    const confirm = () =>
      call(server, "POST", recoveryPaths.confirmEmail, { body: { token: "email" } });
    const statuses = [
      await conclude(server, "past"),
      await conclude(server, "reset"),
      await conclude(server, "reset"),
      await confirm(),
      await confirm(),
    ].map(({ status }) => status);
    expect(statuses).toEqual([410, 204, 410, 204, 410]);
    const [user] = await data.ask(`select email from users where id = '${owner}'`);
    expect(user).toEqual({ email: "nova@exemplo.pt" });
  });
});
