import { PassThrough } from "node:stream";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { encodeImport } from "../../../src/contract/imports/imports.ts";
import { LINES_MAX } from "../../../src/domain/imports/import-limits.ts";
import { paths } from "../../../src/contract/paths.ts";
import { MAX_IMPORT_BYTES } from "../../../server/http/requests/read-import.ts";
import { NOBODYS_ID } from "../support/bodies.ts";
import { call } from "../support/caller.ts";
import { importOf, lineNumber } from "../support/imports.ts";
import { newPerson } from "../support/people.ts";
import { fieldRefusal, refusal } from "../support/refusals.ts";
import { startTestServer, type TestServer } from "../support/start-test-server.ts";

// A machine that has much else to do may take long to write so many records.
vi.setConfig({ testTimeout: 60_000 });

const JSON_TYPE = { "content-type": "application/json" };

describe("the body of an import", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());

  const textOf = (count: number) =>
    JSON.stringify(
      encodeImport(importOf(Array.from({ length: count }, (_, number) => lineNumber(number)))),
    );

  async function post(
    body: string | Buffer,
    headers: Readonly<Record<string, string>> = JSON_TYPE,
  ) {
    const { token } = await newPerson(server);
    return call(server, "POST", "/importacoes", { token, body, headers });
  }

  it("may have as many movements as there may be, and no more", async () => {
    const most = await post(textOf(LINES_MAX));
    expect(most).toMatchObject({ status: 201, body: { criadas: LINES_MAX, repetidas: 0 } });
    expect(await post(textOf(LINES_MAX + 1))).toMatchObject(
      fieldRefusal(["body", "linhas"], "too-many"),
    );
  });

  it("that undoes it may name as many edited records as it may have movements", async () => {
    const { token } = await newPerson(server);
    const ask = (path: string, body: object) =>
      call(server, "POST", path, { token, body: JSON.stringify(body), headers: JSON_TYPE });
    const draft = importOf(Array.from({ length: 500 }, (_, number) => lineNumber(number)));
    await ask("/importacoes", encodeImport(draft));
    const rule = { contem: "continente", tipo: "despesa", categoria: "Lazer" };
    const { id } = (await ask("/regras", rule)).body as { id: string };
    await ask(`${paths.applyRule(id)}?simular=false`, {});
    const undo = (editadas: readonly string[]) => ask(paths.undoImport(draft.id), { editadas });
    const left = (await undo([])).body as { removidas: number; editadas: string[] };
    expect([left.removidas, left.editadas.length]).toEqual([0, 500]);
    const others = Array.from({ length: LINES_MAX - 500 }, () => NOBODYS_ID);
    expect(await undo([...left.editadas, ...others])).toMatchObject({
      status: 200,
      body: { removidas: 500, editadas: [] },
    });
    expect(await undo([])).toMatchObject({ status: 404, body: { codigo: "removido" } });
  });

  it("that is not there at all is refused as any other", async () => {
    const { token } = await newPerson(server);
    expect(await call(server, "POST", "/importacoes", { token })).toMatchObject(
      fieldRefusal(["body"], "wrong-type"),
    );
  });

  const broken = (text: string, from: string, to: string) => text.replace(from, to);

  it.each([
    ["half of it", (text: string) => text.slice(0, text.length / 2)],
    ["nothing", () => ""],
    ["a comma after the last movement", (text: string) => broken(text, "}]}", "},]}")],
    ["a comma before the first one", (text: string) => broken(text, '"linhas":[', '"linhas":[,')],
    ["two commas between", (text: string) => broken(text, "},{", "},,{")],
    ["a list that is closed as an object", (text: string) => broken(text, "}]}", "}}}")],
    [
      "a __proto__ in a movement",
      (text: string) => broken(text, '"tipo"', '"__proto__":{},"tipo"'),
    ],
    ["60 000 open brackets", () => "[".repeat(60_000)],
    [
      "bytes that are no UTF-8",
      (text: string) => Buffer.concat([Buffer.from(text), Buffer.of(255)]),
    ],
  ])("that is %s is no JSON", async (_, make) => {
    expect(await post(make(textOf(3)))).toMatchObject(refusal("malformed-json"));
  });

  it("is refused that has its movements under two names, however these are written", async () => {
    const text = textOf(2);
    const twice = text.replace('"linhas"', '"linhas":[],"linhas"');
    expect((await post(twice)).status).toBe(422);
    expect((await post(text.replace('"linhas"', '"linh\\u0061s"'))).status).toBe(422);
  });

  it("is read no further than it may be long, as a whole and in each of its parts", async () => {
    const [before = "", after = ""] = textOf(1).split('"linhas":[');
    const padded = (spaces: number) => `${before}"linhas":[${" ".repeat(spaces)}${after}`;
    expect(await post(padded(MAX_IMPORT_BYTES))).toMatchObject(refusal("too-large"));
    expect(await post(padded(1_000_000))).toMatchObject(refusal("too-large"));
    expect(await post(`{"a":"${"x".repeat(70_000)}"}`)).toMatchObject(refusal("too-large"));
  });

  it("tells at most so many faults that a reader can bear them", async () => {
    const draft = JSON.parse(textOf(500)) as { linhas: { valor: number }[] };
    for (const line of draft.linhas) line.valor = -1;
    const { status, body } = await post(JSON.stringify(draft));
    expect(status).toBe(422);
    expect((body as { detail: unknown[] }).detail.length).toBeLessThan(500);
  });

  it("is JSON in UTF-8 and nothing else", async () => {
    expect(await post(textOf(1), { "content-type": "text/csv" })).toMatchObject(
      refusal("not-json"),
    );
    const latin = { "content-type": "application/json; charset=iso-8859-1" };
    expect(await post(textOf(1), latin)).toMatchObject(refusal("not-utf-8"));
  });

  it("of any other call stays short", async () => {
    const { token } = await newPerson(server);
    const body = `{"a":"${"x".repeat(70_000)}"}`;
    const long = await call(server, "POST", "/regras", { token, body, headers: JSON_TYPE });
    expect(long).toMatchObject(refusal("too-large"));
  });

  it("waits for no other of the same person, and keeps nobody else out while it arrives", async () => {
    const text = textOf(3);
    const people = await Promise.all([1, 2, 3, 4].map(() => newPerson(server)));
    const sending = people.slice(0, 3).map(({ token }) => {
      const body = new PassThrough();
      body.write(text.slice(0, 100));
      const answer = server.http.inject({
        method: "POST",
        url: "/api/importacoes",
        headers: { ...JSON_TYPE, authorization: `Bearer ${token}` },
        payload: body,
      });
      return { body, answer };
    });
    const ask = (index: number) =>
      call(server, "POST", "/importacoes", {
        token: people[index]?.token ?? null,
        body: textOf(1),
        headers: JSON_TYPE,
      });
    // Each has begun once what has come of it was taken.
    for (const { body } of sending) await expect.poll(() => body.readableLength).toBe(0);
    const own = await ask(0);
    expect(own).toMatchObject(refusal("import-under-way"));
    expect(Number(own.headers["retry-after"])).toBeGreaterThan(0);
    expect((await ask(3)).status).toBe(201);
    for (const { body, answer } of sending) {
      body.end(text.slice(100));
      expect((await answer).statusCode).toBe(201);
    }
  });
});
