import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { loginPaths } from "../../../../src/contract/login/login-paths.ts";
import { accountPaths } from "../../../../src/contract/login/account-paths.ts";
import { sessionSchema } from "../../../../src/contract/login/auth.ts";
import { factorPaths } from "../../../../src/contract/second-factor/factor-paths.ts";
import { paths } from "../../../../src/contract/paths.ts";
import { recoveryCodesSchema } from "../../../../src/contract/second-factor/second-factor.ts";
import { sessionId } from "../../../../src/domain/shared/ids.ts";
import { accepted } from "../../../../src/domain/shared/result.ts";
import type { Session } from "../../../../src/domain/users/session.ts";
import { fieldIssues } from "../../../../src/text/field-issues.ts";
import { refusedFields } from "../../../../src/text/refused-fields.ts";
import { LIFETIMES } from "../../../../server/application/login/make-token.ts";
import { confirmPresence } from "../../../../server/application/presence/confirm-presence.ts";
import { PRESENCE_MS } from "../../../../server/application/login/session-lifetime.ts";
import { call } from "../../support/caller.ts";
import { logIn, newcomers, statusOf, PASSWORD } from "../../support/people.ts";
import { refusal } from "../../support/refusals.ts";
import { beginFactor, challengeFor, setUpFactor, tryCode } from "../../support/second-factor.ts";
import { SERVERS } from "../../support/servers.ts";
import type { TestServer } from "../../support/start-test-server.ts";
import { MINUTE, testClock } from "../../support/test-clock.ts";
import { codeAt, STEP_MS } from "../../support/totp.ts";

describe.each(SERVERS)("a second factor over $name", ({ start }) => {
  const clock = testClock();
  let server: TestServer;
  beforeAll(async () => {
    server = await start({ clock, rateLimitFactor: 1 });
  });
  afterAll(() => server.close());

  const person = newcomers(() => server, clock);
  /** Somebody with a second factor, whose next code has not been used. */
  const guarded = async () => {
    const own = await person();
    const factor = await setUpFactor(server, own, clock);
    clock.advance(STEP_MS);
    return { own, ...factor, username: own.user.username };
  };
  const now = (secret: string, drift = 0) => codeAt(secret, clock.now() + drift * STEP_MS);
  /** Six digits that are no code of this moment. */
  const wrongFor = (secret: string) => {
    const near = [-2, -1, 0, 1, 2].map((drift) => now(secret, drift));
    return ["000000", "111111", "222222", "333333", "444444", "555555"].find(
      (code) => !near.includes(code),
    ) as string;
  };
  const as = ({ token }: Session) => ({
    factor: async () => (await call(server, "GET", factorPaths.secondFactor, { token })).body,
    remove: () => call(server, "DELETE", factorPaths.totp, { token }),
    renew: () => call(server, "POST", factorPaths.recoveryCodes, { token }),
    confirm: (codigo: string) =>
      call(server, "POST", factorPaths.confirmTotp, { token, body: { codigo } }),
    prove: (body: object) => call(server, "POST", paths.presence, { token, body }),
    status: () => statusOf(server, { token }),
    told: async () =>
      v
        .parse(
          v.array(v.object({ titulo: v.string() })),
          (await call(server, "GET", paths.notifications, { token })).body,
        )
        .map(({ titulo }) => titulo),
  });
  const wrongCode = {
    status: 422,
    body: {
      detail: [{ loc: ["body", "codigo"], msg: refusedFields.wrongCode, type: "value_error" }],
    },
  };

  describe("is set up", () => {
    it("by a first code of its app, and answers ten recovery codes", async () => {
      const own = await person();
      expect(await as(own).factor()).toEqual({ totp: null, codigos: 0 });
      const secret = await beginFactor(server, own);
      expect(await as(own).factor()).toEqual({ totp: null, codigos: 0 });
      expect(await as(own).confirm(wrongFor(secret))).toMatchObject(wrongCode);
      const confirmed = await as(own).confirm(now(secret));
      const { codigos } = v.parse(recoveryCodesSchema, confirmed.body);
      expect(new Set(codigos).size).toBe(10);
      for (const code of codigos)
        expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/);
      const moment = new Date(clock.now()).toISOString();
      expect(await as(own).factor()).toEqual({ totp: { confirmado_em: moment }, codigos: 10 });
    });

    it("and ends every other session, keeps the own one, and is told", async () => {
      const own = await person();
      const other = await logIn(server, own.user.username);
      await setUpFactor(server, own, clock);
      expect([await as(own).status(), await as(other).status()]).toEqual([200, 401]);
      expect(await as(own).told()).toEqual(["Verificação em dois passos ativada"]);
    });

    it("only with presence, and once; a secret that was not confirmed makes room for another", async () => {
      const own = await person();
      const first = await beginFactor(server, own);
      const second = await beginFactor(server, own);
      expect(await as(own).confirm(now(first))).toMatchObject(wrongCode);
      expect((await as(own).confirm(now(second))).status).toBe(200);
      expect(await call(server, "POST", factorPaths.totp, { token: own.token })).toMatchObject(
        refusal("factor-exists"),
      );
      clock.advance(STEP_MS);
      expect(await as(own).confirm(now(second))).toMatchObject(refusal("no-factor"));
      clock.advance(PRESENCE_MS);
      for (const act of [as(own).remove, as(own).renew])
        expect(await act()).toMatchObject(refusal("presence-missing"));
    });

    it("within half an hour of its making, by a session however fresh", async () => {
      const own = await person();
      const late = await beginFactor(server, own);
      clock.advance(30 * MINUTE);
      expect(await as(own).confirm(now(late))).toMatchObject(refusal("setup-gone"));
      const again = await logIn(server, own.user.username);
      expect(await as(again).confirm(now(late))).toMatchObject(refusal("setup-gone"));
      const anew = await beginFactor(server, again);
      clock.advance(30 * MINUTE - 1);
      expect((await as(again).confirm(now(anew))).status).toBe(200);
    });

    it("with nothing in the database that makes or is a code", async () => {
      const { own, secret, codes } = await guarded();
      const { queries } = server.database;
      const kept = JSON.stringify([
        await queries.selectFrom("second_factors").selectAll().execute(),
        await queries.selectFrom("recovery_codes").selectAll().execute(),
      ]);
      expect(kept).toContain(own.user.id);
      for (const text of [secret, ...codes, ...codes.map((code) => code.replaceAll("-", ""))])
        expect(kept).not.toContain(text);
    });

    it("by nobody who has none: there is nothing to confirm, renew or remove", async () => {
      const own = await person();
      for (const answer of [
        await as(own).confirm("123456"),
        await as(own).renew(),
        await as(own).remove(),
      ])
        expect(answer).toMatchObject(refusal("no-factor"));
    });
  });

  describe("at a login", () => {
    it("takes a code after the password, and opens what a login opens", async () => {
      const { own, secret, username } = await guarded();
      const challenge = await challengeFor(server, username);
      const answer = await tryCode(server, challenge, now(secret));
      expect(answer.status).toBe(200);
      const session = v.parse(sessionSchema, answer.body);
      expect(session.user.id).toBe(own.user.id);
      const { status } = await call(server, "GET", accountPaths.me, {
        token: session.access_token,
      });
      expect(status).toBe(200);
    });

    it("tells who does not know the password as little as ever", async () => {
      const { username } = await guarded();
      const { username: plain } = (await person()).user;
      const answers = await Promise.all(
        [username, plain, "ninguem_aqui"].map((name) =>
          call(server, "POST", loginPaths.password, {
            body: { username: name, password: "errada" },
          }),
        ),
      );
      expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    });

    it("takes the code of the step before and of the one after, and no further ones", async () => {
      const { secret, username } = await guarded();
      clock.advance(10 * STEP_MS);
      const challenge = await challengeFor(server, username);
      for (const far of [-2, 2])
        expect(await tryCode(server, challenge, now(secret, far))).toMatchObject(
          refusal("wrong-code"),
        );
      expect((await tryCode(server, challenge, now(secret, -1))).status).toBe(200);
      expect(
        (await tryCode(server, await challengeFor(server, username), now(secret, 1))).status,
      ).toBe(200);
    });

    it("takes each code once, and none that is older than one that was used", async () => {
      const { secret, username } = await guarded();
      const code = now(secret);
      expect((await tryCode(server, await challengeFor(server, username), code)).status).toBe(200);
      const challenge = await challengeFor(server, username);
      for (const used of [code, now(secret, -1)])
        expect(await tryCode(server, challenge, used)).toMatchObject(refusal("wrong-code"));
      clock.advance(STEP_MS);
      expect((await tryCode(server, challenge, now(secret))).status).toBe(200);
    });

    it("takes one code of two logins at once", async () => {
      const { secret, username } = await guarded();
      const challenges = [
        await challengeFor(server, username),
        await challengeFor(server, username),
      ];
      const answers = await Promise.all(
        challenges.map((challenge) => tryCode(server, challenge, now(secret))),
      );
      const statuses = answers.map(({ status }) => status);
      expect(statuses.toSorted((one, two) => one - two)).toEqual([200, 401]);
    });

    it("takes each recovery code once, and tells how many are left", async () => {
      const { own, codes, username } = await guarded();
      const [first = "", second = ""] = codes;
      expect(
        (await tryCode(server, await challengeFor(server, username), first.toLowerCase())).status,
      ).toBe(200);
      const challenge = await challengeFor(server, username);
      expect(await tryCode(server, challenge, first)).toMatchObject(refusal("wrong-code"));
      expect((await tryCode(server, challenge, second)).status).toBe(200);
      expect(await as(own).factor()).toMatchObject({ codigos: 8 });
      expect(await as(own).told()).toContain("Código de recuperação usado");
    });

    it("begins anew after five minutes, after a success, and with what nobody answered", async () => {
      const { secret, username } = await guarded();
      const old = await challengeFor(server, username);
      clock.advance(LIFETIMES.code);
      const gone = refusal("challenge-gone");
      expect(await tryCode(server, old, now(secret))).toMatchObject(gone);
      expect(gone.body).toMatchObject({ codigo: "desafio" });
      const fresh = await challengeFor(server, username);
      clock.advance(LIFETIMES.code - 1);
      expect((await tryCode(server, fresh, now(secret))).status).toBe(200);
      clock.advance(STEP_MS);
      expect(await tryCode(server, fresh, now(secret))).toMatchObject(gone);
      expect(await tryCode(server, "inventado", now(secret))).toMatchObject(gone);
    });

    it("ends with another password, a suspension or the removal of the factor", async () => {
      const { own, secret, username } = await guarded();
      const challenge = await challengeFor(server, username);
      const next = "Outro-segredo!2";
      await call(server, "PUT", paths.ownPassword, {
        token: own.token,
        body: { senha_atual: PASSWORD, nova_senha: next },
      });
      expect(await tryCode(server, challenge, now(secret))).toMatchObject(
        refusal("challenge-gone"),
      );
      const waiting = await challengeFor(server, username, next);
      const { queries } = server.database;
      const set = (status: "active" | "suspended") =>
        queries.updateTable("users").set({ status }).where("id", "=", own.user.id).execute();
      await set("suspended");
      expect(await tryCode(server, waiting, now(secret))).toMatchObject(refusal("suspended"));
      await set("active");
      expect((await as(own).remove()).status).toBe(204);
      expect(await tryCode(server, waiting, now(secret))).toMatchObject(refusal("challenge-gone"));
      await logIn(server, username, next);
    });

    it("looks at ten wrong codes in a quarter of an hour from all addresses that are not familiar together", async () => {
      const { secret, codes, username } = await guarded();
      for (let count = 0; count < 10; count += 1) {
        const challenge = await challengeFor(server, username);
        const address = `192.0.2.${count}`;
        const wrong = await tryCode(server, challenge, wrongFor(secret), { address });
        expect(wrong).toMatchObject(refusal("wrong-code"));
      }
      const elsewhere = { address: "192.0.2.99" };
      const challenge = await challengeFor(server, username);
      const refused = await tryCode(server, challenge, now(secret), elsewhere);
      expect(refused).toMatchObject(refusal("too-many-requests"));
      expect(refused.headers["retry-after"]).toBe("900");
      // Their owner comes in all the same: with a recovery code from anywhere, with the app from where they are known.
      expect((await tryCode(server, challenge, codes[0] ?? "", elsewhere)).status).toBe(200);
      const own = await challengeFor(server, username);
      expect((await tryCode(server, own, now(secret))).status).toBe(200);
      clock.advance(15 * MINUTE);
      const later = await challengeFor(server, username);
      expect((await tryCode(server, later, now(secret), { address: "192.0.2.98" })).status).toBe(
        200,
      );
    });

    it("looks at ten wrong codes from a familiar address too", async () => {
      const { secret, username } = await guarded();
      const challenge = await challengeFor(server, username);
      const waiting = await Promise.all(
        Array.from({ length: 10 }, () => challengeFor(server, username)),
      );
      for (let count = 0; count < 10; count += 1)
        expect(await tryCode(server, waiting[count] ?? "", wrongFor(secret))).toMatchObject(
          refusal("wrong-code"),
        );
      expect((await tryCode(server, challenge, now(secret))).status).toBe(429);
    });

    it("counts a wrong code as a failed login of its address", async () => {
      const { secret, username } = await guarded();
      const address = "198.51.100.7";
      const challenge = await challengeFor(server, username);
      for (let count = 0; count < 5; count += 1)
        await tryCode(server, challenge, wrongFor(secret), { address });
      const login = (password: string) =>
        call(server, "POST", loginPaths.password, { body: { username, password }, address });
      for (let count = 0; count < 5; count += 1) expect((await login("errada")).status).toBe(401);
      expect((await login(PASSWORD)).status).toBe(429);
    });
  });

  it("is asked for by whoever has their account back, which stays only then", async () => {
    const { own, secret, username } = await guarded();
    const waiting = await challengeFor(server, username);
    await call(server, "DELETE", accountPaths.me, { token: own.token, body: { senha: PASSWORD } });
    expect(await tryCode(server, waiting, now(secret))).toMatchObject(refusal("challenge-gone"));
    const body = { username, password: PASSWORD };
    const first = await call(server, "POST", loginPaths.comeBack, { body });
    const { desafio } = v.parse(v.object({ desafio: v.string() }), first.body);
    const kept = async () => (await server.stores.users.withId(own.user.id))?.leavesAt;
    expect(await tryCode(server, desafio, wrongFor(secret))).toMatchObject(refusal("wrong-code"));
    expect(await kept()).not.toBe(null);
    expect((await tryCode(server, desafio, now(secret))).status).toBe(200);
    expect(await kept()).toBe(null);
  });

  describe("as presence", () => {
    it("is asked for where there is one: the password alone shows too little", async () => {
      const { own, secret } = await guarded();
      clock.advance(PRESENCE_MS);
      expect(await as(own).prove({ senha: PASSWORD })).toMatchObject(refusal("factor-asked"));
      const changed = await call(server, "PUT", paths.ownPassword, {
        token: own.token,
        body: { senha_atual: PASSWORD, nova_senha: "Outra!234" },
      });
      expect(changed.status).toBe(204);
      expect(await as(own).remove()).toMatchObject(refusal("presence-missing"));
      const leave = () =>
        call(server, "DELETE", accountPaths.me, { token: own.token, body: { senha: "Outra!234" } });
      expect(await leave()).toMatchObject(refusal("presence-missing"));
      expect((await as(own).prove({ codigo: now(secret) })).status).toBe(204);
      expect((await leave()).status).toBe(200);
    });

    it("counts for ten minutes, each code once", async () => {
      const { own, secret, codes } = await guarded();
      clock.advance(PRESENCE_MS);
      expect(await as(own).renew()).toMatchObject(refusal("presence-missing"));
      expect((await as(own).prove({ codigo: now(secret) })).status).toBe(204);
      expect(await as(own).prove({ codigo: now(secret) })).toMatchObject(wrongCode);
      expect((await as(own).renew()).status).toBe(200);
      expect(await as(own).prove({ codigo: codes[0] })).toMatchObject(wrongCode);
    });

    it("of a recovery code is told, as at a login", async () => {
      const { own, codes } = await guarded();
      expect((await as(own).prove({ codigo: codes[0] })).status).toBe(204);
      expect(await as(own).told()).toContain("Código de recuperação usado");
      expect(await as(own).factor()).toMatchObject({ codigos: 9 });
    });

    it("finds the room that is kept for what takes access away, as the password does", async () => {
      const { own, codes } = await guarded();
      const plain = await person();
      const { tokens, userWork } = server.stores;
      const actorOf = async ({ user }: Session) => {
        const [{ session } = { session: sessionId("none") }] = await tokens.sessionsOf(user.id);
        return { user, session };
      };
      let isFull = true;
      const confirm = confirmPresence({
        ...server.stores,
        limit: { take: async () => accepted(null), giveBack: async () => {} },
        userWork: async (owner, work) => {
          if (isFull) throw new Error("the disk is full");
          return userWork(owner, work);
        },
        withDiskReserve: async (work) => {
          await expect(work()).rejects.toThrow("the disk is full");
          isFull = false;
          return work();
        },
      });
      for (const [whose, proof] of [
        [own, { type: "code", code: codes[0] ?? "" }],
        [plain, { type: "password", password: PASSWORD }],
      ] as const) {
        isFull = true;
        expect(await confirm(await actorOf(whose), proof)).toEqual(accepted(null));
      }
    });

    it("is one of the two proofs, and of who has none the password alone", async () => {
      const own = await person();
      expect(await as(own).prove({ codigo: "123456" })).toMatchObject(wrongCode);
      for (const body of [{}, { senha: PASSWORD, codigo: "123456" }])
        expect(await as(own).prove(body)).toMatchObject({
          status: 422,
          body: { detail: [{ msg: fieldIssues["one-proof"] }] },
        });
    });

    it("shares the tries of the password", async () => {
      const { own, secret } = await guarded();
      for (let count = 0; count < 10; count += 1)
        expect(await as(own).prove({ codigo: wrongFor(secret) })).toMatchObject(wrongCode);
      const changed = await call(server, "PUT", paths.ownPassword, {
        token: own.token,
        body: { senha_atual: PASSWORD, nova_senha: "Outra!234" },
      });
      expect(changed.status).toBe(429);
    });
  });

  describe("is removed", () => {
    it("with its recovery codes; other sessions end, and a password alone opens again", async () => {
      const { own, secret, codes, username } = await guarded();
      const challenge = await challengeFor(server, username);
      const session = v.parse(sessionSchema, (await tryCode(server, challenge, now(secret))).body);
      expect((await as(own).remove()).status).toBe(204);
      expect(await as(own).factor()).toEqual({ totp: null, codigos: 0 });
      const other = await call(server, "GET", accountPaths.me, { token: session.access_token });
      expect([await as(own).status(), other.status]).toEqual([200, 401]);
      expect(await as(own).told()).toContain("Verificação em dois passos removida");
      await logIn(server, username);
      expect(await as(own).prove({ codigo: codes[0] })).toMatchObject(wrongCode);
    });
  });

  it("makes new recovery codes in the place of the earlier ones, and tells of it", async () => {
    const { own, codes, username } = await guarded();
    const { codigos } = v.parse(recoveryCodesSchema, (await as(own).renew()).body);
    expect(codigos).toHaveLength(10);
    expect(codigos.filter((code) => codes.includes(code))).toEqual([]);
    expect(await as(own).told()).toContain("Novos códigos de recuperação");
    const challenge = await challengeFor(server, username);
    expect(await tryCode(server, challenge, codes[0] ?? "")).toMatchObject(refusal("wrong-code"));
    expect((await tryCode(server, challenge, codigos[0] ?? "")).status).toBe(200);
  });

  it("outlives a new password that an administrator sets", async () => {
    const { own, username } = await guarded();
    const { queries } = server.database;
    const other = await person();
    const { passwordHash } = (await server.stores.users.withId(other.user.id)) ?? {
      passwordHash: "",
    };
    const update = queries.updateTable("users").set({ password_hash: passwordHash });
    await update.where("id", "=", own.user.id).execute();
    expect(await challengeFor(server, username)).not.toBe("");
  });
});
