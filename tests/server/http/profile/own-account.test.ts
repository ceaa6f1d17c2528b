import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { loginPaths } from "../../../../src/contract/login/login-paths.ts";
import {
  decodeOwnSession,
  ownSessionsSchema,
} from "../../../../src/contract/profile/own-account.ts";
import { paths } from "../../../../src/contract/paths.ts";
import type { Session } from "../../../../src/domain/users/session.ts";
import { refusedFields } from "../../../../src/text/refused-fields.ts";
import { serverProblems } from "../../../../src/text/server-problems.ts";
import { describeSqliteFirst } from "../../../support/sweep.ts";
import { isPresent, PRESENCE_MS } from "../../../../server/application/login/session-lifetime.ts";
import { NOBODYS_ID } from "../../support/bodies.ts";
import { call } from "../../support/caller.ts";
import { adminSession, logIn, newcomers, statusOf, PASSWORD } from "../../support/people.ts";
import { SERVERS } from "../../support/servers.ts";
import type { TestServer } from "../../support/start-test-server.ts";
import { DAY, MINUTE, testClock } from "../../support/test-clock.ts";

const NEXT = "Outro-segredo!2";

describeSqliteFirst(SERVERS, "one's own account over $name", ({ start }) => {
  const clock = testClock();
  let server: TestServer;
  beforeAll(async () => {
    server = await start({ clock, rateLimitFactor: 1 });
  });
  afterAll(() => server.close());

  const person = newcomers(() => server, clock);
  const change = ({ token }: Session, current: string, next = NEXT) =>
    call(server, "PUT", paths.ownPassword, {
      token,
      body: { senha_atual: current, nova_senha: next },
    });
  const confirm = ({ token }: Session, password: string) =>
    call(server, "POST", paths.presence, { token, body: { senha: password } });
  const sessionsOf = async ({ token }: Session) => {
    const { body } = await call(server, "GET", paths.sessions, { token });
    return v.parse(ownSessionsSchema, body).map(decodeOwnSession);
  };
  const idOf = async (session: Session) => {
    const own = (await sessionsOf(session)).find(({ current }) => current);
    if (own === undefined) throw new Error("no session of one's own");
    return own.id;
  };
  const end = ({ token }: Session, id: string) =>
    call(server, "DELETE", paths.session(id), { token });
  const presentAt = async (session: Session) => {
    const kept = await server.stores.tokens.sessionsOf(session.user.id);
    const id = await idOf(session);
    return kept.find((one) => one.session === id)?.presentAt ?? null;
  };
  const wrong = (field: string, sentence: string) => ({
    status: 422,
    body: { detail: [{ loc: ["body", field], msg: sentence, type: "value_error" }] },
  });

  describe("a new password", () => {
    it("is the one that counts; the own session stays and is present, all others end", async () => {
      const own = await person();
      const other = await logIn(server, own.user.username);
      clock.advance(PRESENCE_MS);
      expect((await change(own, PASSWORD)).status).toBe(204);
      expect(await statusOf(server, own)).toBe(200);
      expect(await presentAt(own)).toBe(clock.now());
      expect(await statusOf(server, other)).toBe(401);
      await expect(logIn(server, own.user.username)).rejects.toThrow("Credenciais");
      expect((await logIn(server, own.user.username, NEXT)).user).toEqual(own.user);
    });

    it("is told in the bell, to its person alone", async () => {
      const [own, stranger] = [await person(), await person()];
      await change(own, PASSWORD);
      const toldTo = async ({ token }: Session) =>
        (await call(server, "GET", paths.notifications, { token })).body;
      expect(await toldTo(own)).toMatchObject([{ titulo: "Senha alterada", lida: false }]);
      expect(await toldTo(stranger)).toEqual([]);
    });

    it("needs the current one: else nothing changes", async () => {
      const own = await person();
      const other = await logIn(server, own.user.username);
      const refused = wrong("senha_atual", refusedFields.wrongCurrentPassword);
      expect(await change(own, "errada")).toMatchObject(refused);
      expect([await statusOf(server, own), await statusOf(server, other)]).toEqual([200, 200]);
      await logIn(server, own.user.username);
    });

    it.each([
      ["curta1!", "A senha deve ter no mínimo 8 caracteres"],
      ["semnumero!", "A senha deve conter pelo menos um número"],
      ["semespecial1", "A senha deve conter pelo menos um caractere especial"],
    ])("is refused if it is %s, as at the registration", async (next, sentence) => {
      const own = await person();
      expect(await change(own, PASSWORD, next)).toMatchObject(wrong("nova_senha", sentence));
    });

    it("of two at once wins one", async () => {
      const own = await person();
      const other = await logIn(server, own.user.username);
      const answers = await Promise.all([
        change(own, PASSWORD, "Primeira!1"),
        change(other, PASSWORD, "Segunda!22"),
      ]);
      const statuses = answers.map(({ status }) => status);
      expect(statuses.filter((status) => status === 204)).toHaveLength(1);
      const winner = statuses.indexOf(204);
      const password = ["Primeira!1", "Segunda!22"][winner] ?? "";
      await logIn(server, own.user.username, password);
      expect(await statusOf(server, [own, other][winner] ?? own)).toBe(200);
      expect(await statusOf(server, [other, own][winner] ?? own)).toBe(401);
    });
  });

  describe("the tries of a password", () => {
    it("are ten wrong ones in a quarter of an hour, of both calls together", async () => {
      const [own, stranger] = [await person(), await person()];
      for (let count = 0; count < 5; count += 1) {
        expect((await change(own, "errada")).status).toBe(422);
        expect((await confirm(own, "errada")).status).toBe(422);
      }
      const refused = await confirm(own, PASSWORD);
      expect(refused).toMatchObject({
        status: 429,
        body: { detail: serverProblems["too-many-requests"] },
      });
      expect(refused.headers["retry-after"]).toBe("900");
      expect((await change(own, PASSWORD)).status).toBe(429);
      expect((await confirm(stranger, PASSWORD)).status).toBe(204);
      clock.advance(15 * MINUTE);
      expect((await change(own, PASSWORD)).status).toBe(204);
    });

    it("count only if they are wrong", async () => {
      const own = await person();
      for (let count = 0; count < 12; count += 1)
        expect((await confirm(own, PASSWORD)).status).toBe(204);
    });
  });

  describe("presence", () => {
    it("begins with a login and with the password, and lasts ten minutes", async () => {
      const own = await person();
      const began = clock.now();
      expect(await presentAt(own)).toBe(began);
      clock.advance(PRESENCE_MS - 1);
      expect(isPresent({ presentAt: await presentAt(own) }, clock.now())).toBe(true);
      clock.advance(1);
      expect(isPresent({ presentAt: await presentAt(own) }, clock.now())).toBe(false);
      expect(await confirm(own, "errada")).toMatchObject(
        wrong("senha", refusedFields.wrongPassword),
      );
      expect(await presentAt(own)).toBe(began);
      expect((await confirm(own, PASSWORD)).status).toBe(204);
      expect(await presentAt(own)).toBe(clock.now());
    });

    it("is of one session alone", async () => {
      const own = await person();
      const other = await logIn(server, own.user.username);
      const began = clock.now();
      clock.advance(MINUTE);
      await confirm(own, PASSWORD);
      expect(await presentAt(other)).toBe(began);
    });
  });

  describe("the list of sessions", () => {
    it("says of each its device and its times, marks the own one, and holds nobody else's", async () => {
      const own = await person();
      await person();
      const at = clock.now() - DAY;
      clock.advance(MINUTE);
      const answer = await call(server, "POST", loginPaths.password, {
        body: { username: own.user.username, password: PASSWORD },
        headers: { "user-agent": "Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Firefox/143.0" },
      });
      expect(answer.status).toBe(200);
      const later = clock.now();
      const { body } = await call(server, "GET", paths.sessions, { token: own.token });
      expect(v.parse(ownSessionsSchema, body).map(decodeOwnSession)).toEqual(
        [
          {
            id: expect.any(String) as string,
            device: "Dispositivo desconhecido",
            madeAt: at,
            usedAt: later,
            current: true,
          },
          {
            id: expect.any(String) as string,
            device: "Firefox no Linux",
            madeAt: later,
            usedAt: later,
            current: false,
          },
        ].toSorted(
          (one, two) => two.usedAt - one.usedAt || Number(two.current) - Number(one.current),
        ),
      );
    });

    it("holds neither the token nor its digest", async () => {
      const own = await person();
      const { text } = await call(server, "GET", paths.sessions, { token: own.token });
      const rows = server.database.queries.selectFrom("tokens").select("digest");
      const { digest } = await rows.where("user_id", "=", own.user.id).executeTakeFirstOrThrow();
      expect(text).not.toContain(own.token);
      expect(text).not.toContain(digest);
    });

    it("leaves out those that have ended by themselves", async () => {
      const own = await person();
      await logIn(server, own.user.username);
      clock.advance(4 * DAY);
      expect(await sessionsOf(own)).toHaveLength(2);
      clock.advance(4 * DAY);
      expect(await sessionsOf(own)).toMatchObject([{ current: true }]);
    });
  });

  describe("ending a session", () => {
    it("binds on its very next call, and leaves the others", async () => {
      const own = await person();
      const [other, third] = [
        await logIn(server, own.user.username),
        await logIn(server, own.user.username),
      ];
      const id = await idOf(other);
      expect((await end(own, id)).status).toBe(204);
      expect(await statusOf(server, other)).toBe(401);
      expect([await statusOf(server, own), await statusOf(server, third)]).toEqual([200, 200]);
      expect((await end(own, id)).status).toBe(404);
    });

    it("of somebody else, or of none, is the same 404", async () => {
      const [own, stranger] = [await person(), await person()];
      const foreign = await end(stranger, await idOf(own));
      const missing = await end(stranger, NOBODYS_ID);
      expect([foreign.status, foreign.text]).toEqual([404, missing.text]);
      expect((await end(stranger, "x")).text).toBe(missing.text);
      expect(await statusOf(server, own)).toBe(200);
    });

    it("of all others leaves the own one, and those of other people", async () => {
      const [own, stranger] = [await person(), await adminSession(server)];
      const others = [
        await logIn(server, own.user.username),
        await logIn(server, own.user.username),
      ];
      const { status } = await call(server, "DELETE", paths.sessions, { token: own.token });
      expect(status).toBe(204);
      for (const other of others) expect(await statusOf(server, other)).toBe(401);
      expect([await statusOf(server, own), await statusOf(server, stranger)]).toEqual([200, 200]);
      expect(await sessionsOf(own)).toMatchObject([{ current: true }]);
    });
  });
});
