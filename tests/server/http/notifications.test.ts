import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as v from "valibot";
import { notificationListSchema } from "../../../src/contract/notifications/notifications.ts";
import {
  notificationId,
  type NotificationId,
  type UserId,
} from "../../../src/domain/shared/ids.ts";
import { timeOrderedId } from "../../../server/infrastructure/time-ordered-id.ts";
import { BUDGET, INCOME, NOBODYS_ID } from "../support/bodies.ts";
import { call, type Method } from "../support/caller.ts";
import { newPerson, newPremiumPerson } from "../support/people.ts";
import { fieldRefusal, refusal } from "../support/refusals.ts";
import { startTestServer, type TestServer } from "../support/start-test-server.ts";
import { DAY, MINUTE, testClock } from "../support/test-clock.ts";

const MISSING = refusal("no-such-record");

describe("a notification", () => {
  const clock = testClock();
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ clock });
  });
  afterAll(() => server.close());

  let made = 0;
  /** Tells somebody something, a second after what was told before. */
  const tell = async (owner: UserId, title = "Título"): Promise<NotificationId> => {
    made += 1;
    const id = notificationId(timeOrderedId());
    const createdAt = Date.UTC(2031, 4, 6) + made * 1_000;
    const told = { id, key: `key-${made}`, title, message: "Mensagem", createdAt };
    await server.stores.notifications.addNew(owner, [told]);
    return id;
  };
  const listed = async (token: string, query = "") => {
    const answer = await call(server, "GET", `/notificacoes${query}`, { token });
    expect(answer.status).toBe(200);
    return v.parse(notificationListSchema, answer.body);
  };
  const idsOf = async (token: string, query?: string) =>
    (await listed(token, query)).map(({ id }) => id);
  const markRead = (token: string, id: string) =>
    call(server, "PUT", `/notificacoes/${id}/marcar-lida`, { token });
  const markAll = (token: string) =>
    call(server, "PUT", "/notificacoes/marcar-todas-lidas", { token });
  const dismiss = (token: string, id: string) =>
    call(server, "DELETE", `/notificacoes/${id}`, { token });

  it("is told just as it was written, the newest first, on the free plan too", async () => {
    const { token, user } = await newPerson(server);
    const hostile = '<img src=x onerror=alert(1)> \u202e😀 "; DROP TABLE users; --';
    const [first, second] = [await tell(user.id, hostile), await tell(user.id)];
    const answer = await call(server, "GET", "/notificacoes", { token });
    expect(answer.body).toMatchObject([
      { id: second, lida: false },
      {
        id: first,
        titulo: hostile,
        mensagem: "Mensagem",
        lida: false,
        created_at: expect.stringMatching(/^2031-05-06T00:\d\d:\d\d\.000Z$/) as string,
        ligacao: null,
      },
    ]);
  });

  it("stays read once it is read, however often it is marked", async () => {
    const { token, user } = await newPerson(server);
    const [first, second] = [await tell(user.id), await tell(user.id)];
    for (const _ of [1, 2]) {
      const answer = await markRead(token, first);
      expect([answer.status, answer.text]).toEqual([204, ""]);
    }
    expect((await listed(token)).map(({ lida }) => lida)).toEqual([false, true]);
    expect(await idsOf(token, "?apenas_nao_lidas=true")).toEqual([second]);
    expect(await idsOf(token, "?apenas_nao_lidas=false")).toEqual([second, first]);
  });

  it("is read with all the others, but for those of somebody else", async () => {
    const [one, other] = [await newPerson(server), await newPerson(server)];
    for (const { user } of [one, one, other]) await tell(user.id);
    const answer = await markAll(one.token);
    expect([answer.status, answer.text]).toEqual([204, ""]);
    expect(await idsOf(one.token, "?apenas_nao_lidas=true")).toEqual([]);
    expect(await idsOf(one.token)).toHaveLength(2);
    expect(await idsOf(other.token, "?apenas_nao_lidas=true")).toHaveLength(1);
    expect((await markAll(one.token)).status).toBe(204);
  });

  it("that is removed is gone for every call", async () => {
    const { token, user } = await newPerson(server);
    const [gone, kept] = [await tell(user.id), await tell(user.id)];
    const answer = await dismiss(token, gone);
    expect([answer.status, answer.text]).toEqual([204, ""]);
    expect(await idsOf(token)).toEqual([kept]);
    expect(await idsOf(token, "?apenas_nao_lidas=true")).toEqual([kept]);
    expect(await dismiss(token, gone)).toMatchObject(MISSING);
    expect(await markRead(token, gone)).toMatchObject(MISSING);
  });

  it("that is removed never comes back by the same alert", async () => {
    const { token } = await newPremiumPerson(server);
    await call(server, "POST", "/orcamento", {
      token,
      body: { ...BUDGET, valor_limite: 10, mes_ano: "2031-05" },
    });
    await call(server, "POST", "/receitas", {
      token,
      body: { ...INCOME, data: "2031-05-01", valor: 900 },
    });
    await call(server, "POST", "/despesas", {
      token,
      body: { ...INCOME, categoria: "Lazer", data: "2031-05-02", valor: 10 },
    });
    const generate = () => call(server, "POST", "/notificacoes/gerar-automaticas", { token });
    expect((await generate()).body).toEqual({ geradas: 1 });
    const [alert] = await listed(token);
    expect(alert?.titulo).toBe("Orçamento esgotado: Lazer");
    await dismiss(token, alert?.id ?? "");
    expect((await generate()).body).toEqual({ geradas: 0 });
    expect(await listed(token)).toEqual([]);
  });

  it("of somebody else is as good as missing", async () => {
    const [owner, stranger] = [await newPerson(server), await newPerson(server)];
    const id = await tell(owner.user.id);
    const reach = async (wanted: string) => [
      await markRead(stranger.token, wanted),
      await dismiss(stranger.token, wanted),
    ];
    const [foreign, missing] = [await reach(id), await reach(NOBODYS_ID)];
    expect(foreign).toMatchObject([MISSING, MISSING]);
    expect(foreign.map(({ text }) => text)).toEqual(missing.map(({ text }) => text));
    expect((await listed(owner.token)).map(({ lida }) => lida)).toEqual([false]);
    expect(await listed(stranger.token)).toEqual([]);
  });

  it.each(["nada", "%00", "..%2f..%2fetc", `${NOBODYS_ID}x`, "' OR 1=1 --"])(
    "is not reached by the id %s",
    async (id) => {
      const { token } = await newPerson(server);
      expect(await markRead(token, encodeURI(id))).toMatchObject(MISSING);
      expect(await dismiss(token, encodeURI(id))).toMatchObject(MISSING);
    },
  );

  it.each([
    ["?apenas_nao_lidas=1", "apenas_nao_lidas", "wrong-type"],
    ["?apenas_nao_lidas=", "apenas_nao_lidas", "wrong-type"],
    ["?apenas_nao_lidas=true&apenas_nao_lidas=true", "apenas_nao_lidas", "wrong-type"],
    ["?lida=false", "lida", "unknown-field"],
  ] as const)("is not listed with %s", async (query, field, issue) => {
    const { token } = await newPerson(server);
    const answer = await call(server, "GET", `/notificacoes${query}`, { token });
    expect(answer).toMatchObject(fieldRefusal(["query", field], issue));
  });

  it("is listed among the newest 200 at most, but marked as read with all", async () => {
    const { token, user } = await newPerson(server);
    const { notifications } = server.stores;
    const told = Array.from({ length: 201 }, (_, index) => {
      const id = notificationId(timeOrderedId());
      return { id, key: id, title: "Título", message: "Mensagem", createdAt: index };
    });
    await notifications.addNew(user.id, told);
    const newest = told.map(({ id }) => id).toReversed();
    expect(await idsOf(token)).toEqual(newest.slice(0, 200));
    await markAll(token);
    expect(await notifications.list(user.id, { unreadOnly: true })).toEqual([]);
    await dismiss(token, newest[0] ?? "");
    expect(await idsOf(token)).toEqual(newest.slice(1));
  });

  it("is neither read nor sent again to who has the list, until the list changes", async () => {
    const { token, user } = await newPerson(server);
    const [first, second] = [await tell(user.id), await tell(user.id)];
    const ask = (tag: string, whose = token, query = "") =>
      call(server, "GET", `/notificacoes${query}`, {
        token: whose,
        headers: { "if-none-match": tag },
      });
    const tagNow = async () => String((await ask("")).headers["etag"]);
    const rename = (from: string, to: string) =>
      sql`alter table ${sql.table(from)} rename to ${sql.table(to)}`.execute(
        server.database.queries,
      );
    const tag = await tagNow();
    await rename("notifications", "away");
    const unchanged = await ask(tag);
    await rename("away", "notifications");
    expect([unchanged.status, unchanged.text]).toEqual([304, ""]);

    const changes = [
      () => tell(user.id),
      () => markRead(token, first),
      () => markAll(token),
      () => dismiss(token, second),
    ];
    for (const change of changes) {
      const before = await tagNow();
      await change();
      expect([await tagNow(), (await ask(before)).status]).not.toEqual([before, 304]);
    }
    const { token: stranger } = await newPerson(server);
    const now = await tagNow();
    expect((await ask(now, stranger)).status).toBe(200);
    expect((await ask(now, token, "?apenas_nao_lidas=true")).status).toBe(200);
    expect((await ask(now)).status).toBe(304);
  });

  describe("that is only asked for by a timer", () => {
    const statusOf = async (token: string, method: Method = "GET", path = "/notificacoes") =>
      (await call(server, method, path, { token })).status;

    it("lets the session grow idle all the same", async () => {
      const { token } = await newPerson(server);
      for (let day = 1; day < 7; day += 1) {
        clock.advance(DAY);
        expect(await statusOf(token)).toBe(200);
      }
      clock.advance(DAY - 1);
      expect(await statusOf(token)).toBe(200);
      clock.advance(1);
      expect(await statusOf(token)).toBe(401);
    });

    it.each([
      ["GET", "/receitas"],
      ["GET", "/auth/me"],
      ["PUT", "/notificacoes/marcar-todas-lidas"],
      ["DELETE", `/notificacoes/${NOBODYS_ID}`],
    ] as const)("is another matter than %s %s, which a person does", async (method, path) => {
      const { token } = await newPerson(server);
      clock.advance(6 * DAY);
      await statusOf(token, method, path);
      clock.advance(6 * DAY);
      expect(await statusOf(token)).toBe(200);
    });

    it("writes nothing into the token", async () => {
      const { token, user } = await newPerson(server);
      const used = async () => {
        const row = server.database.queries.selectFrom("tokens").select("used_at");
        return (await row.where("user_id", "=", user.id).executeTakeFirstOrThrow()).used_at;
      };
      const before = await used();
      clock.advance(10 * MINUTE);
      await statusOf(token);
      expect(await used()).toBe(before);
      await statusOf(token, "GET", "/perfil");
      expect(await used()).toBe(clock.now());
    });
  });
});
