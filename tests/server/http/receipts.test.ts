import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { paths } from "../../../src/contract/paths.ts";
import type { TransactionKind } from "../../../src/domain/transactions/transaction.ts";
import { fieldIssues } from "../../../src/text/field-issues.ts";
import { callerOf } from "../support/caller.ts";
import { newPerson } from "../support/people.ts";
import { SERVERS } from "../support/servers.ts";
import type { TestServer } from "../support/start-test-server.ts";

const NIF = "503504564";
const OTHER_NIF = "501442600";
const SHOPPING = { data: "2026-11-12", categoria: "Compras", valor: 23.45, descricao: "Mercearia" };
const UNKNOWN = { loja: null, registado: null };

describe.each(SERVERS)("what is known of a receipt, over $name,", ({ start }) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await start();
  });
  afterAll(() => server.close());

  async function buyer() {
    const { token, user } = await newPerson(server);
    const ask = callerOf(server, token);
    const record = async (
      talao: object | undefined,
      changes: object = {},
      kind: TransactionKind = "expense",
    ) => {
      const body = { ...SHOPPING, ...changes, ...(talao && { talao }) };
      const answer = await ask("POST", paths.transactions(kind), { body });
      return { ...answer, id: (answer.body as { readonly id: string }).id };
    };
    const known = async (nif: string, atcud?: string) => {
      const query = atcud === undefined ? "" : `&atcud=${atcud}`;
      return (await ask("GET", `${paths.receipts}?nif=${nif}${query}`)).body;
    };
    return { ask, record, known, user };
  }

  it("is nothing at first, then the shop as it was recorded last and the record of this very one", async () => {
    const { record, known } = await buyer();
    expect(await known(NIF, "CSDF7T5H-35")).toEqual(UNKNOWN);
    await record({ nif: NIF, atcud: "CSDF7T5H-34" }, { categoria: "Lazer", descricao: null });
    const { id } = await record({ nif: NIF, atcud: "CSDF7T5H-35" });
    const loja = { descricao: "Mercearia", categoria: "Compras" };
    expect(await known(NIF, "CSDF7T5H-35")).toEqual({
      loja,
      registado: { tipo: "despesa", id, data: SHOPPING.data },
    });
    expect(await known(NIF, "CSDF7T5H-36")).toEqual({ loja, registado: null });
    expect(await known(NIF)).toEqual({ loja, registado: null });
    expect(await known(OTHER_NIF, "CSDF7T5H-35")).toEqual(UNKNOWN);
  });

  it("is the shop as its record is now, and a record without a receipt is of no shop", async () => {
    const { ask, record, known } = await buyer();
    await record(undefined);
    const { id } = await record({ nif: NIF, atcud: null });
    const body = { ...SHOPPING, descricao: "Mercearia do bairro", categoria: "Alimentação" };
    await ask("PUT", paths.transaction("expense", id), { body });
    expect(await known(NIF)).toEqual({
      loja: { descricao: "Mercearia do bairro", categoria: "Alimentação" },
      registado: null,
    });
  });

  it("is forgotten with the record", async () => {
    const { ask, record, known } = await buyer();
    const { id } = await record({ nif: NIF, atcud: "CSDF7T5H-35" });
    await ask("DELETE", paths.transaction("expense", id));
    expect(await known(NIF, "CSDF7T5H-35")).toEqual(UNKNOWN);
  });

  it("is not learnt from a refund, which is recorded all the same", async () => {
    const { record, known } = await buyer();
    const changes = { categoria: "Reembolsos" };
    const { id } = await record({ nif: NIF, atcud: "CSDF7T5H-35" }, changes, "income");
    expect(await known(NIF, "CSDF7T5H-35")).toEqual({
      loja: null,
      registado: { tipo: "receita", id, data: SHOPPING.data },
    });
  });

  it("is kept once, however often a creation is sent", async () => {
    const { ask, record, known } = await buyer();
    const id = "0199f6e2-0000-7000-8000-000000000001";
    const talao = { nif: NIF, atcud: "CSDF7T5H-35" };
    expect((await record(talao, { id })).status).toBe(201);
    expect((await record({ ...talao, atcud: "CSDF7T5H-99" }, { id })).status).toBe(200);
    expect(await known(NIF, "CSDF7T5H-35")).toMatchObject({ registado: { id } });
    expect(await known(NIF, "CSDF7T5H-99")).toMatchObject({ registado: null });
    await ask("DELETE", paths.transaction("expense", id));
    expect((await record(talao, { id })).status).not.toBe(201);
    expect(await known(NIF, "CSDF7T5H-35")).toEqual(UNKNOWN);
  });

  it("is nobody else's", async () => {
    const [one, other] = [await buyer(), await buyer()];
    await one.record({ nif: NIF, atcud: "CSDF7T5H-35" });
    expect(await other.known(NIF, "CSDF7T5H-35")).toEqual(UNKNOWN);
  });

  it("leaves nothing behind when the account is removed", async () => {
    const { record, user } = await buyer();
    await record({ nif: NIF, atcud: "CSDF7T5H-35" });
    const before = await rows();
    await server.stores.users.remove(user.id);
    expect(await rows()).toBe(before - 1);
  });

  const rows = async () =>
    (await server.database.queries.selectFrom("receipts").selectAll().execute()).length;

  it.each([
    [{ nif: "503504565" }, "bad-tax-number"],
    [{ nif: 503504564 }, "wrong-type"],
    [{ nif: NIF, atcud: "a b" }, "bad-document-code"],
    [{ nif: NIF, atcud: `${"A".repeat(80)}-1` }, "bad-document-code"],
    [{ nif: NIF, comprador: "999999990" }, "unknown-field"],
    [{}, "required"],
  ] as const)("is never asked with %j", async (talao, issue) => {
    const { ask, record } = await buyer();
    const refused = await record(talao);
    expect(refused.status).toBe(422);
    expect(JSON.stringify(refused.body)).toContain(fieldIssues[issue]);
    const query = new URLSearchParams(
      Object.entries(talao).map(([name, value]) => [name, String(value)]),
    );
    if (issue !== "wrong-type")
      expect((await ask("GET", `${paths.receipts}?${query}`)).status).toBe(422);
  });

  it("is a field of a creation alone", async () => {
    const { ask, record } = await buyer();
    const { id } = await record(undefined);
    const body = { ...SHOPPING, talao: { nif: NIF, atcud: null } };
    expect((await ask("PUT", paths.transaction("expense", id), { body })).status).toBe(422);
  });
});
