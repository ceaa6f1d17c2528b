import { describe, expect, it } from "vitest";
import type { NamedCall } from "../../../src/application/outbox/queued-write.ts";
import type { Outbox } from "../../../src/application/outbox/outbox.ts";
import { CHANGE_HEADER, REVISION_HEADER } from "../../../src/contract/api-base.ts";
import { TODAY_HEADER } from "../../../src/contract/today-header.ts";
import { paths } from "../../../src/contract/paths.ts";
import { UNSENT } from "../../../src/domain/ledger/revision.ts";
import { changeId } from "../../../src/domain/shared/ids.ts";
import { httpApi } from "../../../src/infrastructure/http/api.ts";
import type { ApiCall, HttpSession, Method } from "../../../src/infrastructure/http/call.ts";
import { queueCalls, sendQueued } from "../../../src/infrastructure/http/ledger/named-calls.ts";
import { namedCall } from "../../support/kept-writes.ts";
import { answering, standIn } from "./stand-in.ts";

const CHANGE = changeId("c1");

/** Makes a call through an outbox that sends at once, for a version that it says; returns what reached each. */
async function made(method: Method, path: string, call: ApiCall, seen: number | null = null) {
  const kept: NamedCall[] = [];
  const sent: ApiCall[] = [];
  const revisions: (number | null)[] = [];
  const keep: Outbox["keep"] = async (one, send) => {
    kept.push(one);
    const { answer, revision } = await send(seen);
    revisions.push(revision);
    return answer;
  };
  const answer = await queueCalls(keep)(method, path, call, async (own) => {
    sent.push(own);
    own.onAnswer?.({ headers: new Headers({ [REVISION_HEADER]: "9" }) });
    return "answer";
  });
  return { kept, sent, revisions, answer };
}

const naming = { [CHANGE_HEADER]: CHANGE };

describe("a named write", () => {
  it("is kept in the terms of the wire, and sent for the version that the outbox says", async () => {
    const call = {
      body: { valor: 12.5 },
      query: { para: "x", vazio: undefined },
      headers: { ...naming, "if-match": `"${UNSENT}"` },
    };
    const { kept, sent, revisions, answer } = await made("put", paths.goal("g1"), call, 4);
    expect(kept).toEqual([
      {
        change: CHANGE,
        method: "put",
        path: "/objetivos/g1",
        query: { para: "x" },
        body: '{"valor":12.5}',
        seen: UNSENT,
        record: null,
        isCreation: false,
        names: [],
        undoes: null,
      },
    ]);
    expect(sent).toMatchObject([{ body: call.body, headers: { ...naming, "if-match": '"4"' } }]);
    expect([revisions, answer]).toEqual([[9], "answer"]);
  });

  it("says the day on which it was entered, whenever it is sent", async () => {
    const headers = { ...naming, [TODAY_HEADER]: "2026-11-27" };
    const { kept, sent } = await made("put", paths.toldBalance, { body: {}, headers });
    expect(sent[0]?.headers).toEqual(headers);
    const later: ApiCall[] = [];
    const send = sendQueued(async (_method, _path, _schema, call) => void later.push(call ?? {}));
    for (const one of kept) await send(one);
    expect(later[0]?.headers).toEqual(headers);
  });

  it.each([
    ["a read", "get", paths.changes, { headers: naming }],
    ["a write without a name", "post", paths.generateAlerts, {}],
    ["an import", "post", paths.imports, { headers: naming }],
    ["the undo of an import", "post", paths.undoImport("i"), { headers: naming }],
    ["a restore", "post", paths.restore, { headers: naming }],
    ["the trash", "post", paths.restoration, { headers: naming }],
    ["a file", "post", paths.goals, { headers: naming, body: new Blob(["x"]) }],
    ["a large body", "post", paths.goals, { headers: naming, body: "x".repeat(70_000) }],
  ] as const)("that is %s is made as it is", async (_, method, path, call) => {
    const { kept, sent } = await made(method, path, call);
    expect([kept, sent]).toEqual([[], [call]]);
  });

  it("that was kept is sent as it was, past the outbox, and tells its revision", async () => {
    const server = await standIn();
    let bodies = "";
    server.behave((request, response) => {
      request.on("data", (part: Buffer) => {
        bodies += part.toString();
      });
      request.on("end", () => {
        response.setHeader(REVISION_HEADER, "7");
        answering(200, "{}")(request, response);
      });
    });
    const session: HttpSession = {
      token: () => "token",
      onUnauthenticated: () => undefined,
      onForbidden: () => undefined,
      keepCall: () => Promise.reject(new Error("kept twice")),
    };
    const send = sendQueued(httpApi(session, server.url));
    const call = { change: CHANGE, method: "put", path: "/objetivos/g1" } as const;
    expect(await send(namedCall({ n: 0, ...call, body: '{"valor":1}', seen: 3 }))).toBe(7);
    const [asked] = server.asked;
    expect([asked?.method, asked?.url, bodies]).toEqual([
      "PUT",
      "/api/objetivos/g1",
      '{"valor":1}',
    ]);
    expect(asked?.headers).toMatchObject({
      "if-match": '"3"',
      [CHANGE_HEADER.toLowerCase()]: CHANGE,
    });
    await server.close();
  });
});
