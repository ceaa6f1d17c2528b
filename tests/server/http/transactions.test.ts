import fc from "fast-check";
import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { paths } from "../../../src/contract/paths.ts";
import {
  decodeTransaction,
  encodeTransactionEntry,
  transactionListSchema,
  transactionSchema,
} from "../../../src/contract/kinds/transactions.ts";
import type { TransactionKind } from "../../../src/domain/transactions/transaction.ts";
import { fieldIssues } from "../../../src/text/field-issues.ts";
import { badDates, badMoney } from "../../contract/bad-input.ts";
import { draftOf } from "../../support/arbitraries/transaction.ts";
import { INCOME, NOBODYS_ID } from "../support/bodies.ts";
import { call, type CallOptions, type Method } from "../support/caller.ts";
import { listedOf } from "../support/listed.ts";
import { newPerson } from "../support/people.ts";
import { fieldRefusal } from "../support/refusals.ts";
import { startTestServer, type TestServer } from "../support/start-test-server.ts";
import { runs } from "../../support/runs.ts";

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

describe.each<TransactionKind>(["income", "expense"])("%s", (kind) => {
  const path = paths.transactions(kind);

  async function asSomebody() {
    const { token } = await newPerson(server);
    return (method: Method, at: string, options: CallOptions = {}) =>
      call(server, method, at, { token, ...options });
  }

  const idOf = (body: unknown) => v.parse(transactionSchema, body).id;

  it("is listed, changed and removed just as it was written", async () => {
    const me = await asSomebody();
    await fc.assert(
      fc.asyncProperty(draftOf(kind), draftOf(kind), async (draft, change) => {
        const created = await me("POST", path, { body: encodeTransactionEntry(draft) });
        expect(created.status).toBe(201);
        const id = idOf(created.body);
        const read = async () => {
          const { body } = await me("GET", path);
          const rows = v.parse(transactionListSchema, body);
          return rows.map((row) => decodeTransaction(kind, row));
        };
        expect(await read()).toEqual([{ id, kind, ...draft }]);
        const updated = await me("PUT", `${path}/${id}`, { body: encodeTransactionEntry(change) });
        expect(updated.status).toBe(200);
        expect(await read()).toEqual([{ id, kind, ...change }]);
        const removed = await me("DELETE", `${path}/${id}`);
        expect([removed.status, removed.text]).toEqual([204, ""]);
        expect(await read()).toEqual([]);
      }),
      { numRuns: runs(25) },
    );
  });

  it("keeps every cent from 0,00 to 99,99", async () => {
    const me = await asSomebody();
    for (let amount = 0; amount < 10_000; amount += 97) {
      const valor = amount / 100;
      const created = await me("POST", path, { body: { ...INCOME, valor } });
      expect(created.body).toMatchObject({ valor });
    }
  });

  it("comes newest first, and the last recorded of a day before the others", async () => {
    const me = await asSomebody();
    const ids: string[] = [];
    for (const data of ["2026-01-02", "2026-01-01", "2026-01-02", "2026-01-03"]) {
      ids.push(idOf((await me("POST", path, { body: { ...INCOME, data } })).body));
    }
    const listed = v.parse(transactionListSchema, (await me("GET", path)).body);
    expect(listed.map(({ id }) => id)).toEqual([ids[3], ids[2], ids[0], ids[1]]);
  });

  it("is listed from one day to another, both inclusive", async () => {
    const me = await asSomebody();
    for (const data of ["2024-02-28", "2024-02-29", "2024-03-01", "2024-03-02"]) {
      await me("POST", path, { body: { ...INCOME, data } });
    }
    const days = async (query: string) => {
      const { body } = await me("GET", `${path}${query}`);
      return v.parse(transactionListSchema, body).map(({ data }) => data);
    };
    expect(await days("?de=2024-02-29&ate=2024-03-01")).toEqual(["2024-03-01", "2024-02-29"]);
    expect(await days("?de=2024-03-01")).toEqual(["2024-03-02", "2024-03-01"]);
    expect(await days("?ate=2024-02-28")).toEqual(["2024-02-28"]);
    expect(await days("?de=2024-03-02&ate=2024-02-28")).toEqual([]);
  });

  it.each([
    ["?de=2026-02-30", "de", "bad-date"],
    ["?ate=", "ate", "bad-date"],
    ["?de=2026-01-01&de=2026-01-02", "de", "wrong-type"],
    ["?pagina=2", "pagina", "unknown-field"],
  ] as const)("is not listed with %s", async (query, field, issue) => {
    const me = await asSomebody();
    const answer = await me("GET", `${path}${query}`);
    expect(answer.status).toBe(422);
    expect(answer.body).toEqual({
      detail: [{ loc: ["query", field], msg: fieldIssues[issue], type: "value_error" }],
    });
  });

  it("answers 304 without a body as long as nothing has changed", async () => {
    const me = await asSomebody();
    await me("POST", path, { body: INCOME });
    const first = await me("GET", path);
    const tag = String(first.headers.etag);
    expect(tag).toMatch(/^"[\w-]+"$/);
    for (const named of [tag, `W/${tag}`, `"other", ${tag}`]) {
      const again = await me("GET", path, { headers: { "if-none-match": named } });
      expect([again.status, again.text, again.headers.etag]).toEqual([304, "", tag]);
    }
    await me("POST", path, { body: INCOME });
    const changed = await me("GET", path, { headers: { "if-none-match": tag } });
    expect(changed.status).toBe(200);
    expect(changed.headers.etag).not.toBe(tag);
  });

  it("answers HEAD as GET, without the body", async () => {
    const me = await asSomebody();
    const [head, get] = [await me("HEAD", path), await me("GET", path)];
    expect([head.status, head.text]).toEqual([200, ""]);
    expect(head.headers.etag).toBe(get.headers.etag);
  });

  it.each(badMoney)("is refused with the value %s", async (_, valor, issue) => {
    const me = await asSomebody();
    // JSON has no infinity, but 1e999 reads as one.
    const body = JSON.stringify({ ...INCOME, valor }).replace('"valor":null', () =>
      valor === Infinity ? '"valor":1e999' : '"valor":null',
    );
    const headers = { "content-type": "application/json" };
    const answer = await me("POST", path, { body, headers });
    expect(answer.status).toBe(422);
    const msg = fieldIssues[issue as keyof typeof fieldIssues];
    expect(answer.body).toEqual({
      detail: [{ loc: ["body", "valor"], msg, type: "value_error" }],
    });
    expect((await me("GET", path)).body).toEqual([]);
  });

  it.each(badDates)("is refused with the date %j", async (data, issue) => {
    const me = await asSomebody();
    const answer = await me("POST", path, { body: { ...INCOME, data } });
    expect(answer.status).toBe(422);
    const msg = fieldIssues[issue as keyof typeof fieldIssues];
    expect(answer.body).toMatchObject({ detail: [{ loc: ["body", "data"], msg }] });
  });

  it("is refused with all its wrong fields at once", async () => {
    const me = await asSomebody();
    const body = { data: "ontem", categoria: 5, user_id: NOBODYS_ID };
    const answer = await me("POST", path, { body });
    expect(answer.status).toBe(422);
    const { detail } = answer.body as { detail: readonly { loc: readonly string[] }[] };
    expect(detail.map(({ loc }) => loc)).toEqual([
      ["body", "data"],
      ["body", "categoria"],
      ["body", "valor"],
      ["body", "user_id"],
    ]);
  });

  it.each([
    kind === "income" ? "Habitação" : "Salário",
    "outros",
    "Outros ",
    "",
    "Viagens",
    "a\u0000",
  ])(
    "is refused with the category %j, which its owner does not have, once the rest is right",
    async (categoria) => {
      const me = await asSomebody();
      const { body: kept } = await me("POST", path, { body: INCOME });
      for (const [method, at] of [
        ["POST", path],
        ["PUT", `${path}/${idOf(kept)}`],
      ] as const) {
        const answer = await me(method, at, { body: { ...INCOME, categoria } });
        expect(answer).toMatchObject(fieldRefusal(["body", "categoria"], "bad-category"));
        const wrong = await me(method, at, { body: { ...INCOME, categoria, data: "ontem" } });
        expect(wrong).toMatchObject(fieldRefusal(["body", "data"], "bad-date"));
      }
      expect((await me("GET", path)).body).toEqual([listedOf(kept)]);
    },
  );

  it.each([
    "<img src=x onerror=alert(1)>",
    "'; DROP TABLE transactions; --",
    "👩‍👩‍👧‍👦 \u202eabc",
    "مرحبا",
    "=1+1",
    "x".repeat(200),
  ])("keeps the description %j letter for letter", async (descricao) => {
    const me = await asSomebody();
    await me("POST", path, { body: { ...INCOME, descricao } });
    expect((await me("GET", path)).body).toMatchObject([{ descricao }]);
  });

  it.each([
    ["x".repeat(10_000), "too-long-text"],
    ["a\u0000b", "unreadable-text"],
    ["\ud800", "unreadable-text"],
    [5, "wrong-type"],
  ] as const)("is refused with an impossible description", async (descricao, issue) => {
    const me = await asSomebody();
    const answer = await me("POST", path, { body: { ...INCOME, descricao } });
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({
      detail: [{ loc: ["body", "descricao"], msg: fieldIssues[issue] }],
    });
  });

  it("changed from two devices at once is wholly what one of them wrote", async () => {
    const me = await asSomebody();
    const id = idOf((await me("POST", path, { body: INCOME })).body);
    const wishes = Array.from({ length: 10 }, (_, device) => ({
      data: `2026-03-${device + 10}`,
      categoria: INCOME.categoria,
      valor: device,
      descricao: `aparelho ${device}`,
    }));
    const answers = await Promise.all(wishes.map((body) => me("PUT", `${path}/${id}`, { body })));
    expect(answers.map(({ body }) => listedOf(body))).toEqual(
      wishes.map((wish) => ({ ...wish, id })),
    );
    const { body: kept } = await me("GET", path);
    expect(answers.map(({ body }) => [listedOf(body)])).toContainEqual(kept);
  });

  it("is not found under the other kind", async () => {
    const me = await asSomebody();
    const { body } = await me("POST", path, { body: INCOME });
    const other = paths.transaction(kind === "income" ? "expense" : "income", idOf(body));
    expect((await me("PUT", other, { body: INCOME })).status).toBe(404);
    expect((await me("DELETE", other)).status).toBe(404);
  });
});
