import { comma, dayFirst } from "../line.ts";
import type { Draft, Dress } from "./draft.ts";
import { isColumn } from "./draft.ts";

const among = <Value>(values: readonly Value[], pick: number): Value => {
  const value = values[pick % values.length];
  if (value === undefined) throw new RangeError("nothing to pick from");
  return value;
};

const widthOf = ({ columns }: Draft) => columns.length;

/** A row with some texts under some columns, and nothing elsewhere. */
const rowWith = (draft: Draft, cells: Partial<Record<string, string>>) =>
  draft.columns.map(({ role }) => cells[role] ?? "");

const ends = (draft: Draft) => {
  const oldest = draft.newestFirst ? draft.rows.at(-1) : draft.rows[0];
  const newest = draft.newestFirst ? draft.rows[0] : draft.rows.at(-1);
  if (oldest === undefined || newest === undefined) throw new RangeError("no rows");
  return { oldest, newest };
};

/** A balance told in a row of its own, with a day. */
function balanceRow(draft: Draft, which: "opening" | "closing", label: string): Draft {
  const { oldest, newest } = ends(draft);
  const row = which === "opening" ? oldest : newest;
  const amount = which === "opening" ? draft.opening : newest.balance;
  const isFirst = (which === "opening") !== draft.newestFirst;
  const after = isFirst ? -1 : draft.rows.length - 1;
  const cells = (of: Draft) =>
    rowWith(of, {
      date: of.look.day(row),
      text: label,
      ...(isColumn(of, "balance")
        ? { balance: of.look.money(amount) }
        : isColumn(of, "amount")
          ? { amount: of.look.money(amount) }
          : { credit: of.look.money(amount) }),
    });
  return { ...draft, between: [...draft.between, { after, cells }] };
}

const sumOf = ({ rows }: Draft, way: 1 | -1) =>
  rows.reduce(
    (sum, { cents, counts }) => (counts && Math.sign(cents) === way ? sum + Math.abs(cents) : sum),
    0,
  );

const totalRow = (draft: Draft, label: string, hasDay: boolean): Draft => {
  const total = sumOf(draft, 1) - sumOf(draft, -1);
  const cells = (of: Draft) =>
    rowWith(of, {
      date: hasDay ? of.look.day(ends(of).newest) : "",
      text: label,
      amount: of.look.money(total),
      debit: of.look.money(sumOf(of, -1)),
      credit: of.look.money(sumOf(of, 1)),
    });
  return { ...draft, between: [...draft.between, { after: draft.rows.length - 1, cells }] };
};

/** What stands above, below and between the movements. */
export const ROW_DRESSES: readonly Dress[] = [
  {
    name: "lines above with days",
    outcomes: ["right"],
    put: (draft, pick) => ({
      ...draft,
      above: [
        ...draft.above,
        ...among(
          [
            [
              ["Banco do Largo"],
              ["Data de início", "01/01/2026"],
              ["Data de fim", "28/02/2026"],
              [],
            ],
            [
              ["Conta", "0001"],
              ["Período", "01/01/2026", "28/02/2026"],
            ],
            [["Movimentos de 01-01-2026 a 28-02-2026"], [""], ["Emitido em", "01-03-2026"]],
            [["Data", "01-03-2026"], ["Titular", "Ana Maria"], [""]],
            [
              ["Extrato n.º", "12"],
              ["Data de emissão", "01-03-2026", "Montante", "10,00"],
            ],
          ],
          pick,
        ),
      ],
    }),
  },
  {
    name: "balances above",
    outcomes: ["right"],
    put: (draft) => ({
      ...draft,
      above: [
        ...draft.above,
        ["Saldo inicial", `${comma(draft.opening)} EUR`],
        ["Saldo final", `${comma(ends(draft).newest.balance)} EUR`],
      ],
    }),
  },
  {
    name: "the names again on each page",
    outcomes: ["right"],
    put: (draft, pick) =>
      draft.hasHeader
        ? {
            ...draft,
            between: [
              ...draft.between,
              ...draft.rows.flatMap((_, at) =>
                at % (3 + (pick % 4)) === 2
                  ? [{ after: at, cells: ({ columns }: Draft) => columns.map(({ name }) => name) }]
                  : [],
              ),
            ],
          }
        : null,
  },
  {
    name: "page numbers and blank lines",
    outcomes: ["right"],
    put: (draft, pick) => ({
      ...draft,
      between: [
        ...draft.between,
        { after: pick % draft.rows.length, cells: (of) => of.columns.map(() => "") },
        {
          after: (pick + 2) % draft.rows.length,
          cells: (of) => of.columns.map((_, at) => (at === widthOf(of) - 1 ? "Página 1/2" : "")),
        },
      ],
    }),
  },
  {
    name: "an opening balance with a day",
    outcomes: ["right"],
    put: (draft, pick) =>
      balanceRow(
        draft,
        "opening",
        among(["Saldo inicial", "SALDO ANTERIOR", "Opening balance"], pick),
      ),
  },
  {
    name: "a closing balance with a day",
    outcomes: ["right"],
    put: (draft, pick) =>
      balanceRow(
        draft,
        "closing",
        among(["Saldo final", "SALDO ATUAL", "Closing balance", "Saldo contabilístico"], pick),
      ),
  },
  {
    name: "a total",
    outcomes: ["right"],
    put: (draft, pick) =>
      totalRow(draft, among(["Total", "TOTAIS", "Totais do período"], pick), false),
  },
  {
    name: "a total with a day",
    outcomes: ["right", "said"],
    put: (draft, pick) =>
      totalRow(draft, among(["Total", "TOTAIS", "Total do período"], pick), true),
  },
  {
    name: "a day once for several rows",
    outcomes: ["right", "said"],
    put: (draft) => ({
      ...draft,
      cells: (cells, row, of) => {
        const written = draft.cells(cells, row, of);
        const before = of.rows[of.rows.indexOf(row) - 1];
        const at = of.columns.findIndex(({ role }) => role === "date");
        return before?.date === row.date && before.counts === row.counts
          ? written.map((cell, index) => (index === at ? "" : cell))
          : written;
      },
    }),
  },
  {
    name: "reversals under debit, proven by balances",
    outcomes: ["right"],
    put: (draft) => {
      if (!isColumn(draft, "debit") || !isColumn(draft, "balance") || draft.balancesAstray)
        return null;
      const turned = draft.rows.filter(({ cents, counts }) => counts && cents > 0)[0];
      if (turned === undefined) return null;
      return {
        ...draft,
        columns: draft.columns.map((one) =>
          one.role === "debit"
            ? {
                ...one,
                cell: (row, look) =>
                  row.at === turned.at ? look.money(-row.cents) : one.cell(row, look),
              }
            : one.role === "credit"
              ? { ...one, cell: (row, look) => (row.at === turned.at ? "" : one.cell(row, look)) }
              : one,
        ),
      };
    },
  },
  {
    name: "debits with a minus",
    outcomes: ["right"],
    put: (draft) =>
      isColumn(draft, "debit")
        ? {
            ...draft,
            columns: draft.columns.map((one) =>
              one.role === "debit"
                ? {
                    ...one,
                    cell: (row, look) =>
                      one.cell(row, { ...look, money: (cents) => look.money(-cents) }),
                  }
                : one,
            ),
          }
        : null,
  },
  {
    name: "zeros in the empty column",
    outcomes: ["right"],
    put: (draft) =>
      isColumn(draft, "debit")
        ? {
            ...draft,
            columns: draft.columns.map((one) =>
              one.role === "debit" || one.role === "credit"
                ? { ...one, cell: (row, look) => one.cell(row, look) || look.money(0) }
                : one,
            ),
          }
        : null,
  },
  {
    name: "no names",
    outcomes: ["right", "asks"],
    put: (draft) =>
      draft.columns.length <= 4 && draft.between.length === 0 && !draft.outcomes.has("asks")
        ? { ...draft, hasHeader: false }
        : null,
  },
  {
    name: "details below each movement",
    outcomes: ["right", "said"],
    put: (draft) => ({
      ...draft,
      between: [
        ...draft.between,
        ...draft.rows.flatMap((_, at) =>
          at % 3 === 0
            ? [
                {
                  after: at,
                  cells: (of: Draft) => rowWith(of, { text: "Nome do Beneficiário: Ana Lda" }),
                },
              ]
            : [],
        ),
      ],
    }),
  },
  {
    name: "the same movements in a summary above",
    outcomes: ["right"],
    put: (draft) => ({
      ...draft,
      above: [
        ...draft.above,
        ["Resumo", "Valor"],
        ["Total de entradas", comma(sumOf(draft, 1))],
        ["Total de saídas", comma(sumOf(draft, -1))],
        ["De", dayFirst(ends(draft).oldest.date)],
        [],
      ],
    }),
  },
];
