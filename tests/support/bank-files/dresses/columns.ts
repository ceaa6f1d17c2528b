import type { Draft, DraftColumn, DraftRow, Dress, Look } from "./draft.ts";
import { isColumn, withRowAt } from "./draft.ts";

type Cell = DraftColumn["cell"];

/** Puts a column somewhere among the others; `pick` decides where. */
const withColumn = (draft: Draft, name: string, cell: Cell, pick: number): Draft => {
  const at = 1 + (pick % draft.columns.length);
  return {
    ...draft,
    columns: [
      ...draft.columns.slice(0, at),
      { name, role: "other", cell },
      ...draft.columns.slice(at),
    ],
  };
};

const among = <Value>(values: readonly Value[], pick: number): Value => {
  const value = values[pick % values.length];
  if (value === undefined) throw new RangeError("nothing to pick from");
  return value;
};

/** A column, of some names, with a cell for each row from some kind of values. */
const column = (name: string, names: readonly string[], cellOf: (pick: number) => Cell): Dress => ({
  name,
  outcomes: ["right"],
  put: (draft, pick) =>
    draft.columns.some((one) => names.includes(one.name))
      ? null
      : withColumn(draft, among(names, pick), cellOf(pick), Math.floor(pick / 7)),
});

const euros = (cents: number, { money }: Look) => money(cents);

/** A row that the bank lists but that moved nothing. */
const extra = (draft: Draft, pick: number, of: Partial<DraftRow>): DraftRow => {
  const next = draft.rows[pick % draft.rows.length];
  if (next === undefined) throw new RangeError("no rows");
  // An older row's balance, in the order of the file.
  return {
    ...next,
    cents: -6_000 - (pick % 900),
    text: "Gasolineira Sul",
    balance: draft.newestFirst ? next.balance : next.balance - next.cents,
    counts: false,
    at: 1_000 + (pick % 50),
    ...of,
  };
};

/** Inserts a row beside the row that it was made from: before it in time. */
const inserted = (draft: Draft, pick: number, row: DraftRow): Draft =>
  withRowAt(draft, pick % draft.rows.length, row);

const NAMES_OF_STATES = ["Estado", "Situação", "State", "Status"];

const states = (
  name: string,
  words: readonly (readonly [done: string, other: string])[],
  outcomes: Dress["outcomes"],
): Dress => ({
  name,
  outcomes,
  put: (draft, pick) => {
    if (!draft.hasHeader) return null;
    const names = [...NAMES_OF_STATES, "Info"];
    if (draft.columns.some((one) => names.includes(one.name))) return null;
    const [done, other] = among(words, pick);
    const changed = done === other ? draft : inserted(draft, pick, extra(draft, pick, {}));
    return withColumn(
      changed,
      among(NAMES_OF_STATES, Math.floor(pick / 5)),
      ({ counts }) => (counts ? done : other),
      Math.floor(pick / 3),
    );
  },
});

const amountOnly = (draft: Draft) => isColumn(draft, "amount") && !draft.balancesAstray;

/** Columns that a bank adds to its table. */
export const COLUMN_DRESSES: readonly Dress[] = [
  column(
    "a constant letter",
    ["Situação", "Tipo", "Obs.", "Conf.", "D/C"],
    (pick) => () => among(["C", "D", "S", "E"], pick),
  ),
  column(
    "a constant word",
    ["Canal", "Origem", "Tipo", "Cartão"],
    (pick) => () => among(["Internet", "Débito", "Crédito", "Compra", "Particulares"], pick),
  ),
  column(
    "codes of movements",
    ["Tipo", "Cód.", "Código"],
    () =>
      ({ at }) =>
        among(["TRF", "POS", "DD", "LEV", "C"], at),
  ),
  column(
    "a category of one word",
    ["Categoria", "Category"],
    () =>
      ({ at }) =>
        among(["Compras", "Casa", "Lazer", "Outros"], at),
  ),
  column(
    "references",
    ["Referência", "N.º", "ID", "Nº Doc."],
    () =>
      ({ at }) =>
        String(202_601_000 + at * 7),
  ),
  column(
    "counted rows",
    ["Linha", "#", "Nr."],
    () =>
      ({ at }) =>
        String(at + 1),
  ),
  column(
    "the day of value",
    ["Data valor", "Data-valor", "Dt. Valor"],
    () =>
      (row, { day }) =>
        day(row),
  ),
  column("euros", ["Moeda", "Divisa", "Currency", "Mudança", "Cur."], () => () => "EUR"),
  column("signs of euros", ["Moeda", "Unidade"], () => () => "€"),
  column("an exchange rate", ["Câmbio", "Taxa de câmbio"], () => () => "1,0000"),
  column(
    "notes, mostly empty",
    ["Notas", "Observações"],
    () =>
      ({ at }) =>
        at % 4 === 0 ? "ver fatura" : "",
  ),
  column(
    "tax within the amount",
    ["IVA", "Imposto incluído"],
    () =>
      ({ cents }, look) =>
        euros(Math.round(Math.abs(cents) * 0.23), look),
  ),
  column(
    "the number of one account",
    ["Conta", "N.º da conta", "Account"],
    () => () => "0001 1111 2222",
  ),
  column(
    "accounts of the other side",
    ["IBAN destino", "Partner Iban", "Conta destino"],
    () =>
      ({ at }) =>
        `PT50000000000000000000${String(100 + at * 13)}`,
  ),
  {
    name: "an available balance",
    outcomes: ["right"],
    put: (draft, pick) =>
      isColumn(draft, "balance")
        ? withColumn(
            draft,
            "Saldo disponível",
            ({ balance }, look) => euros(balance - 10_000, look),
            pick,
          )
        : null,
  },
  states("all done", [["Concluído", "Concluído"]], ["right"]),
  states(
    "some cancelled, declined, pending",
    [
      ["Concluído", "Cancelado"],
      ["Concluída", "Pendente"],
      ["Executado", "Recusado"],
      ["Completed", "Declined"],
      ["Booked", "Pending"],
      ["Liquidado", "Anulado"],
      ["Efetuada", "Rejeitada"],
    ],
    ["right"],
  ),
  states(
    "states that nobody knows",
    [
      ["Zeta", "Omega"],
      ["Concluído", "Xpto"],
      ["A1", "B7"],
    ],
    ["asks", "said"],
  ),
  {
    name: "rows in another currency",
    outcomes: ["right"],
    put: (draft, pick) => {
      if (isColumn(draft, "balance") || draft.columns.some(({ name }) => /EUR/.test(name)))
        return null;
      if (draft.columns.some(({ name }) => CURRENCIES.includes(name))) return null;
      const row = extra(draft, pick, { text: "Bookshop", cents: -2_000 });
      return withColumn(
        inserted(draft, pick, row),
        among(["Moeda", "Divisa", "Mudança"], pick),
        ({ counts }) => (counts ? "EUR" : among(["USD", "GBP", "CHF"], pick)),
        Math.floor(pick / 3),
      );
    },
  },
  {
    name: "euros beside a foreign amount",
    outcomes: ["right"],
    put: (draft, pick) => {
      if (!amountOnly(draft)) return null;
      const isForeign = ({ at }: DraftRow) => at % 4 === 2;
      const amount = draft.columns.findIndex(({ role }) => role === "amount");
      const own = draft.columns[amount];
      if (own === undefined) return null;
      const names = among(
        [
          ["Montante EUR", "Montante"],
          ["Montante (EUR)", "Montante na moeda"],
          ["Valor em EUR", "Valor original"],
        ] as const,
        pick,
      );
      const columns = draft.columns.map((one, at) =>
        at === amount ? { ...own, name: names[0] } : one,
      );
      const foreign: DraftColumn = {
        name: names[1],
        role: "other",
        cell: (row, look) =>
          isForeign(row) ? look.money(Math.round(row.cents * 1.17)) : own.cell(row, look),
      };
      const currency: DraftColumn = {
        name: "Moeda",
        role: "other",
        cell: (row) => (isForeign(row) ? "USD" : "EUR"),
      };
      if (columns.some(({ name }) => CURRENCIES.includes(name))) return null;
      const before = pick % 2 === 0;
      const put = before
        ? [...columns.slice(0, amount), foreign, currency, ...columns.slice(amount)]
        : [...columns.slice(0, amount + 1), foreign, currency, ...columns.slice(amount + 1)];
      return { ...draft, columns: put };
    },
  },
  {
    name: "fees of nothing",
    outcomes: ["right"],
    put: (draft, pick) =>
      hasFee(draft)
        ? null
        : withColumn(draft, among(FEES, pick), (_, look) => euros(0, look), pick),
  },
  {
    name: "fees apart, proven by balances",
    outcomes: ["right", "asks"],
    put: (draft, pick) => {
      if (!amountOnly(draft) || !isColumn(draft, "balance") || hasFee(draft)) return null;
      const feeOf = (row: DraftRow) => (row.cents < 0 && row.at % 3 === 0 ? 100 : 0);
      const isNegative = pick % 2 === 0;
      const changed = withColumn(
        draft,
        among(FEES, pick),
        (row, look) => euros(isNegative ? -feeOf(row) : feeOf(row), look),
        pick,
      );
      return {
        ...changed,
        columns: changed.columns.map((one) =>
          one.role === "amount"
            ? {
                ...one,
                cell: (row, look) => one.cell({ ...row, cents: row.cents + feeOf(row) }, look),
              }
            : one,
        ),
      };
    },
  },
  {
    name: "gross, fee and net",
    outcomes: ["right"],
    put: (draft, pick) => {
      if (!amountOnly(draft) || hasFee(draft)) return null;
      const at = draft.columns.findIndex(({ role }) => role === "amount");
      const own = draft.columns[at];
      if (own === undefined) return null;
      const feeOf = (row: DraftRow) => (row.cents > 0 ? Math.round(row.cents * 0.03) : 0);
      const gross: DraftColumn = {
        name: among(["Bruto", "Montante", "Valor"], pick),
        role: "other",
        cell: (row, look) => own.cell({ ...row, cents: row.cents + feeOf(row) }, look),
      };
      const fee: DraftColumn = {
        name: among(FEES, pick),
        role: "other",
        cell: (row, look) => look.money(-feeOf(row)),
      };
      const net = { ...own, name: among(["Líquido", "Valor líquido", "Net"], pick) };
      return {
        ...draft,
        columns: [...draft.columns.slice(0, at), gross, fee, net, ...draft.columns.slice(at + 1)],
      };
    },
  },
  {
    name: "fees that nothing explains",
    outcomes: ["asks"],
    put: (draft, pick) => {
      if (!amountOnly(draft) || isColumn(draft, "balance") || hasFee(draft)) return null;
      return withColumn(
        draft,
        among(FEES, pick),
        ({ at }, look) => euros(at % 2 === 0 ? 150 : 0, look),
        pick,
      );
    },
  },
  {
    name: "two accounts",
    outcomes: ["asks"],
    put: (draft, pick) =>
      draft.columns.some(({ name }) => name.includes("onta") || name === "Account")
        ? null
        : withColumn(
            draft,
            among(["Conta", "N.º da conta", "Account", "IBAN da conta"], pick),
            ({ at }) => (at % 3 === 0 ? "0001 1111 2222" : "0001 3333 4444"),
            pick,
          ),
  },
  {
    name: "letters of direction beside bare amounts",
    outcomes: ["right"],
    put: (draft, pick) => {
      const at = draft.columns.findIndex(({ role }) => role === "amount");
      const own = draft.columns[at];
      if (own === undefined || hasFee(draft) || draft.columns.length > 4) return null;
      const [into, out] = among(
        [
          ["C", "D"],
          ["Crédito", "Débito"],
          ["Entrada", "Saída"],
          ["Receita", "Despesa"],
          ["+", "-"],
        ] as const,
        pick,
      );
      const bare: DraftColumn = {
        ...own,
        role: "other",
        cell: (row, look) => own.cell({ ...row, cents: Math.abs(row.cents) }, look),
      };
      const way: DraftColumn = {
        name: among(["D/C", "Movimento D/C", "Sentido", "Tipo"], pick),
        role: "other",
        cell: ({ cents }) => (cents < 0 ? out : into),
      };
      return {
        ...draft,
        columns: [...draft.columns.slice(0, at), bare, way, ...draft.columns.slice(at + 1)],
      };
    },
  },
  {
    name: "the names of a known bank",
    outcomes: ["right"],
    put: (draft, pick) => {
      const names = among(
        [
          ["Data Movimento", "Descrição", "Montante", "Saldo"],
          ["Data Lançamento", "Descrição", "Débito", "Crédito", "Saldo"],
          ["Data mov.", "Descrição", "Débito", "Crédito", "Saldo contabilístico"],
          ["Data Lanc.", "Descrição", "Valor", "Saldo"],
          ["DATA MOV.", "DESCRIÇÃO", "IMPORTÂNCIA"],
          ["Data Mov.", "Descrição do Movimento", "Valor em EUR", "Saldo em EUR"],
          ["Data Operação", "Descrição", "Montante( EUR )", "Saldo Contabilístico( EUR )"],
        ],
        pick,
      );
      const plain = draft.columns.filter(({ role }) => role !== "other");
      if (plain.length !== names.length) return null;
      if (plain[0]?.role !== "date" || plain[1]?.role !== "text") return null;
      if (plain[2]?.role !== "amount" && plain[2]?.role !== "debit") return null;
      const isTwo = isColumn(draft, "debit");
      if (isTwo !== names.includes("Débito")) return null;
      const hasCurrencies = draft.columns.some(({ name }) => CURRENCIES.includes(name));
      if (hasCurrencies && names.some((name) => name.includes("EUR"))) return null;
      return {
        ...draft,
        columns: draft.columns.map((one) =>
          one.role === "other" ? one : { ...one, name: names[plain.indexOf(one)] ?? one.name },
        ),
      };
    },
  },
  {
    name: "columns in another order",
    outcomes: ["right"],
    put: (draft, pick) => {
      const columns = [...draft.columns];
      const turned = columns.splice(pick % columns.length).concat(columns);
      return { ...draft, columns: turned };
    },
  },
  {
    name: "other names of the same",
    outcomes: ["right"],
    put: (draft, pick) => {
      const hasCurrencies = draft.columns.some(({ name }) => CURRENCIES.includes(name));
      return {
        ...draft,
        columns: draft.columns.map((one) => {
          const names = OTHER_NAMES[one.role] ?? [];
          const fitting = names.filter((name) => !hasCurrencies || !name.includes("EUR"));
          return fitting.length === 0 ? one : { ...one, name: among(fitting, pick) };
        }),
      };
    },
  },
];

const CURRENCIES = ["Moeda", "Divisa", "Currency", "Mudança", "Cur.", "Unidade"];

const FEES = ["Comissão", "Taxa", "Fee", "Encargos"];

const hasFee = ({ columns }: Draft) =>
  columns.some(({ name }) => FEES.includes(name) || /quid|Net/.test(name));

const OTHER_NAMES: Partial<Record<DraftColumn["role"], readonly string[]>> = {
  date: ["Data mov.", "Data Lançamento", "Data Operação", "Date", "Dia"],
  text: ["Descrição do Movimento", "Description", "Movimento", "Descritivo", "Histórico"],
  amount: ["Valor", "Importância", "Amount", "Montante (EUR)", "Quantia"],
  debit: ["Débitos", "Saída", "Valor a débito", "Debit"],
  credit: ["Créditos", "Entrada", "Valor a crédito", "Credit"],
  balance: ["Saldo contabilístico", "Balance", "Saldo após movimento", "Saldo (EUR)"],
};
