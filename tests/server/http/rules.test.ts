import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { encodeImport } from "../../../src/contract/imports/imports.ts";
import { decodeRuleDraft, ruleDraftSchema } from "../../../src/contract/kinds/rules.ts";
import { RULES_MAX, type Rule } from "../../../src/domain/rules/rule.ts";
import { ruleId } from "../../../src/domain/shared/ids.ts";
import { timeOrderedId } from "../../../server/infrastructure/time-ordered-id.ts";
import { read } from "../../support/read.ts";
import { importOf, lineNumber } from "../support/imports.ts";
import { memberOf, writeIn } from "../support/ledgers.ts";
import { newPerson } from "../support/people.ts";
import { fieldRefusal, refusal } from "../support/refusals.ts";
import { SERVERS } from "../support/servers.ts";
import type { TestServer } from "../support/start-test-server.ts";
import { newChange, writerOf } from "../support/writes.ts";

// A machine that has much else to do may take long to start a PostgreSQL.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const RULE = {
  contem: "continente",
  tipo: "despesa",
  categoria: "Lazer",
  nao_contar: false,
  descricao: null,
  posicao: 0,
};

describe.each(SERVERS)("rules over $name", ({ start }) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await start();
  });
  afterAll(() => server.close());

  async function newOwner() {
    const { token, user } = await newPerson(server);
    const write = writerOf(server, token);
    const add = async (rule: object) =>
      (await write("POST", "/regras", { body: rule })).body as { id: string; revisao: number };
    const apply = (id: string, simular: boolean, change?: string) =>
      write("POST", `/regras/${id}/aplicar?simular=${simular}`, change ? { change } : {});
    return { write, add, apply, user };
  }

  it("are listed by their place, with the revision that a change of them names", async () => {
    const { write, add } = await newOwner();
    const second = await add({ ...RULE, posicao: 2 });
    const first = await add({ ...RULE, posicao: 1 });
    expect((await write("GET", "/regras")).body).toEqual([first, second]);
    const body = { ...RULE, descricao: "Mercearia" };
    const match = `"${first.revisao}"`;
    const changed = await write("PUT", `/regras/${first.id}`, { body, match });
    expect(changed).toMatchObject({ status: 200, body: { descricao: "Mercearia" } });
    expect((await write("DELETE", `/regras/${first.id}`)).status).toBe(204);
    expect((await write("GET", "/regras")).body).toEqual([second]);
  });

  it("look for two characters at least, and file under categories that there are", async () => {
    const { write } = await newOwner();
    const post = (body: object) => write("POST", "/regras", { body });
    expect(await post({ ...RULE, categoria: "Salário" })).toMatchObject(
      fieldRefusal(["body", "categoria"], "bad-category"),
    );
    expect(await post({ ...RULE, contem: " a " })).toMatchObject(
      fieldRefusal(["body", "contem"], "required"),
    );
    expect((await post({ ...RULE, categoria: null, nao_contar: true })).status).toBe(201);
  });

  it("are so many at most", async () => {
    const { write, user } = await newOwner();
    const rules = Array.from({ length: RULES_MAX }, (): Rule => ({
      ...decodeRuleDraft(read(ruleDraftSchema, RULE)),
      id: ruleId(timeOrderedId()),
    }));
    const member = await memberOf(server.database, user.id);
    await writeIn(server.database)(member, (records) => records.rules.createAll(rules));
    expect(await write("POST", "/regras", { body: RULE })).toMatchObject(refusal("rule-limit"));
  });

  it("change of the past what the bank's text fits, and say so before", async () => {
    const { write, add, apply } = await newOwner();
    const lines = [
      lineNumber(0, { original: "COMPRA 1234 CONTÍNENTE  LISBOA", description: "Jantar" }),
      lineNumber(1, { original: "GALP", description: "Continente" }),
      lineNumber(2, { category: "Lazer" }),
    ];
    await write("POST", "/importacoes", { body: encodeImport(importOf(lines)) });
    const manual = {
      data: "2026-01-01",
      categoria: "Outros",
      valor: 1,
      descricao: "No continente",
    };
    const { id } = (await write("POST", "/despesas", { body: manual })).body as { id: string };
    const before = (await write("GET", "/despesas")).body;
    const rule = await add(RULE);
    const due = [
      { id, categoria: "Lazer", descricao: "No continente" },
      { id: lines[0]?.id, categoria: "Lazer", descricao: "Jantar" },
    ];
    const told = (body: unknown) => new Set((body as { alteradas: unknown[] }).alteradas);
    const trial = await apply(rule.id, true);
    expect(told(trial.body)).toEqual(new Set(due));
    expect((await write("GET", "/despesas")).body).toEqual(before);
    const change = newChange();
    expect(told((await apply(rule.id, false, change)).body)).toEqual(new Set(due));
    expect((await write("GET", "/despesas")).body).toMatchObject(
      (before as { id: string }[]).map((record) => ({
        id: record.id,
        categoria: record.id === lines[1]?.id ? "Alimentação" : "Lazer",
      })),
    );
    expect((await apply(rule.id, false, change)).body).toEqual({ alteradas: [] });
  });

  it("that leave out change nothing of the past", async () => {
    const { write, add, apply } = await newOwner();
    const draft = importOf([lineNumber(0)]);
    await write("POST", "/importacoes", { body: encodeImport(draft) });
    const rule = await add({ ...RULE, nao_contar: true });
    expect((await apply(rule.id, false)).body).toEqual({ alteradas: [] });
  });
});
