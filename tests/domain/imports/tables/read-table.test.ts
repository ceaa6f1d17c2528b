import { describe, expect, it } from "vitest";
import type { Mapping } from "../../../../src/domain/imports/mapping/mapping.ts";
import { readTable } from "../../../../src/domain/imports/tables/read-table.ts";
import type { Cell, Sheet } from "../../../../src/domain/imports/tables/sheet.ts";

const sheetOf = (...rows: readonly (readonly Cell[])[]): Sheet =>
  rows.map((cells, index) => ({ line: index + 1, cells }));

const table = (text: string): Sheet =>
  sheetOf(
    ...text
      .trim()
      .split("\n")
      .map((line) => line.trim().split(";")),
  );

const outcome = (sheet: Sheet, mappings: readonly Mapping[] = []) => {
  const read = readTable(sheet, mappings);
  return read.ok ? read.value : read.reason;
};

const statement = (sheet: Sheet, mappings: readonly Mapping[] = []) => {
  const read = outcome(sheet, mappings);
  if (read.type !== "statement") throw new Error(JSON.stringify(read));
  return read.statement;
};

const proposal = (sheet: Sheet): Mapping => {
  const read = outcome(sheet);
  if (read.type !== "needs-mapping") throw new Error(JSON.stringify(read));
  return read.proposal;
};

const BPI = "Data Mov.;Descrição do Movimento;Valor em EUR;Saldo em EUR";

describe("a table of a bank", () => {
  it("tells each row with a date: read, not read and why, or left out", () => {
    const read = statement(
      table(`${BPI}
        01-01-2026;Sem valor;;10,00
        01-01-2026;Rabisco;doze;10,00
        31-02-2026;Dia a mais;-1,00;10,00
        02-01-2026;Demais;9.999.999.999,00;10,00
        03-01-2026;Bom;-1,00;9,00
        Totais;;1,00;`),
    );
    expect(read.rows.map(({ original }) => original)).toEqual(["Bom"]);
    expect(read.unread.map(({ line, reason }) => [line, reason])).toEqual([
      [2, "amount"],
      [3, "amount"],
      [4, "date"],
      [5, "too-large"],
    ]);
    expect(read.unread[1]?.text).toBe("01-01-2026 · Rabisco · doze · 10,00");
  });

  it("does not choose between a debit and a credit in one row", () => {
    const read = statement(
      table(`Data Movimento;Descrição;Débito;Crédito;Saldo
        01-01-2026;Um;1,00;;10,00
        02-01-2026;Dois;1,00;2,00;10,00`),
    );
    expect(read.unread).toMatchObject([{ line: 3, reason: "two-amounts" }]);
  });

  it("says which direction word it does not know", () => {
    const read = statement(
      table(`Data;Tipo;Categoria;Valor;Descrição
        01/01/2026;Receita;Salário;10,00;Um
        02/01/2026;Outra;Salário;10,00;Dois`),
    );
    expect(read.rows).toMatchObject([{ kind: "income", category: "Salário" }]);
    expect(read.unread).toMatchObject([{ line: 3, reason: "sign" }]);
  });

  it("leaves other currencies, pending and reverted movements out, and counts them", () => {
    const row = (state: string, currency: string, end = "2026-01-05 10:00:00") => [
      "CARD",
      "Current",
      "2026-01-04 09:00:00",
      end,
      "Loja",
      "-1.00",
      "0.00",
      currency,
      state,
      "9.00",
    ];
    const header =
      "Type,Product,Started Date,Completed Date,Description,Amount,Fee,Currency,State,Balance";
    const read = statement(
      sheetOf(
        header.split(","),
        row("COMPLETED", "EUR"),
        row("COMPLETED", "USD"),
        row("PENDING", "EUR", ""),
        row("REVERTED", "EUR", ""),
        row("REVERTED", "EUR"),
      ),
    );
    expect(read.rows).toHaveLength(1);
    expect(read.ignored).toEqual([
      { reason: "currency", count: 1 },
      { reason: "pending", count: 1 },
      { reason: "reverted", count: 2 },
    ]);
  });

  it("takes the signs from the balances where no amount has one, and says of which row it cannot", () => {
    const read = statement(
      table(`${BPI}
        04-01-2026;Mercearia;3,00;12,00
        03-01-2026;Ordenado;10,00;15,00
        02-01-2026;Café;2,00;5,00
        01-01-2026;Primeiro;1,00;7,00`),
    );
    expect(read.rows.map(({ kind, original }) => `${kind} ${original}`)).toEqual([
      "expense Café",
      "income Ordenado",
      "expense Mercearia",
    ]);
    expect(read.unread).toMatchObject([{ line: 5, text: "2026-01-01 · Primeiro", reason: "sign" }]);
    expect(read.proof).toEqual({ state: "proven", covered: 3, of: 4 });
  });

  it("takes the signs from words, whatever stands below the movements", () => {
    const rows = (word: string) =>
      table(`Data lançamento;Data valor;Descrição;Montante;Tipo;Saldo
        03-01-2026;03-01-2026;Ordenado;10,00;Crédito;15,00
        02-01-2026;02-01-2026;Café;2,00;${word};5,00
        01-01-2026;01-01-2026;Pão;1,00;D;7,00
        Total;;;13,00;soma;`);
    const kinds = (word: string) =>
      statement(rows(word)).rows.map(({ kind, original }) => `${kind} ${original}`);
    expect(kinds("Débito")).toEqual(["expense Pão", "expense Café", "income Ordenado"]);
    expect(kinds("Compra")).toEqual(["expense Pão", "expense Café", "income Ordenado"]);
    // One word that nobody knows, and the balances have to tell.
    expect(kinds("Diversos")).toEqual(["expense Café", "income Ordenado"]);
  });

  it("keeps amounts without a sign as they are where the balances agree", () => {
    const read = statement(
      table(`${BPI}
        01-01-2026;Juros;1,00;7,00
        02-01-2026;Juros;2,00;9,00`),
    );
    expect(read.rows.map(({ kind }) => kind)).toEqual(["income", "income"]);
  });

  it("forgets balances that are of another kind, and names them only where their column does", () => {
    const rows = `
        01-01-2026;Um;-1,00;700,00
        02-01-2026;Dois;-2,00;500,00
        03-01-2026;Três;-2,00;800,00`;
    const missing = {
      state: "gaps",
      from: { line: 2, date: "2026-01-01" },
      to: { line: 3, date: "2026-01-02" },
    };
    for (const [header, proof] of [
      [BPI, missing],
      ["Data Operação;Movimento;Valor;Saldo Disponível", { state: "unusable" }],
      ["Data Operação;Movimento;Valor;Saldo Dispon\ufffdvel", { state: "unusable" }],
    ] as const) {
      const read = statement(table(`${header}${rows}`));
      expect(read.proof).toEqual(proof);
      expect(read.closing).toBeNull();
      expect(read.rows.map(({ balance }) => balance)).toEqual([null, null, null]);
    }
  });

  it.each([
    "Saldo inicial;;;8,00",
    "Saldo anterior: 8,00 EUR",
    "Saldo contabilístico Inicial;8,00",
    "Opening balance;8.00",
    "Saldo inicial do período (01-01-2026);;;8,00",
  ])("proves its first row by %s, above it or as a row of its own", (line) => {
    const rows = `02-01-2026;Café;-2,00;5,00
        01-01-2026;Pão;-1,00;7,00`;
    const proven = { state: "proven", covered: 2, of: 2 };
    const above = statement(table(`${line}\n${BPI}\n${rows}`));
    expect(above).toMatchObject({ proof: proven, unread: [] });
    const below = statement(table(`${BPI}\n${rows}\n${line}`));
    expect(below).toMatchObject({ proof: proven, unread: [] });
    expect(below.rows).toHaveLength(2);
  });

  it("takes a row of the opening balance for no movement, whatever its cells, and one of money for one", () => {
    const rows = `02-01-2026;Café;-2,00;6,00\n`;
    for (const opening of ["8,00;8,00", ";8,00", "8,00;"])
      expect(
        statement(table(`${BPI}\n01-01-2026;SALDO ANTERIOR;${opening}\n${rows}`)),
      ).toMatchObject({
        rows: [{ original: "Café" }],
        unread: [],
        proof: { state: "proven", covered: 1, of: 1 },
      });
    const paid = statement(table(`${BPI}\n01-01-2026;SALDO ANTERIOR;-1,00;8,00\n${rows}`));
    expect(paid.rows).toHaveLength(2);
    const other = statement(table(`${BPI}\n01-01-2026;SALDO INICIAL POUPANÇA;-1,00;8,00\n${rows}`));
    expect(other.rows).toHaveLength(2);
  });

  it("fails at a row whose balance cannot be read", () => {
    const read = statement(
      table(`${BPI}
        01-01-2026;Um;-1,00;9,00
        02-01-2026;Dois;-2,00;sete
        03-01-2026;Três;-2,00;5,00`),
    );
    expect(read.proof).toEqual({ state: "broken", line: 3 });
    expect(read.closing).toEqual({ amount: 500, date: "2026-01-03" });
  });

  it("asks where no amount has a sign and nothing else tells, and is then of its bank all the same", () => {
    const sheet = table(`CONTA;123.10.012345.5678
        DATA MOV.;DESCRIÇÃO;IMPORTÂNCIA;MOEDA;SALDO
        01-01-2026;Um;1,00;EUR;9,00`);
    const asked = outcome(sheet);
    expect(asked).toMatchObject({
      type: "needs-mapping",
      bank: "Montepio, conta à ordem",
      proposal: {
        columns: { date: 0, description: 1, amount: 2, currency: 3, balance: 4 },
        sign: "unknown",
      },
    });
    const said = { ...proposal(sheet), sign: "expenses" } as const;
    expect(statement(sheet, [said])).toMatchObject({
      source: { id: "montepio" },
      account: { digits: "5678" },
      rows: [{ kind: "expense", amount: 100 }],
    });
  });

  it("of the tax portal has expenses, credit notes as income, and who issued them", () => {
    const read = statement(
      table(`Setor;Emitente;Nº Fatura / ATCUD;Tipo;Data Emissão;Total;IVA;Base Tributável;Situação;Comunicação  Emitente;Comunicação  Adquirente
        Outros;500100144 - Mercearia Inventada;FS 1/2 / ABC-2;Fatura simplificada;05/01/2026;12,30 €;2,30 €;10,00 €;Registado;Sim;Não
        Outros;500100144 - Mercearia Inventada;NC 1/3 / ABC-3;Nota de crédito;06/01/2026;1,23 €;0,23 €;1,00 €;Registado;Sim;Não`),
    );
    expect(read.rows).toMatchObject([
      { kind: "expense", amount: 1_230, original: "Mercearia Inventada", taxNumber: "500100144" },
      { kind: "income", amount: 123, taxNumber: "500100144" },
    ]);
  });

  it("has at most 20 000 movements", () => {
    const rows = (count: number) => {
      const row = ["01-01-2026", "Café", "-1,20", ""];
      return sheetOf(BPI.split(";"), ...Array.from({ length: count }, () => row));
    };
    expect(statement(rows(20_000)).rows).toHaveLength(20_000);
    expect(outcome(rows(20_001))).toEqual({ type: "too-many-rows" });
  });

  it("is the table of no more than the first 30 rows' headers", () => {
    const rows = (count: number) =>
      sheetOf(
        ...Array.from({ length: count }, () => ["título"]),
        ...table(`${BPI}\n01-01-2026;Um;-1,00;7,00`).map(({ cells }) => cells),
      );
    expect(outcome(rows(29)).type).toBe("statement");
    expect(outcome(rows(30)).type).toBe("needs-mapping");
  });
});

const UNKNOWN = `Banco Desconhecido
  Dia;O que foi;Quantia;Saldo final
  05/01/2026;Café Central;-1,20;98,80
  06/01/2026;Ordenado;1.000,00;1.098,80`;

describe("what was said of an earlier table", () => {
  const unknown = (...amounts: readonly string[]) =>
    sheetOf(["Dia", "Loja", "Quantia"], ...amounts.map((amount) => ["05/01/2026", "Loja", amount]));
  const remembered = (sign: Mapping["sign"], sheet: Sheet) =>
    ({ ...proposal(sheet), sign, remembered: true }) as const;
  const BANK = ["DATA MOV.", "DESCRIÇÃO", "IMPORTÂNCIA"] as const;
  const ofBank = (...amounts: readonly string[]) =>
    sheetOf([...BANK], ...amounts.map((amount) => ["05/01/2026", "Loja", amount]));

  it.each([
    ["a bank's", ofBank],
    ["another", unknown],
  ])("goes for the next of %s, but for all amounts one way only while none has a sign", (_, of) => {
    for (const sign of ["expenses", "income"] as const) {
      const said = remembered(sign, of("1,00"));
      expect(statement(of("2,00", "3,00"), [said]).rows).toHaveLength(2);
      const anew = outcome(of("2,00", "-3,00"), [said]);
      expect(anew).toMatchObject({ type: "needs-mapping", proposal: { sign: "signed" } });
      const { remembered: _said, ...fresh } = said;
      expect(outcome(of("2,00", "-3,00"), [fresh]).type).toBe("statement");
    }
    const turned = remembered("inverted", of("1,00"));
    expect(statement(of("2,00", "-3,00"), [turned]).rows.map(({ kind }) => kind)).toEqual([
      "expense",
      "income",
    ]);
  });

  it("changes nothing of a bank that is known to write signs", () => {
    const rows = ["-1,00", "2,00"].map((amount) => ["05/01/2026", "Loja", amount, ""]);
    const sheet = sheetOf(BPI.split(";"), ...rows);
    const said: Mapping = {
      fingerprint: "datamov|descricaodomovimento|valoremeur|saldoemeur",
      columns: { date: 0, description: 1, amount: 2 },
      sign: "inverted",
      dayOrder: "day-first",
      remembered: true,
    };
    expect(statement(sheet, [said]).rows.map(({ kind }) => kind)).toEqual(["expense", "income"]);
  });
});

describe("a table that nobody knows", () => {
  it("comes back with its header, its first rows and what its columns most likely are", () => {
    expect(outcome(table(UNKNOWN))).toEqual({
      type: "needs-mapping",
      bank: null,
      header: ["Dia", "O que foi", "Quantia", "Saldo final"],
      preview: [
        ["05/01/2026", "Café Central", "-1,20", "98,80"],
        ["06/01/2026", "Ordenado", "1.000,00", "1.098,80"],
      ],
      proposal: {
        fingerprint: "dia|oquefoi|quantia|saldofinal",
        columns: { date: 0, description: 1, amount: 2, balance: 3 },
        sign: "signed",
        dayOrder: "day-first",
        decimal: "comma",
      },
      profiles: expect.objectContaining({ length: 4 }) as unknown,
    });
  });

  it("is read by the mapping that was made for its header, as banks are", () => {
    const read = statement(table(UNKNOWN), [proposal(table(UNKNOWN))]);
    expect(read.source.id).toBe("mapped");
    expect(read.rows).toMatchObject([
      { kind: "expense", amount: 120, original: "Café Central" },
      { kind: "income", amount: 100_000, original: "Ordenado" },
    ]);
    expect(read.proof).toEqual({ state: "proven", covered: 1, of: 2 });
  });

  it("is not read by a mapping for another header", () => {
    const other = { ...proposal(table(UNKNOWN)), fingerprint: "x" };
    expect(outcome(table(UNKNOWN), [other]).type).toBe("needs-mapping");
  });

  it("without a sign asks for it, takes an answer, and is refused where nobody knows", () => {
    const unsigned = table(`Data;Loja;Quantia
      05/01/2026;Café;1,20
      06/01/2026;Pão;2,00`);
    const asked = proposal(unsigned);
    expect(asked.sign).toBe("unknown");
    expect(outcome(unsigned, [asked])).toEqual({ type: "no-sign" });
    const kinds = (sign: Mapping["sign"]) =>
      statement(unsigned, [{ ...asked, sign }]).rows.map(({ kind }) => kind);
    expect(kinds("expenses")).toEqual(["expense", "expense"]);
    expect(kinds("income")).toEqual(["income", "income"]);
  });

  it("takes its signs from the balances, and is refused where they tell none", () => {
    const rows = (balance: string) =>
      table(`Data;Loja;Quantia;Saldo
      05/01/2026;Café;1,20;10,00
      06/01/2026;Pão;2,00;8,00
      07/01/2026;Ordenado;5,00;${balance}`);
    const good = rows("13,00");
    expect(proposal(good).sign).toBe("balance");
    expect(statement(good, [proposal(good)]).rows.map(({ kind }) => kind)).toEqual([
      "expense",
      "income",
    ]);
    const bad = rows("99,00");
    expect(outcome(bad, [proposal(bad)])).toEqual({ type: "no-sign" });
  });

  it("may have two columns, one for each direction", () => {
    const two = table(`Data;Loja;Saídas;Entradas
      05/01/2026;Café;1,20;
      06/01/2026;Ordenado;;5,00`);
    expect(proposal(two)).toMatchObject({ columns: { debit: 2, credit: 3 }, sign: "columns" });
    expect(statement(two, [proposal(two)]).rows.map(({ kind }) => kind)).toEqual([
      "expense",
      "income",
    ]);
  });

  it("may have no header at all: its columns are told by what they hold", () => {
    const bare = table(`05/01/2026;123;Café Central;-1,20
      06/01/2026;124;Ordenado;5,00`);
    expect(proposal(bare)).toEqual({
      fingerprint: "#4 days amounts texts signed",
      columns: { date: 0, description: 2, amount: 3 },
      sign: "signed",
      dayOrder: "day-first",
      decimal: "comma",
    });
    expect(statement(bare, [proposal(bare)]).rows).toHaveLength(2);
  });

  it("is never read by the name of a balance as if that were an amount", () => {
    const only = table(`Data;Loja;Saldo
      05/01/2026;Café;1,20
      06/01/2026;Pão;2,00`);
    expect(proposal(only).columns.amount).toBeUndefined();
  });
});

describe("a table of several accounts", () => {
  it("is read as one of them with the signs that all have, even if everything comes in there", () => {
    const sheet = [
      ["Data", "Data Valor", "Tipo", "Conta", "Descrição", "Montante", "Moeda"],
      ["05-01-2026", "05-01-2026", "TRF", "0001 1111 2222", "ORDENADO", "1500,00", "EUR"],
      ["06-01-2026", "06-01-2026", "TRF", "0001 1111 2222", "TRF", "-300,00", "EUR"],
      ["06-01-2026", "06-01-2026", "TRF", "0001 3333 4444", "TRF", "300,00", "EUR"],
    ].map((cells, at) => ({ line: at + 1, cells }));
    const read = readTable(sheet, [], "0001 3333 4444");
    expect(read).toMatchObject({
      value: { type: "statement", statement: { rows: [{ kind: "income", amount: 30_000 }] } },
    });
  });

  it("tells of each account the rows that name none", () => {
    const sheet = [
      ["Data", "Data Valor", "Tipo", "Conta", "Descrição", "Montante", "Moeda"],
      ["05-01-2026", "05-01-2026", "TRF", "0001 1111 2222", "ORDENADO", "1500,00", "EUR"],
      ["06-01-2026", "06-01-2026", "TRF", "0001 3333 4444", "TRF", "-300,00", "EUR"],
      ["07-01-2026", "07-01-2026", "TRF", "", "CAFE", "-1,20", "EUR"],
    ].map((cells, at) => ({ line: at + 1, cells }));
    for (const account of ["0001 1111 2222", "0001 3333 4444"])
      expect(readTable(sheet, [], account)).toMatchObject({
        value: { statement: { rows: [{}], unread: [{ line: 4, reason: "account" }] } },
      });
  });
});
