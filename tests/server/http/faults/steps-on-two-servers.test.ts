import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newPerson } from "../../support/people.ts";
import { refusal } from "../../support/refusals.ts";
import { challengeFor, setUpFactor, tryCode } from "../../support/second-factor.ts";
import { newDatabase } from "../../support/shared-postgres.ts";
import { startTestServer, type TestServer } from "../../support/start-test-server.ts";
import { testClock } from "../../support/test-clock.ts";
import { codeAt, STEP_MS } from "../../support/totp.ts";

describe("two servers over one PostgreSQL", () => {
  const clock = testClock();
  let one: TestServer;
  let other: TestServer;
  beforeAll(async () => {
    const databaseUrl = await newDatabase();
    const secretKey = "a key that both servers have, 32+ long";
    one = await startTestServer({ clock, databaseUrl, secretKey });
    other = await startTestServer({ clock, databaseUrl, secretKey });
  });
  afterAll(async () => {
    await one.close();
    await other.close();
  });

  it("share the steps of a login, and take each code once", async () => {
    const person = await newPerson(one);
    const { secret, codes } = await setUpFactor(one, person, clock);
    const { username } = person.user;
    clock.advance(STEP_MS);
    const code = codeAt(secret, clock.now());
    const challenge = await challengeFor(one, username);
    expect((await tryCode(other, challenge, code)).status).toBe(200);
    expect(await tryCode(one, challenge, code)).toMatchObject(refusal("challenge-gone"));
    const next = await challengeFor(other, username);
    expect(await tryCode(one, next, code)).toMatchObject(refusal("wrong-code"));

    const [recovery = ""] = codes;
    const answers = await Promise.all([
      tryCode(one, await challengeFor(one, username), recovery),
      tryCode(other, await challengeFor(other, username), recovery),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it("count the tries of one challenge together: after ten it is gone on both", async () => {
    const person = await newPerson(one);
    const { codes } = await setUpFactor(one, person, clock);
    const challenge = await challengeFor(one, person.user.username);
    for (let count = 0; count < 10; count += 1) {
      const server = count % 2 === 0 ? one : other;
      const wrong = await tryCode(server, challenge, "ZZZZ-ZZZZ-ZZZZ-ZZZZ");
      expect(wrong).toMatchObject(refusal("wrong-code"));
    }
    for (const server of [one, other])
      expect(await tryCode(server, challenge, codes[0] ?? "")).toMatchObject(
        refusal("challenge-gone"),
      );
  });

  it("with a secret that another key has sealed say so, and still take a recovery code", async () => {
    const stranger = await startTestServer({
      clock,
      databaseUrl: await newDatabase(),
      secretKey: "a".repeat(32),
    });
    const person = await newPerson(stranger);
    const { secret } = await setUpFactor(stranger, person, clock);
    const kept = await stranger.database.queries
      .selectFrom("second_factors")
      .select("sealed")
      .executeTakeFirstOrThrow();
    await stranger.close();

    const own = await newPerson(one);
    const { codes } = await setUpFactor(one, own, clock);
    const moved = one.database.queries.updateTable("second_factors").set(kept);
    await moved.where("user_id", "=", own.user.id).execute();
    clock.advance(STEP_MS);
    const challenge = await challengeFor(one, own.user.username);
    const code = codeAt(secret, clock.now());
    expect(await tryCode(one, challenge, code)).toMatchObject(refusal("key-lost"));
    expect((await tryCode(one, challenge, codes[0] ?? "")).status).toBe(200);
  });
});
