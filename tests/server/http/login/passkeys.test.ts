import fc from "fast-check";
import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { loginPaths } from "../../../../src/contract/login/login-paths.ts";
import { passkeyPaths } from "../../../../src/contract/passkeys/passkey-paths.ts";
import { accountPaths } from "../../../../src/contract/login/account-paths.ts";
import { decodeSession, sessionSchema } from "../../../../src/contract/login/auth.ts";
import { decodePasskey, passkeysSchema } from "../../../../src/contract/passkeys/passkeys.ts";
import { paths } from "../../../../src/contract/paths.ts";
import { PASSKEYS_MAX } from "../../../../src/domain/users/passkey.ts";
import type { Session } from "../../../../src/domain/users/session.ts";
import { refusedFields } from "../../../../src/text/refused-fields.ts";
import { LIFETIMES } from "../../../../server/application/login/make-token.ts";
import { describeSqliteFirst } from "../../../support/sweep.ts";
import { PRESENCE_MS } from "../../../../server/application/login/session-lifetime.ts";
import { softwareAuthenticator, type Lies } from "../../../support/authenticator.ts";
import { administrationOf } from "../../support/administration.ts";
import { NOBODYS_ID } from "../../support/bodies.ts";
import { call } from "../../support/caller.ts";
import {
  addPasskey,
  loginOptions,
  newPasskey,
  ORIGIN,
  passkeyLogin,
  passkeyOptions,
  sendProof,
} from "../../support/passkeys.ts";
import {
  adminSession,
  logIn,
  newcomers,
  newPerson,
  statusOf,
  PASSWORD,
} from "../../support/people.ts";
import { refusal } from "../../support/refusals.ts";
import { SERVERS } from "../../support/servers.ts";
import { startTestServer, type TestServer } from "../../support/start-test-server.ts";
import { DAY, MINUTE, testClock } from "../../support/test-clock.ts";
import { runs } from "../../../support/runs.ts";

const unproven = {
  status: 422,
  body: {
    detail: [
      { loc: ["body", "resposta"], msg: refusedFields.unprovenPasskey, type: "value_error" },
    ],
  },
};

/** Everything that may be untrue of what an authenticator or its browser says. */
const LIES: readonly (readonly [string, Lies])[] = [
  ["another origin", { origin: "https://financas.exemplo.com" }],
  ["the origin without TLS", { origin: "http://financas.exemplo.pt" }],
  ["another port", { origin: `${ORIGIN}:8443` }],
  ["another party", { rpId: "exemplo.pt" }],
  ["a person who was not verified", { userVerified: false }],
  ["a person who was not there", { userPresent: false }],
  ["a challenge that nobody made", { challenge: "a".repeat(43) }],
  ["a page in a frame of another one", { crossOrigin: true }],
  ["another kind of ceremony", { type: "webauthn.other" }],
];

describeSqliteFirst(SERVERS, "passkeys over $name", ({ start }) => {
  const clock = testClock();
  let server: TestServer;
  beforeAll(async () => {
    server = await start({ clock, rateLimitFactor: 1, publicUrl: ORIGIN });
  });
  afterAll(() => server.close());

  const person = newcomers(() => server, clock);
  const listOf = async ({ token }: Session) => {
    const { body } = await call(server, "GET", passkeyPaths.all, { token });
    return v.parse(passkeysSchema, body).map(decodePasskey);
  };
  const remove = ({ token }: Session, id: string) =>
    call(server, "DELETE", passkeyPaths.one(id), { token });
  const rename = ({ token }: Session, id: string, nome: string) =>
    call(server, "PUT", passkeyPaths.one(id), { token, body: { nome } });
  const toldTo = async ({ token }: Session) =>
    (await call(server, "GET", paths.notifications, { token })).body;

  describe("one that is made", () => {
    it("is listed with its name, ends the other sessions, and is told to its person alone", async () => {
      const [own, stranger] = [await person(), await newPerson(server)];
      const other = await logIn(server, own.user.username);
      const { id } = await newPasskey(server, own);
      expect(await listOf(own)).toEqual([
        { id, name: "Telemóvel", madeAt: clock.now(), usedAt: null },
      ]);
      expect([await statusOf(server, own), await statusOf(server, other)]).toEqual([200, 401]);
      expect(await toldTo(own)).toMatchObject([{ titulo: "Chave de acesso adicionada" }]);
      expect([await toldTo(stranger), await listOf(stranger)]).toEqual([[], []]);
    });

    it("is asked for as one that needs no name and verifies its person, for the one address", async () => {
      const own = await person();
      const { authenticator } = await newPasskey(server, own);
      expect((await passkeyOptions(server, own)).body).toMatchObject({
        rp: { id: "financas.exemplo.pt", name: "FinControl" },
        user: { name: own.user.username },
        attestation: "none",
        authenticatorSelection: { residentKey: "required", userVerification: "required" },
        excludeCredentials: [{ id: authenticator.credential }],
      });
    });

    it.each(LIES)("is refused with %s, and nothing is kept", async (_, lies) => {
      const own = await person();
      const options = await passkeyOptions(server, own);
      const made = softwareAuthenticator(ORIGIN).make(options.body, lies);
      expect(await addPasskey(server, own, made)).toMatchObject(unproven);
      expect(await listOf(own)).toEqual([]);
      expect(await toldTo(own)).toEqual([]);
    });

    it("is refused under another name than its own, or with a certificate that nobody asked for", async () => {
      const own = await person();
      for (const lies of [{ credential: "YWJj" }, { format: "android-safetynet" }]) {
        const options = await passkeyOptions(server, own);
        const made = softwareAuthenticator(ORIGIN).make(options.body, lies);
        expect(await addPasskey(server, own, made)).toMatchObject(unproven);
      }
    });

    it("answers a challenge once, within five minutes, for whom it was made, and no login's", async () => {
      const [own, stranger] = [await person(), await newPerson(server)];
      const made = softwareAuthenticator(ORIGIN).make((await passkeyOptions(server, own)).body);
      expect(await addPasskey(server, stranger, made)).toMatchObject(unproven);
      expect(await addPasskey(server, own, made)).toMatchObject(unproven);

      const late = softwareAuthenticator(ORIGIN).make((await passkeyOptions(server, own)).body);
      clock.advance(LIFETIMES.passkey);
      expect(await addPasskey(server, own, late)).toMatchObject(unproven);

      const { body } = await loginOptions(server);
      const { challenge } = v.parse(v.object({ challenge: v.string() }), body);
      const options = await passkeyOptions(server, own);
      const crossed = softwareAuthenticator(ORIGIN).make(options.body, { challenge });
      expect(await addPasskey(server, own, crossed)).toMatchObject(unproven);
    });

    it("asks for presence, and for a session that goes on", async () => {
      const own = await person();
      clock.advance(PRESENCE_MS);
      expect(await passkeyOptions(server, own)).toMatchObject(refusal("presence-missing"));
      const again = await logIn(server, own.user.username);
      const made = softwareAuthenticator(ORIGIN).make((await passkeyOptions(server, again)).body);
      await call(server, "POST", accountPaths.logout, { token: again.token });
      expect((await addPasskey(server, again, made)).status).toBe(401);
      expect(await listOf(own)).toEqual([]);
    });

    it("is refused if it is registered already, whoever has it", async () => {
      const [own, stranger] = [await person(), await newPerson(server)];
      const { authenticator } = await newPasskey(server, own);
      for (const who of [own, stranger]) {
        const made = authenticator.make((await passkeyOptions(server, who)).body);
        expect(await addPasskey(server, who, made)).toMatchObject(refusal("passkey-known"));
      }
    });

    it("is one of ten at most, also of those that are made at once", async () => {
      const own = await person();
      for (let count = 0; count < PASSKEYS_MAX - 1; count += 1) await newPasskey(server, own);
      const options = [await passkeyOptions(server, own), await passkeyOptions(server, own)];
      const made = options.map(({ body }) => softwareAuthenticator(ORIGIN).make(body));
      const answers = await Promise.all(made.map((one) => addPasskey(server, own, one)));
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 409]));
      expect(await passkeyOptions(server, own)).toMatchObject(refusal("passkey-limit"));
      expect(await listOf(own)).toHaveLength(PASSKEYS_MAX);
    });

    it.each(["", "   ", "x".repeat(81)])("is refused under the name %j", async (name) => {
      const own = await person();
      const made = softwareAuthenticator(ORIGIN).make((await passkeyOptions(server, own)).body);
      expect((await addPasskey(server, own, made, name)).status).toBe(422);
      // What was typed wrong costs no challenge.
      expect((await addPasskey(server, own, made, "x".repeat(80))).status).toBe(201);
    });
  });

  describe("a login with one", () => {
    it("opens a session of its person that is present, with no name and no password", async () => {
      const own = await person();
      const { authenticator } = await newPasskey(server, own);
      const { body } = await loginOptions(server);
      expect(body).toMatchObject({ rpId: "financas.exemplo.pt", userVerification: "required" });
      expect(body).not.toHaveProperty("allowCredentials");
      clock.advance(MINUTE);
      const answer = await passkeyLogin(server, authenticator);
      expect(answer.status).toBe(200);
      const session = decodeSession(v.parse(sessionSchema, answer.body));
      expect(session.user).toEqual(own.user);
      expect(await statusOf(server, session)).toBe(200);
      expect((await passkeyOptions(server, session)).status).toBe(200);
      expect(await listOf(session)).toMatchObject([{ usedAt: clock.now() }]);
    });

    it("works again and again, with an authenticator that does not count as well", async () => {
      const own = await person();
      const silent = softwareAuthenticator(ORIGIN, { counts: false });
      const { authenticator } = await newPasskey(server, own);
      await newPasskey(server, own, silent);
      for (const each of [authenticator, silent, authenticator, silent])
        expect((await passkeyLogin(server, each)).status).toBe(200);
    });

    it.each(LIES)("is refused with %s", async (_, lies) => {
      const own = await person();
      const { authenticator } = await newPasskey(server, own);
      expect(await passkeyLogin(server, authenticator, lies)).toMatchObject(refusal("bad-passkey"));
      expect(await listOf(own)).toMatchObject([{ usedAt: null }]);
      expect((await passkeyLogin(server, authenticator)).status).toBe(200);
    });

    it("is refused with a proof that was used before, or is late", async () => {
      const own = await person();
      const { authenticator } = await newPasskey(server, own);
      const proof = authenticator.prove((await loginOptions(server)).body);
      expect((await sendProof(server, proof)).status).toBe(200);
      expect(await sendProof(server, proof)).toMatchObject(refusal("bad-passkey"));
      const late = authenticator.prove((await loginOptions(server)).body);
      clock.advance(LIFETIMES.passkey);
      expect(await sendProof(server, late)).toMatchObject(refusal("bad-passkey"));
    });

    it("of two at once with one proof lets one in", async () => {
      const own = await person();
      const { authenticator } = await newPasskey(server, own);
      const proof = authenticator.prove((await loginOptions(server)).body);
      const answers = await Promise.all([1, 2, 3, 4].map(() => sendProof(server, proof)));
      const statuses = answers.map(({ status }) => status);
      expect(statuses.filter((status) => status === 200)).toHaveLength(1);
      expect(statuses.filter((status) => status === 401)).toHaveLength(3);
    });

    it("is refused, and told, if the counter does not go on", async () => {
      const own = await person();
      const { authenticator } = await newPasskey(server, own);
      expect((await passkeyLogin(server, authenticator, { counter: 9 })).status).toBe(200);
      for (const counter of [9, 8, 0])
        expect(await passkeyLogin(server, authenticator, { counter })).toMatchObject(
          refusal("bad-passkey"),
        );
      expect(await toldTo(own)).toMatchObject([
        ...Array.from({ length: 3 }, () => ({ titulo: "Chave de acesso recusada" })),
        { titulo: "Chave de acesso adicionada" },
      ]);
      expect((await passkeyLogin(server, authenticator, { counter: 10 })).status).toBe(200);
    });

    it("is refused with somebody else's name on a key, with none, and with an unknown key", async () => {
      const [own, stranger] = [await person(), await newPerson(server)];
      const { authenticator } = await newPasskey(server, own);
      const { authenticator: foreign } = await newPasskey(server, stranger);
      const strangers = Buffer.from(stranger.user.id).toString("base64url");
      for (const lies of [
        { userHandle: strangers },
        { userHandle: null },
        { credential: foreign.credential },
        { credential: foreign.credential, userHandle: strangers },
        { credential: "YWJj" },
      ])
        expect(await passkeyLogin(server, authenticator, lies)).toMatchObject(
          refusal("bad-passkey"),
        );
    });

    it("is refused to somebody who is suspended, or whose key was removed", async () => {
      const own = await person();
      const { authenticator, id } = await newPasskey(server, own);
      const admin = administrationOf(server, await adminSession(server));
      await admin.change(own.user.username, { status: "suspenso" });
      expect(await passkeyLogin(server, authenticator)).toMatchObject(refusal("suspended"));
      await admin.change(own.user.username, { status: "ativo" });
      expect((await passkeyLogin(server, authenticator)).status).toBe(200);
      await remove(await logIn(server, own.user.username), id);
      expect(await passkeyLogin(server, authenticator)).toMatchObject(refusal("bad-passkey"));
    });

    it("has an account back that leaves where that is asked for, once, and only then", async () => {
      const own = await person();
      const { authenticator } = await newPasskey(server, own);
      const leave = ({ token }: Session) =>
        call(server, "DELETE", accountPaths.me, { token, body: { senha: PASSWORD } });
      const staysUntil = async () => (await server.stores.users.withId(own.user.id))?.leavesAt;
      await leave(own);
      expect(await passkeyLogin(server, authenticator)).toMatchObject({
        status: 403,
        body: { codigo: "conta_em_eliminacao" },
      });
      expect(await staysUntil()).toBe(clock.now() + 7 * DAY);
      const comeBack = async (proof: object) =>
        call(server, "POST", loginPaths.comeBackByPasskey, { body: { resposta: proof } });
      const proof = authenticator.prove((await loginOptions(server)).body);
      const back = await comeBack(proof);
      expect(back.status).toBe(200);
      expect(await staysUntil()).toBe(null);
      expect(await comeBack(proof)).toMatchObject(refusal("bad-passkey"));
      const session = decodeSession(v.parse(sessionSchema, back.body));
      await leave(session);
      clock.advance(7 * DAY);
      const late = authenticator.prove((await loginOptions(server)).body);
      expect(await comeBack(late)).toMatchObject(refusal("bad-passkey"));
    });

    it("fails a hundred times in a quarter of an hour from one address, and no other pays for that", async () => {
      const own = await person();
      const { authenticator } = await newPasskey(server, own);
      const proof = authenticator.prove((await loginOptions(server)).body, { rpId: "x" });
      const [bad, good] = ["192.0.2.7", "192.0.2.8"];
      for (let count = 0; count < 100; count += 1)
        expect((await sendProof(server, proof, bad)).status).toBe(401);
      const right = authenticator.prove((await loginOptions(server, bad)).body);
      expect((await sendProof(server, right, bad)).headers["retry-after"]).toBe("900");
      const body = { username: own.user.username, password: PASSWORD };
      const byPassword = await call(server, "POST", loginPaths.password, { body, address: bad });
      expect(byPassword.status).toBe(429);
      expect((await sendProof(server, right, good)).status).toBe(200);
    });
  });

  describe("presence by one", () => {
    const beginWith = ({ token }: Session) =>
      call(server, "POST", passkeyPaths.presenceOptions, { token });
    const confirmWith = ({ token }: Session, resposta: object) =>
      call(server, "POST", passkeyPaths.presence, { token, body: { resposta } });

    it("is as good as by the password, of the session that asks alone", async () => {
      const own = await person();
      const { authenticator } = await newPasskey(server, own);
      const other = await logIn(server, own.user.username);
      clock.advance(PRESENCE_MS);
      const { body } = await beginWith(own);
      expect(body).toMatchObject({ allowCredentials: [{ id: authenticator.credential }] });
      expect((await confirmWith(own, authenticator.prove(body))).status).toBe(204);
      expect((await passkeyOptions(server, own)).status).toBe(200);
      expect((await passkeyOptions(server, other)).status).toBe(403);
      expect(await listOf(own)).toMatchObject([{ usedAt: clock.now() }]);
    });

    it("is refused by somebody else's key, and by a challenge of a login or of somebody else", async () => {
      const [own, stranger] = [await person(), await newPerson(server)];
      const { authenticator } = await newPasskey(server, own);
      const { authenticator: foreign } = await newPasskey(server, stranger);
      const [options, strangers] = [(await beginWith(own)).body, (await beginWith(stranger)).body];
      expect(await confirmWith(own, foreign.prove(options))).toMatchObject(unproven);
      expect(await confirmWith(own, authenticator.prove(strangers))).toMatchObject(unproven);
      const atLogin = authenticator.prove((await loginOptions(server)).body);
      expect(await confirmWith(own, atLogin)).toMatchObject(unproven);
      const asLogin = authenticator.prove((await beginWith(own)).body);
      expect(await sendProof(server, asLogin)).toMatchObject(refusal("bad-passkey"));
    });

    it.each(LIES)("is refused with %s", async (_, lies) => {
      const own = await person();
      const { authenticator } = await newPasskey(server, own);
      const proof = authenticator.prove((await beginWith(own)).body, lies);
      expect(await confirmWith(own, proof)).toMatchObject(unproven);
    });

    it("is refused, and told, if the counter does not go on", async () => {
      const own = await person();
      const { authenticator } = await newPasskey(server, own);
      const proof = authenticator.prove((await beginWith(own)).body, { counter: 1 });
      expect(await confirmWith(own, proof)).toMatchObject(unproven);
      expect(await toldTo(own)).toMatchObject([{ titulo: "Chave de acesso recusada" }, {}]);
    });

    it("is looked at ten times if it is wrong, together with the password", async () => {
      const own = await person();
      const { authenticator } = await newPasskey(server, own);
      for (let count = 0; count < 10; count += 1) {
        const wrong = authenticator.prove((await beginWith(own)).body, { userVerified: false });
        expect((await confirmWith(own, wrong)).status).toBe(422);
      }
      const right = authenticator.prove((await beginWith(own)).body);
      expect((await confirmWith(own, right)).status).toBe(429);
      const body = { senha: PASSWORD };
      const { token } = own;
      expect((await call(server, "POST", paths.presence, { token, body })).status).toBe(429);
    });

    it("cannot be asked for by somebody who has none", async () => {
      expect(await beginWith(await person())).toMatchObject(refusal("no-passkey"));
    });
  });

  it("are refused, and nothing else, whatever the bytes of an answer are", async () => {
    const own = await person();
    const { authenticator } = await newPasskey(server, own);
    const bytes = fc.oneof(
      fc.uint8Array({ minLength: 1, maxLength: 300 }).map((some) => Buffer.from(some)),
      fc.json().map((text) => Buffer.from(text)),
    );
    const part = fc.constantFrom(
      "clientDataJSON",
      "attestationObject",
      "authenticatorData",
      "signature",
    );
    await fc.assert(
      fc.asyncProperty(part, bytes, async (name, broken) => {
        const lie = (answer: { readonly response: object }) => ({
          ...answer,
          response: { ...answer.response, [name]: broken.toString("base64url") },
        });
        if (name !== "attestationObject") {
          const proof = authenticator.prove((await loginOptions(server)).body);
          const answer = await sendProof(server, lie(proof), "192.0.2.9");
          expect(answer).toMatchObject(refusal("bad-passkey"));
        }
        if (name === "clientDataJSON" || name === "attestationObject") {
          const options = await passkeyOptions(server, own);
          const made = softwareAuthenticator(ORIGIN).make(options.body);
          expect(await addPasskey(server, own, lie(made))).toMatchObject(unproven);
        }
      }),
      { numRuns: runs(30) },
    );
  });

  describe("one that is kept", () => {
    it("is renamed, by its person alone", async () => {
      const [own, stranger] = [await person(), await newPerson(server)];
      const { id } = await newPasskey(server, own);
      expect((await rename(own, id, "Chave do portátil")).status).toBe(204);
      expect(await listOf(own)).toMatchObject([{ name: "Chave do portátil" }]);
      const missing = await rename(own, NOBODYS_ID, "Outra");
      expect(missing).toMatchObject(refusal("no-such-record"));
      expect((await rename(stranger, id, "Minha")).text).toBe(missing.text);
      expect((await rename(own, id, " ")).status).toBe(422);
      expect(await listOf(own)).toMatchObject([{ name: "Chave do portátil" }]);
    });

    it("is removed by its person alone, who is present; their other sessions end, and the bell tells", async () => {
      const [own, stranger] = [await person(), await newPerson(server)];
      const { id } = await newPasskey(server, own);
      const other = await logIn(server, own.user.username);
      const missing = await remove(stranger, NOBODYS_ID);
      expect(missing).toMatchObject(refusal("no-such-record"));
      expect((await remove(stranger, id)).text).toBe(missing.text);
      expect(await statusOf(server, other)).toBe(200);
      expect((await remove(own, id)).status).toBe(204);
      expect(await listOf(own)).toEqual([]);
      expect([await statusOf(server, own), await statusOf(server, other)]).toEqual([200, 401]);
      expect(await toldTo(own)).toMatchObject([
        { titulo: "Chave de acesso removida" },
        { titulo: "Chave de acesso adicionada" },
      ]);
      expect((await remove(own, id)).status).toBe(404);
      clock.advance(PRESENCE_MS);
      expect(await remove(own, id)).toMatchObject(refusal("presence-missing"));
    });

    it("says nothing of what it is verified by", async () => {
      const own = await person();
      const { authenticator } = await newPasskey(server, own);
      const { text } = await call(server, "GET", passkeyPaths.all, { token: own.token });
      expect(text).not.toContain(authenticator.credential);
    });
  });

  it("leave no challenge behind that nobody answered in time", async () => {
    const own = await person();
    await passkeyOptions(server, own);
    await loginOptions(server);
    clock.advance(LIFETIMES.passkey + 1);
    await loginOptions(server);
    const rows = await server.database.queries.selectFrom("one_time_tokens").selectAll().execute();
    expect(rows).toMatchObject([{ payload: "login", made_at: clock.now() }]);
  });
});

describe("where passkeys cannot be used", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ publicUrl: "http://192.168.1.20" });
  });
  afterAll(() => server.close());

  it("they are refused in words that say why, and told in the configuration", async () => {
    const own = await newPerson(server);
    const authenticator = softwareAuthenticator(ORIGIN);
    const asked = { challenge: "YQ", rp: { id: "x" }, user: { id: "YQ" }, rpId: "x" };
    const off = refusal("passkeys-off");
    expect(await passkeyOptions(server, own)).toMatchObject(off);
    expect(await addPasskey(server, own, authenticator.make(asked))).toMatchObject(off);
    expect(await loginOptions(server)).toMatchObject(off);
    expect(await sendProof(server, authenticator.prove(asked))).toMatchObject(off);
    const { token } = own;
    expect((await call(server, "GET", passkeyPaths.all, { token })).body).toEqual([]);
    expect((await call(server, "GET", paths.config)).body).toMatchObject({ origem_chaves: null });
  });
});
