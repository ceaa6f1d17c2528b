import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  decodeTransaction,
  decodeTransactionChange,
  encodeTransaction,
  encodeTransactionChange,
  transactionQuerySchema,
  transactionCreationSchemas,
  transactionChangeSchemas,
  transactionListSchema,
  transactionSchema,
} from "../../../src/contract/kinds/transactions.ts";
import type { TransactionKind } from "../../../src/domain/transactions/transaction.ts";
import {
  draftOf,
  tieOf,
  transactionOf,
  transactionsOf,
} from "../../support/arbitraries/transaction.ts";
import { overTheWire, read, refusals } from "../../support/read.ts";
import { badDates, badMoney } from "../bad-input.ts";

const kinds: readonly TransactionKind[] = ["income", "expense"];

const body = { data: "2026-03-14", categoria: "Outros", valor: 12.5, descricao: null };

const schemas = {
  "a change": transactionChangeSchemas,
  "a creation": transactionCreationSchemas,
};

describe.each(Object.entries(schemas))("the draft of %s", (name, ofKind) => {
  const schema = ofKind.income;

  it.each(kinds)("is after its way over the wire what it was before, if %s", (kind) => {
    fc.assert(
      fc.property(draftOf(kind), tieOf(kind), (said, tie) => {
        const draft = { ...said, ...tie };
        const received = read(ofKind[kind], overTheWire(encodeTransactionChange(draft)));
        expect(decodeTransactionChange(received)).toEqual(draft);
      }),
    );
  });

  it("needs date, category and value", () => {
    expect(refusals(schema, {})).toEqual({
      data: "required",
      categoria: "required",
      valor: "required",
    });
  });

  it("means the same with an absent, a null and an empty description", () => {
    const { descricao, ...without } = body;
    for (const sent of [without, { ...body, descricao }, { ...body, descricao: "" }])
      expect(read(schema, sent).descricao).toBeNull();
  });

  it.each(["is_admin", "user_id", "tipo", "revisao", "__proto__", "constructor", "toString"])(
    "is refused with the undeclared field %s",
    (field) => {
      const sent: unknown = JSON.parse(`{"${field}": 1, ${JSON.stringify(body).slice(1)}`);
      expect(refusals(schema, sent)).toEqual({ [field]: "unknown-field" });
    },
  );

  it.each(badMoney)("is refused with the value %s", (_, valor, code) => {
    expect(refusals(schema, { ...body, valor })).toEqual({ valor: code });
  });

  it.each(badDates)("is refused with the date %j", (data, code) => {
    expect(refusals(schema, { ...body, data })).toEqual({ data: code });
  });

  it("may name any category that a ledger may have, and nothing that is none", () => {
    for (const categoria of ["Habitação", "Salário", "outros", "Viagens", "x".repeat(40)])
      expect(refusals(schema, { ...body, categoria })).toEqual({});
    for (const categoria of ["x".repeat(41), 5, null, ["Outros"]])
      expect(refusals(schema, { ...body, categoria })).toEqual({ categoria: "bad-category" });
  });

  it("names itself only where it is created, by a UUID of version 7 in small letters", () => {
    const id = "01900000-0000-7000-8000-00000000000a";
    const isCreated = name === "a creation";
    expect(refusals(schema, { ...body, id })).toEqual(isCreated ? {} : { id: "unknown-field" });
    const wrong = isCreated ? "bad-id" : "unknown-field";
    const others = [
      id.toUpperCase(),
      id.replace("-7", "-4"),
      id.replace("-8", "-0"),
      ` ${id}`,
      `${id}\n`,
      "1",
      "",
    ];
    for (const other of others)
      expect(refusals(schema, { ...body, id: other })).toEqual({ id: wrong });
    const wrongType = isCreated ? "wrong-type" : "unknown-field";
    for (const other of [null, 1, [id]])
      expect(refusals(schema, { ...body, id: other })).toEqual({ id: wrongType });
  });

  it("may name the purchase that an income gives back, which an expense cannot", () => {
    const devolve = "01900000-0000-7000-8000-00000000000a";
    expect(refusals(ofKind.income, { ...body, devolve })).toEqual({});
    expect(refusals(ofKind.income, { ...body, devolve: "1" })).toEqual({ devolve: "bad-id" });
    const untied = name === "a change" ? {} : { devolve: "wrong-type" };
    expect(refusals(ofKind.income, { ...body, devolve: null })).toEqual(untied);
    expect(refusals(ofKind.expense, { ...body, devolve })).toEqual({ devolve: "unknown-field" });
  });

  it("may have a description of 200 characters and no longer one", () => {
    const of = (length: number) => ({ ...body, descricao: "a".repeat(length) });
    expect(refusals(schema, of(200))).toEqual({});
    expect(refusals(schema, of(201))).toEqual({ descricao: "too-long-text" });
  });

  it.each(["a\0b", "\ud800", "b\udc00"])(
    "is refused with the unstorable description %j",
    (descricao) => {
      expect(refusals(schema, { ...body, descricao })).toEqual({ descricao: "unreadable-text" });
    },
  );

  it("keeps markup, quotes, emoji and right-to-left text as they are", () => {
    const descricao = `<img onerror=alert(1)> '; DROP TABLE x;-- 👩‍👩‍👧 \u202eabc`;
    expect(read(schema, { ...body, descricao }).descricao).toBe(descricao);
  });

  it.each([null, [], "texto", 5, true])("is refused when it is %j and no object", (sent) => {
    expect(refusals(schema, sent)).not.toEqual({});
  });
});

describe("a record", () => {
  it("is after its way over the wire what it was before", () => {
    fc.assert(
      fc.property(transactionOf(), (transaction) => {
        const received = read(transactionSchema, overTheWire(encodeTransaction(transaction)));
        expect(decodeTransaction(transaction.kind, received)).toEqual(transaction);
      }),
    );
  });

  it("keeps its place in a list over the wire", () => {
    fc.assert(
      fc.property(transactionsOf({ kind: fc.constant("income") }), (transactions) => {
        const sent = overTheWire(transactions.map(encodeTransaction));
        const received = read(transactionListSchema, sent);
        expect(received.map((fields) => decodeTransaction("income", fields))).toEqual(transactions);
      }),
    );
  });

  it("is read from a newer server without the fields that this client does not know", () => {
    const known = { id: "1", ...body };
    expect(read(transactionSchema, { ...known, etiquetas: ["a"] })).toEqual(
      read(transactionSchema, known),
    );
  });
});

describe("a period", () => {
  it("may be open on either side", () => {
    for (const period of [{}, { de: "2026-01-01" }, { ate: "2026-01-31" }])
      expect(read(transactionQuerySchema, period)).toEqual(period);
  });

  it.each(["de", "ate"])("is refused with a day %s that does not exist", (end) => {
    expect(refusals(transactionQuerySchema, { [end]: "2026-02-30" })).toEqual({
      [end]: "bad-date",
    });
  });

  it("is refused with anything else in the query", () => {
    expect(refusals(transactionQuerySchema, { mes: "2026-01" })).toEqual({ mes: "unknown-field" });
  });
});
