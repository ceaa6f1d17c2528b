import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { Failure } from "../../../src/application/failure.ts";
import { paths } from "../../../src/contract/paths.ts";
import { httpApi } from "../../../src/infrastructure/http/api.ts";
import { httpEntrances } from "../../../src/infrastructure/http/login/http-entrances.ts";
import { httpAccounts } from "../../../src/infrastructure/http/http-accounts.ts";
import { httpLedgerLog } from "../../../src/infrastructure/http/ledger/http-ledger-log.ts";
import { httpNotifications } from "../../../src/infrastructure/http/http-notifications.ts";
import { httpTransactions } from "../../../src/infrastructure/http/http-transactions.ts";
import { noCategoryIds } from "../../support/no-category-ids.ts";
import { changeId, transactionId } from "../../../src/domain/shared/ids.ts";
import { closedPort } from "./closed-port.ts";
import { answering, standIn } from "./stand-in.ts";

const HTML = "<!doctype html><title>502</title>";
const CREDENTIALS = { username: "ana", password: "x" };
const OFFLINE: Failure = { type: "offline" };
const UNEXPECTED: Failure = { type: "unexpected" };
const rejected = (status: number, detail: string | null): Failure => ({
  type: "rejected",
  status,
  detail,
});
const problem = (...messages: readonly string[]) =>
  JSON.stringify({
    detail: messages.map((msg) => ({ loc: ["body", "valor"], msg, type: "value_error" })),
  });

let server: Awaited<ReturnType<typeof standIn>>;
const onUnauthenticated = vi.fn<() => void>();
const onForbidden = vi.fn<() => void>();

beforeAll(async () => {
  server = await standIn();
});
afterAll(() => server.close());
beforeEach(() => {
  onUnauthenticated.mockClear();
  onForbidden.mockClear();
  server.asked.length = 0;
});

const apiAt = (origin: string) =>
  httpApi({ token: () => "t1", onUnauthenticated, onForbidden }, origin);
const list = (origin = server.url) => httpNotifications(apiAt(origin)).list();
const DRAFT = { date: "2026-02-28", category: "Outros", amount: 29, description: null };
const record = () =>
  httpTransactions(apiAt(server.url), noCategoryIds).income.create(DRAFT as never, {
    id: transactionId("1"),
    change: changeId("c1"),
  });
const logIn = () =>
  httpEntrances(apiAt(server.url)).enter({ by: "password", comesBack: false, ...CREDENTIALS });

describe("a server", () => {
  it("at which nobody answers is offline", async () => {
    await expect(list(await closedPort())).rejects.toEqual(OFFLINE);
  });

  it("that hangs up without an answer is offline", async () => {
    server.behave((request) => request.socket.destroy());
    await expect(list()).rejects.toEqual(OFFLINE);
  });

  it("that hangs up midway through its answer is offline", async () => {
    server.behave((request, response) => {
      response.writeHead(200, { "content-type": "application/json", "content-length": "1000" });
      response.write('[{"id":', () => request.socket.destroy());
    });
    await expect(list()).rejects.toEqual(OFFLINE);
  });

  it.each([
    ["HTML", HTML, "text/html"],
    ["half a JSON", '[{"id":"1","data":"2026-', "application/json"],
    ["nothing", "", "application/json"],
    ["another shape", '{"detail":"?"}', "application/json"],
    ["a list of the wrong shape", '[{"id":1}]', "application/json"],
  ])("that answers %s with 200 is unexpected", async (_, body, type) => {
    server.behave(answering(200, body, type));
    await expect(list()).rejects.toEqual(UNEXPECTED);
    expect(onUnauthenticated).not.toHaveBeenCalled();
  });

  const KEPT = { id: "1", data: "2026-02-28", categoria: "Outros", valor: 1.1, revisao: 7 };

  it.each([
    ["a day that does not exist", { ...KEPT, data: "2026-02-30" }],
    ["a thousandth of a euro", { ...KEPT, valor: 1.001 }],
  ])("that answers %s to a write is unexpected", async (_, body) => {
    server.behave(answering(200, JSON.stringify(body)));
    await expect(record()).rejects.toEqual(UNEXPECTED);
  });

  it("that answers more than it has to is understood all the same", async () => {
    server.behave(answering(200, JSON.stringify({ ...KEPT, novo: true })));
    expect(await record()).toEqual({
      record: {
        id: "1",
        kind: "income",
        date: "2026-02-28",
        category: "Outros",
        amount: 110,
        description: null,
      },
      revision: 7,
      removed: false,
    });
  });

  it.each([
    ["500 with HTML", 500, HTML, "text/html", null],
    ["500 with nothing", 500, "", "application/json", null],
    ["500 with half a JSON", 500, '{"detail":"x', "application/json", null],
    ["409 with a sentence", 409, '{"detail":"Já existe."}', "application/json", "Já existe."],
    ["422 with an empty list", 422, '{"detail":[]}', "application/json", null],
    ["422 with a number", 422, '{"detail":7}', "application/json", null],
    ["404 with another shape", 404, '{"error":"x"}', "application/json", null],
    ["403 with a sentence as HTML", 403, '{"detail":"x"}', "text/html", null],
    ["507 with a sentence", 507, '{"detail":"Sem espaço."}', "application/json", "Sem espaço."],
  ] as const)(
    "that answers %s rejects with its first sentence",
    async (_, status, body, type, detail) => {
      server.behave(answering(status, body, type));
      await expect(list()).rejects.toEqual(rejected(status, detail));
      expect(onUnauthenticated).not.toHaveBeenCalled();
    },
  );

  it("that answers 422 with a list rejects with its first sentence, and the field that this is about", async () => {
    server.behave(answering(422, problem("Primeira.", "Segunda.")));
    await expect(list()).rejects.toEqual({ ...rejected(422, "Primeira."), field: "valor" });
  });

  it("that hangs up midway through a refusal still refuses", async () => {
    server.behave((request, response) => {
      response.writeHead(503, { "content-type": "application/json", "content-length": "1000" });
      response.write('{"detail":', () => request.socket.destroy());
    });
    await expect(list()).rejects.toEqual(rejected(503, null));
  });

  it("is asked once, whatever it answers", async () => {
    for (const status of [429, 500, 502, 503, 504]) {
      server.asked.length = 0;
      server.behave(answering(status, "{}"));
      await expect(list()).rejects.toEqual(rejected(status, null));
      expect(server.asked.length).toBe(1);
    }
  });
});

describe("an answer of 401", () => {
  it.each([
    ["a sentence", '{"detail":"Sessão inválida"}', "application/json"],
    ["HTML", HTML, "text/html"],
  ])("with %s ends the session, and says so once", async (_, body, type) => {
    server.behave(answering(401, body, type));
    await expect(list()).rejects.toEqual({ type: "unauthenticated" });
    expect(onUnauthenticated).toHaveBeenCalledTimes(1);
  });

  it("to a login is a refusal with its sentence, and ends no session", async () => {
    server.behave(answering(401, '{"detail":"Credenciais inválidas"}'));
    await expect(logIn()).rejects.toEqual(rejected(401, "Credenciais inválidas"));
    expect(onUnauthenticated).not.toHaveBeenCalled();
  });
});

describe("an answer of 403", () => {
  it("has the user looked up again, and is told as any refusal", async () => {
    server.behave(answering(403, '{"detail":"Só com Premium."}'));
    await expect(list()).rejects.toEqual(rejected(403, "Só com Premium."));
    expect(onForbidden).toHaveBeenCalledTimes(1);
  });

  it.each([401, 404, 409, 500])("is not what %i is", async (status) => {
    server.behave(answering(status, "{}"));
    await expect(list()).rejects.toBeDefined();
    expect(onForbidden).not.toHaveBeenCalled();
  });
});

describe("a login", () => {
  it("carries no token, not even while a session runs", async () => {
    server.behave(answering(401, "{}"));
    await expect(logIn()).rejects.toEqual(rejected(401, null));
    expect(server.asked[0]!.headers.authorization).toBe(undefined);
  });

  it("that is answered in another shape is unexpected", async () => {
    server.behave(answering(200, '{"access_token":"","token_type":"bearer"}'));
    await expect(logIn()).rejects.toEqual(UNEXPECTED);
  });
});

describe("a call", () => {
  it("carries the bearer token of the moment, or none", async () => {
    server.behave(answering(200, "[]"));
    let token: string | null = "t1";
    const notifications = httpNotifications(
      httpApi({ token: () => token, onUnauthenticated, onForbidden }, server.url),
    );
    await notifications.list();
    token = "t2";
    await notifications.list();
    token = null;
    await notifications.list();
    expect(server.asked.map(({ headers }) => headers.authorization)).toEqual([
      "Bearer t1",
      "Bearer t2",
      undefined,
    ]);
  });

  it.each([
    [{}, ""],
    [{ from: "2026-02-01" }, "&de=2026-02-01"],
    [{ to: "2026-02-28" }, "&ate=2026-02-28"],
    [{ from: "2026-02-01", to: "2026-02-28" }, "&de=2026-02-01&ate=2026-02-28"],
  ])("for the period %j sends what is given of it and nothing else", async (period, query) => {
    server.behave(answering(200, "{}"));
    const asked = httpLedgerLog(apiAt(server.url)).changes(0, period as never);
    await expect(asked).rejects.toEqual(UNEXPECTED);
    expect(server.asked[0]!.url).toBe(`/api${paths.changes}?desde=0${query}`);
  });

  it("sends a draft as JSON of euros, with its names", async () => {
    server.behave((request, response) => {
      let body = "";
      request.on("data", (chunk: Buffer) => (body += chunk.toString()));
      request.on("end", () =>
        answering(201, JSON.stringify({ ...(JSON.parse(body) as object), revisao: 7 }))(
          request,
          response,
        ),
      );
    });
    const made = await record();
    expect(made).toMatchObject({ record: { ...DRAFT, id: "1", kind: "income" }, revision: 7 });
    const { method, headers } = server.asked[0]!;
    expect([method, headers["content-type"], headers["fincontrol-alteracao"]]).toEqual([
      "POST",
      "application/json",
      "c1",
    ]);
  });

  it("that is answered without content is done", async () => {
    server.behave((_, response) => response.writeHead(204).end());
    await expect(httpAccounts(apiAt(server.url)).logOut("t1")).resolves.toBe(undefined);
  });
});
