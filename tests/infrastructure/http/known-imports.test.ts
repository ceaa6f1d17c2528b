import { v7 } from "uuid";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { rememberImports } from "../../../src/application/imports/remember-imports.ts";
import { EPOCH_HEADER } from "../../../src/contract/api-base.ts";
import type { ImportDraft } from "../../../src/domain/imports/import.ts";
import type { Revision } from "../../../src/domain/ledger/revision.ts";
import { changeId, ruleId, transactionId } from "../../../src/domain/shared/ids.ts";
import { httpApi, type Api } from "../../../src/infrastructure/http/api.ts";
import { httpImports } from "../../../src/infrastructure/http/http-imports.ts";
import { httpRules } from "../../../src/infrastructure/http/http-rules.ts";
import { revisionOf } from "../../../src/infrastructure/http/ledger/revision-of.ts";
import { newPersonAt } from "../../older-build/person.ts";
import { todaysClient } from "../../older-build/todays-client.ts";
import { sessionOf } from "../../older-build/wiring.ts";
import { divided, importOf, lineNumber, readAnew } from "../../server/support/imports.ts";
import { startTestServer, type TestServer } from "../../server/support/start-test-server.ts";
import { fakeClock } from "../../support/fakes/fake-clock.ts";
import { noCategoryIds } from "../../support/no-category-ids.ts";

const change = () => changeId(v7());

describe("what a client knows of imports", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());

  /** Somebody new who imports, with the requests that have been made for it since they were looked at last. */
  async function importing() {
    const { token } = await newPersonAt(server.url);
    const client = todaysClient(server.url, token);
    await client.open();
    let heard: Revision = 0;
    const session = sessionOf(token);
    session.onAnswer = (answer) => {
      heard = Math.max(heard, revisionOf(answer) ?? 0);
      client.ledger.noteRevision(heard, answer.headers.get(EPOCH_HEADER));
    };
    const api = httpApi(session, server.url);
    let made: string[] = [];
    const counted: Api = (method, path, schema, call) => {
      const { query = {} } = call ?? {};
      const which = ["de", "importacao"].map((name) => query[name] ?? "").join("");
      made.push(`${method} ${path} ${which}`.trim());
      return api(method, path, schema, call);
    };
    const remembered = rememberImports(httpImports(counted, fakeClock("2031-04-06")), {
      getSnapshot: client.observableBook.getSnapshot,
      latestRevision: client.ledger.latestRevision,
    });
    /** What is known is what anybody is told who asks anew; answers the requests that it took. */
    const look = async () => {
      made = [];
      const known = await remembered.known();
      const asked = made.toSorted();
      expect(known).toEqual(await httpImports(api, fakeClock("2031-04-06")).lines());
      expect(await remembered.known()).toBe(known);
      expect(made).toHaveLength(asked.length);
      return asked;
    };
    return { client, remembered, look, rules: httpRules(api, noCategoryIds) };
  }

  const ALL = ["get /importacoes/linhas"];
  const only = (...imports: readonly ImportDraft[]) =>
    imports.map(({ id }) => `get /importacoes/linhas ${id}`).toSorted();

  it("is asked for once, and after an act of its own only as far as that has changed it", async () => {
    const { remembered, look, rules } = await importing();
    expect(await look()).toEqual(ALL);
    const others = importOf([8, 9].map((number) => lineNumber(number)));
    const first = importOf([lineNumber(0), divided(lineNumber(1)), lineNumber(2)]);
    for (const draft of [others, first]) await remembered.make(draft, change());
    expect(await look()).toEqual(only(others, first));

    const [ousted, , kept] = first.lines;
    if (ousted === undefined || kept === undefined) throw new Error("three lines");
    const transfer = lineNumber(5, {
      use: { type: "not-counted" },
      leftOut: { reason: "transfer", because: ousted.id },
      excludes: [{ id: ousted.id, reason: "transfer" }],
    });
    const second = importOf([transfer]);
    await remembered.make(second, change());
    expect(await look()).toEqual(only(first, second));

    const rule = {
      contains: "galp",
      kind: "expense",
      category: null,
      leavesOut: true,
      description: null,
      position: 0,
    } as const;
    await remembered.beside(rules.create(rule, { id: ruleId(v7()), change: change() }));
    expect(await look()).toEqual([]);

    await remembered.count(kept.id, { counts: false, category: null }, change());
    expect(await look()).toEqual(only(first));
    await remembered.undo(second.id, [], change());
    expect(await look()).toEqual(only(first, second));
  });

  it("is asked for again once the ledger has changed in another way, and after a movement that came back", async () => {
    const { client, remembered, look } = await importing();
    const first = importOf([lineNumber(0), lineNumber(1)]);
    await remembered.make(first, change());
    expect(await look()).toEqual(ALL);
    const [line] = first.lines;
    if (line === undefined) throw new Error("two lines");
    await client.reach(client.ledger.latestRevision());
    const record = {
      id: transactionId(line.id),
      revision: client.observableBook.confirmed().revision,
    };
    await client.writers.expense.remove(record, v7());
    expect(await look()).toEqual(ALL);
    const again = {
      ...importOf(readAnew([{ ...line, again: true }])),
      account: first.account,
    };
    await remembered.make(again, change());
    expect(await look()).toEqual(only(first, again));
  });

  it("stays as it is after a refusal, and is asked for again after an act that nobody answered", async () => {
    const { remembered, look } = await importing();
    const draft = importOf([lineNumber(0)]);
    await remembered.make(draft, change());
    await look();
    const taken = { ...draft, name: "outro.csv" };
    await expect(remembered.make(taken, change())).rejects.toMatchObject({ status: 409 });
    expect(await look()).toEqual([]);
    const lost = remembered.beside(Promise.reject(Object.assign(new Error(), { type: "offline" })));
    await expect(lost).rejects.toThrow();
    expect(await look()).toEqual(ALL);
  });
});
