import fc from "fast-check";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import {
  accountSchema,
  decodeAccount,
  encodeAccount,
} from "../../../src/contract/kinds/accounts.ts";
import { importLineSchema } from "../../../src/contract/imports/import-lines.ts";
import {
  decodeImport,
  decodeImportOutcome,
  decodeImportUndone,
  decodeUndoOutlook,
  decodeMadeImport,
  encodeImport,
  encodeImportOutcome,
  encodeImportUndone,
  encodeUndoOutlook,
  encodeMadeImport,
  importJson,
  importListSchema,
  importOutcomeSchema,
  importSchema,
  importUndoneSchema,
  undoOutlookSchema,
  undoImportSchema,
  undoQuerySchema,
} from "../../../src/contract/imports/imports.ts";
import {
  countedLineSchema,
  decodeCountedLine,
  decodeStoredLines,
  encodeCountedLine,
  storedLinesJson,
  storedLinesSchema,
} from "../../../src/contract/imports/stored-lines.ts";
import { LINES_MAX } from "../../../src/domain/imports/import-limits.ts";
import { transactionId } from "../../../src/domain/shared/ids.ts";
import {
  anyAccount,
  anyImport,
  anyStoredLine,
  anyMadeImport,
} from "../../support/arbitraries/import.ts";
import { overTheWire, read, refusals } from "../../support/read.ts";
import { badDates, badMoney } from "../bad-input.ts";

const ID = "01900000-0000-7000-8000-000000000000";

const LINE = {
  id: ID,
  tipo: "despesa",
  data: "2026-02-28",
  categoria: "Outros",
  valor: 12.5,
  descricao: null,
  identidade: "2026-02-28|-1250|galp|1",
};

const PARTS = [
  { id: ID, categoria: "Outros", valor: 10, descricao: null },
  { id: ID, categoria: "Lazer", valor: 2.5, descricao: null, nao_contar: true },
];

describe("an import", () => {
  it("is after its way over the wire what it was before", () => {
    fc.assert(
      fc.property(anyImport, (draft) => {
        expect(decodeImport(read(importSchema, overTheWire(encodeImport(draft))))).toEqual(draft);
        expect([...importJson(draft)].join("")).toBe(JSON.stringify(encodeImport(draft)));
      }),
    );
  });

  it("is listed as it was made", () => {
    fc.assert(
      fc.property(fc.array(anyMadeImport), (made) => {
        const received = read(importListSchema, overTheWire(made.map(encodeMadeImport)));
        expect(received.map(decodeMadeImport)).toEqual(made);
      }),
    );
  });

  it("is answered as it came out, and as it was undone", () => {
    fc.assert(
      fc.property(anyMadeImport, fc.array(fc.uuid()), ({ id, created, repeated }, ids) => {
        const outcome = { id, created, repeated };
        const answer = overTheWire(encodeImportOutcome(outcome));
        expect(decodeImportOutcome(read(importOutcomeSchema, answer))).toEqual(outcome);
        const undone = { removed: created, edited: ids.map(transactionId) };
        const told = overTheWire(encodeImportUndone(undone));
        expect(decodeImportUndone(read(importUndoneSchema, told))).toEqual(undone);
        const outlook = { ...undone, records: repeated, repeated, restored: 1, others: created };
        const trial = overTheWire(encodeUndoOutlook(outlook));
        expect(decodeUndoOutlook(read(undoOutlookSchema, trial))).toEqual(outlook);
      }),
    );
  });

  it("has at least one movement, and at most so many", () => {
    const conta = { id: ID, nome: "Conta", digitos: null, especie: "ordem" };
    const body = { id: ID, nome: "a.csv", banco: "Banco", conta };
    const lines = (length: number) => ({ ...body, linhas: Array.from({ length }, () => LINE) });
    expect(refusals(importSchema, lines(0))).toEqual({ linhas: "required" });
    expect(refusals(importSchema, lines(LINES_MAX))).toEqual({});
    expect(refusals(importSchema, lines(LINES_MAX + 1))).toEqual({ linhas: "too-many" });
    const digits = { ...lines(1), conta: { ...conta, digitos: "12345" } };
    expect(refusals(importSchema, digits)).toEqual({ "conta.digitos": "bad-digits" });
  });

  it("is undone with so many edited records as an address can name", () => {
    expect(read(undoQuerySchema, {})).toEqual({});
    expect(read(undoQuerySchema, { editadas: "" })).toEqual({ editadas: [] });
    expect(read(undoQuerySchema, { editadas: "a,b" })).toEqual({ editadas: ["a", "b"] });
    const many = { editadas: "a,".repeat(400) };
    expect(refusals(undoQuerySchema, many)).toEqual({ editadas: "too-many" });
  });

  it("is undone with as many edited records as it may have movements, where a body names them", () => {
    const naming = (length: number) => ({ editadas: Array.from({ length }, () => ID) });
    expect(refusals(undoImportSchema, naming(LINES_MAX))).toEqual({});
    expect(refusals(undoImportSchema, naming(LINES_MAX + 1))).toEqual({ editadas: "too-many" });
    expect(refusals(undoImportSchema, {})).toEqual({ editadas: "required" });
    expect(refusals(undoImportSchema, { editadas: "a,b" })).toEqual({ editadas: "wrong-type" });
  });
});

describe("a movement to be imported", () => {
  it("says one use of it at most", () => {
    for (const uses of [
      { nao_contar: true, junta: ID },
      { junta: ID, divisao: PARTS },
      { nao_contar: true, divisao: PARTS },
    ])
      expect(refusals(importLineSchema, { ...LINE, ...uses })).toEqual({ nao_contar: "one-use" });
  });

  it("says why it does not count only if it does not", () => {
    const why = { motivo: "transferencia", contrapartida: ID };
    expect(refusals(importLineSchema, { ...LINE, nao_contar: true, ...why })).toEqual({});
    expect(refusals(importLineSchema, { ...LINE, motivo: "regra" })).toEqual({
      motivo: "one-use",
    });
    expect(refusals(importLineSchema, { ...LINE, nao_contar: true, contrapartida: ID })).toEqual({
      contrapartida: "one-use",
    });
    expect(refusals(importLineSchema, { ...LINE, nao_contar: true, motivo: "capricho" })).toEqual({
      motivo: "wrong-type",
    });
  });

  it("is divided to the cent, into parts of which one counts", () => {
    const divided = (divisao: readonly object[]) => ({ ...LINE, divisao });
    expect(refusals(importLineSchema, divided(PARTS))).toEqual({});
    const [first, second] = PARTS;
    for (const wrong of [
      [first, { ...second, valor: 2.49 }],
      [{ ...first, nao_contar: true }, second],
      [{ ...first, valor: 12.5 }],
    ] as object[][])
      expect(refusals(importLineSchema, divided(wrong))).toEqual({ divisao: "bad-split" });
  });

  it.each(badMoney)("is refused with the amount %s", (_, valor, code) => {
    expect(refusals(importLineSchema, { ...LINE, valor })).toEqual({ valor: code });
  });

  it.each(badDates)("is refused on the day %j", (data, code) => {
    expect(refusals(importLineSchema, { ...LINE, data })).toEqual({ data: code });
  });

  it.each(["user_id", "conta", "revisao"])("never sets the field %s", (field) => {
    expect(refusals(importLineSchema, { ...LINE, [field]: "1" })).toEqual({
      [field]: "unknown-field",
    });
  });
});

describe("movements that are kept", () => {
  it("are after their way over the wire what they were before", () => {
    fc.assert(
      fc.property(fc.array(anyStoredLine), (lines) => {
        const text = [...storedLinesJson(lines)].join("");
        expect(decodeStoredLines(read(storedLinesSchema, JSON.parse(text)))).toEqual(lines);
      }),
    );
  });

  it("are refused as columns of different lengths", () => {
    fc.assert(
      fc.property(anyStoredLine, (line) => {
        const columns = JSON.parse([...storedLinesJson([line])].join("")) as object;
        expect(refusals(storedLinesSchema, { ...columns, ids: [] })).not.toEqual({});
      }),
    );
  });

  it("are one by one answered as they are left", () => {
    fc.assert(
      fc.property(anyStoredLine, ({ id, records, state, category }) => {
        const line = { id, records, state, category };
        const answer = overTheWire(encodeCountedLine(line));
        expect(decodeCountedLine(read(countedLineSchema, answer))).toEqual(line);
      }),
    );
  });
});

describe("an account", () => {
  it("is after its way over the wire what it was before", () => {
    fc.assert(
      fc.property(fc.array(anyAccount), (accounts) => {
        const received = read(v.array(accountSchema), overTheWire(accounts.map(encodeAccount)));
        expect(received.map(decodeAccount)).toEqual(accounts);
      }),
    );
  });

  it("is read without the fields that this client does not know", () => {
    fc.assert(
      fc.property(anyAccount, (account) => {
        const body = encodeAccount(account);
        expect(read(accountSchema, { ...body, iban: "x" })).toEqual(read(accountSchema, body));
      }),
    );
  });
});
