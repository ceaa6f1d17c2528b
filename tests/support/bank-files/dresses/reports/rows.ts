import { comma } from "../../line.ts";
import { isColumn, withRowAt, type Draft, type DraftColumn, type Dress } from "../draft.ts";
import { among, beside, inLines, placeOf, withRow, written } from "./written.ts";

/** Stands between the two halves of a name until the file is written. */
const BREAK = "⏎";

/** Rows and columns that reports of other programs have. */
export const ROW_REPORTS: readonly Dress[] = [
  {
    name: "a row that moved nothing",
    outcomes: ["right"],
    put: (draft, pick) =>
      withRow(draft, pick % draft.rows.length, { cents: 0, text: "Comissão de manutenção isenta" }),
  },
  {
    name: "pending in place of a day",
    outcomes: ["right"],
    put: (draft, pick) => {
      const one = withRow(draft, draft.newestFirst ? 0 : draft.rows.length - 1, {});
      const word = among(
        ["Pendente", "PENDING", "Em processamento", "Cativo", "Por liquidar"],
        pick,
      );
      return written(
        one,
        ["date"],
        (cell) => (row, look) => (row.at === 2_000 ? word : cell(row, look)),
      );
    },
  },
  {
    name: "pending rows without a day on top",
    outcomes: ["right"],
    put: (draft) => {
      const one = withRow(draft, 0, { at: 2_001 });
      const two = written(
        one,
        ["date"],
        (cell) => (row, look) => (row.at === 2_001 ? "" : cell(row, look)),
      );
      return written(
        two,
        ["balance"],
        (cell) => (row, look) => (row.at === 2_001 ? "" : cell(row, look)),
      );
    },
  },
  {
    name: "pending movements below a heading of their own",
    outcomes: ["right", "said"],
    put: (draft, pick) => {
      const last = draft.rows.at(-1);
      if (last === undefined) return null;
      const pending = [1, 2].map((index) => ({
        ...last,
        cents: -4_500 - index,
        text: "Gasolineira Sul",
        counts: false,
        at: 2_100 + index,
      }));
      const heading = among(
        [
          "Movimentos pendentes",
          "Operações por liquidar",
          "Movimentos cativos",
          "Pending transactions",
        ],
        pick,
      );
      const one = { ...draft, rows: [...draft.rows, ...pending] };
      return {
        ...one,
        between: [
          ...draft.between,
          {
            after: draft.rows.length - 1,
            cells: (of) => of.columns.map((_, index) => (index === 0 ? heading : "")),
          },
        ],
      };
    },
  },
  {
    name: "pending movements on top, below a heading of their own",
    outcomes: ["right", "said"],
    put: (draft, pick) => {
      const [first] = draft.rows;
      if (first === undefined) return null;
      const pending = {
        ...first,
        cents: -4_500,
        text: "Gasolineira Sul",
        counts: false,
        at: 2_110,
      };
      const heading = (text: string) => (of: Draft) =>
        of.columns.map((_, index) => (index === 0 ? text : ""));
      const booked = ["Movimentos", "Movimentos contabilizados", "Últimos movimentos", "Booked"];
      const one = withRowAt(draft, 0, pending);
      return {
        ...one,
        between: [
          ...one.between,
          { after: -1, cells: heading("Movimentos pendentes") },
          { after: 0, cells: heading(among(booked, pick)) },
        ],
      };
    },
  },
  {
    name: "two accounts, one below the other",
    outcomes: ["asks"],
    put: (draft, pick) => {
      if (!draft.hasHeader || draft.between.length > 0) return null;
      if (draft.columns.some(({ name }) => /onta|Account/.test(name))) return null;
      const after = 2 + (pick % 2);
      return {
        ...draft,
        above: [...draft.above, ["Conta", "0001 1111 2222"]],
        between: [
          { after, cells: () => ["Conta", "0001 3333 4444"] },
          { after, cells: ({ columns }) => columns.map(({ name }) => name) },
        ],
      };
    },
  },
  {
    name: "the account with its balance below the names",
    outcomes: ["right"],
    put: (draft) => ({
      ...draft,
      between: [
        ...draft.between,
        {
          after: -1,
          cells: (of) =>
            of.columns.map(({ role }, index) =>
              index === 0
                ? "Conta à ordem"
                : role === "text"
                  ? ""
                  : role === "amount" || role === "balance" || role === "credit"
                    ? of.look.money(draft.opening)
                    : "",
            ),
        },
      ],
    }),
  },
  {
    name: "pending movements by a note in German",
    outcomes: ["right"],
    put: (draft, pick) =>
      draft.columns.some(({ name }) => /^(?:Estado|Situação|State|Status)$/.test(name))
        ? null
        : beside(withRow(draft, pick % draft.rows.length, { at: 2_120 }), draft.columns.length, {
            name: "Info",
            role: "other",
            cell: ({ at }) => (at === 2_120 ? "Umsatz vorgemerkt" : "Umsatz gebucht"),
          }),
  },
  {
    name: "subtotals after each few rows",
    outcomes: ["right"],
    put: (draft, pick) => ({
      ...draft,
      between: [
        ...draft.between,
        ...draft.rows.flatMap((_, index) =>
          index % 4 === 3
            ? [
                {
                  after: index,
                  cells: (of: Draft) =>
                    of.columns.map(({ role }) =>
                      role === "text"
                        ? among(["Subtotal", "Total do mês", "Subtotal:", "Total parcial"], pick)
                        : role === "amount"
                          ? of.look.money(
                              draft.rows
                                .slice(index - 3, index + 1)
                                .reduce((sum, { cents }) => sum + cents, 0),
                            )
                          : role === "debit"
                            ? of.look.money(4_000)
                            : role === "credit"
                              ? of.look.money(1_000)
                              : "",
                    ),
                },
              ]
            : [],
        ),
      ],
    }),
  },
  {
    name: "days newest first, their rows oldest first",
    outcomes: ["right"],
    put: (draft) => {
      // Rows and what stands between them keep their places.
      if (!draft.newestFirst || draft.between.length > 0) return null;
      if (draft.rows.some(({ counts }) => !counts)) return null;
      const days = [...new Set(draft.rows.map(({ date }) => date))];
      return {
        ...draft,
        rows: days.flatMap((date) => draft.rows.filter((row) => row.date === date).toReversed()),
      };
    },
  },
  {
    name: "balances before each movement",
    outcomes: ["right"],
    put: (draft) =>
      isColumn(draft, "balance")
        ? {
            ...written(
              draft,
              ["balance"],
              (cell) => (row, look) => cell({ ...row, balance: row.balance - row.cents }, look),
            ),
            balancesAstray: true,
          }
        : null,
  },
  {
    name: "balances at the end of each day alone",
    outcomes: ["right"],
    put: (draft) =>
      isColumn(draft, "balance")
        ? written(draft, ["balance"], (cell) => (row, look) => {
            const same = draft.rows.filter(({ date }) => date === row.date);
            return (draft.newestFirst ? same[0] : same.at(-1))?.at === row.at
              ? cell(row, look)
              : "";
          })
        : null,
  },
  {
    name: "balances of the day beside each movement",
    outcomes: ["right"],
    put: (draft) =>
      isColumn(draft, "balance")
        ? {
            ...written(draft, ["balance"], (cell) => (row, look) => {
              const same = draft.rows.filter(({ date }) => date === row.date);
              const last = draft.newestFirst ? same[0] : same.at(-1);
              return cell({ ...row, balance: (last ?? row).balance }, look);
            }),
            balancesAstray: true,
          }
        : null,
  },
  {
    name: "an empty row after each row",
    outcomes: ["right"],
    put: (draft) => ({
      ...draft,
      between: [
        ...draft.between,
        ...draft.rows.map((_, after) => ({
          after,
          cells: (of: Draft) => of.columns.map(() => ""),
        })),
      ],
    }),
  },
  {
    name: "a summary beside the table",
    outcomes: ["right"],
    put: (draft) => {
      if (draft.worn.includes("words in the empty column")) return null;
      const rows: Readonly<Record<number, readonly [string, string]>> = {
        1: ["Total de entradas", comma(155_000)],
        2: ["Total de saídas", comma(-23_000)],
        3: ["Saldo", comma(132_001)],
      };
      const width = draft.columns.length;
      const gap = beside(draft, width, { name: "", role: "other", cell: () => "" });
      const one = beside(gap, width + 1, {
        name: "",
        role: "other",
        cell: ({ at: number }) => rows[number]?.[0] ?? "",
      });
      return beside(one, width + 2, {
        name: "",
        role: "other",
        cell: ({ at: number }) => rows[number]?.[1] ?? "",
      });
    },
  },
  {
    name: "names twice",
    outcomes: ["right"],
    put: (draft, pick) => {
      const name = (role: DraftColumn["role"]) =>
        draft.columns.find((one) => one.role === role)?.name ?? "Valor";
      const money = isColumn(draft, "amount") ? "amount" : "debit";
      return among<() => Draft>(
        [
          () =>
            beside(draft, placeOf(draft, "text") + 1, {
              name: name("text"),
              role: "other",
              cell: ({ at: number }) => (number % 3 === 0 ? "Ref. 12" : ""),
            }),
          () =>
            beside(draft, placeOf(draft, "date") + 1, {
              name: name("date"),
              role: "other",
              cell: (row, look) => look.day(row),
            }),
          () =>
            beside(draft, placeOf(draft, "date") + 1, {
              name: name(money),
              role: "other",
              cell: (row, look) => look.day(row),
            }),
          () =>
            beside(
              beside(draft, placeOf(draft, money) + 1, {
                name: "Moeda",
                role: "other",
                cell: () => "EUR",
              }),
              draft.columns.length + 1,
              { name: "Moeda", role: "other", cell: () => "EUR" },
            ),
        ],
        pick,
      )();
    },
  },
  {
    name: "counted rows without a name",
    outcomes: ["right"],
    put: (draft, pick) =>
      beside(draft, 0, {
        name: "",
        role: "other",
        cell: ({ at: number }) => String(number + (pick % 2)),
      }),
  },
  {
    name: "empty columns on the left",
    outcomes: ["right"],
    put: (draft, pick) =>
      Array.from({ length: 1 + (pick % 3) }).reduce<Draft>(
        (one) => beside(one, 0, { name: "", role: "other", cell: () => "" }),
        draft,
      ),
  },
  {
    name: "names in two rows",
    outcomes: ["right"],
    put: (draft) => {
      if (!draft.hasHeader) return null;
      const first: Partial<Record<DraftColumn["role"], string>> = {
        date: "Data",
        text: "Descrição",
        amount: "Montante",
        debit: "Valor a",
        credit: "Valor a",
        balance: "Saldo",
      };
      const second: Partial<Record<DraftColumn["role"], string>> = {
        date: "do movimento",
        text: "",
        amount: "em euros",
        debit: "débito",
        credit: "crédito",
        balance: "contabilístico",
      };
      const named = draft.columns.map((one) => ({
        ...one,
        name: `${first[one.role] ?? one.name}${BREAK}${second[one.role] ?? ""}`,
      }));
      const half = (line: string, by: string, which: 0 | 1) =>
        line
          .split(by)
          .map((cell) =>
            cell.startsWith('"')
              ? `"${cell.slice(1, -1).split(BREAK)[which] ?? ""}"`
              : (cell.split(BREAK)[which] ?? ""),
          )
          .join(by);
      return inLines({ ...draft, columns: named }, (lines, { by }) =>
        lines.flatMap((line) =>
          line.includes(BREAK) ? [half(line, by, 0), half(line, by, 1)] : [line],
        ),
      );
    },
  },
  {
    name: "installments beside amounts",
    outcomes: ["right"],
    put: (draft, pick) =>
      beside(draft, placeOf(draft, "text") + 1, {
        name: among(["Prestação", "Parcela", "Prest."], pick),
        role: "other",
        cell: ({ at: number }) => (number % 3 === 0 ? `${1 + (number % 12)}/12` : ""),
      }),
  },
  {
    name: "percentages and points",
    outcomes: ["right"],
    put: (draft, pick) =>
      beside(draft, placeOf(draft, "text") + 1, {
        name: among(["Cashback", "%", "Pontos"], pick),
        role: "other",
        cell: ({ at: number }) => among(["1,00%", "0,50%", "12"], number),
      }),
  },
  {
    name: "the time in a column",
    outcomes: ["right"],
    put: (draft, pick) =>
      beside(draft, placeOf(draft, "date") + 1, {
        name: among(["Hora", "Time", ""], pick),
        role: "other",
        cell: ({ at: number }) => `${String(8 + (number % 12)).padStart(2, "0")}:15`,
      }),
  },
  {
    name: "cheque numbers",
    outcomes: ["right"],
    put: (draft, pick) =>
      beside(draft, placeOf(draft, "text") + 1, {
        name: among(["Cheque", "N.º cheque", "Documento"], pick),
        role: "other",
        cell: ({ at: number }) => (number % 4 === 1 ? String(300_000 + number) : ""),
      }),
  },
  {
    name: "one account told once, in its first row",
    outcomes: ["right"],
    put: (draft, pick) =>
      draft.columns.some(({ name }) => /onta|Account/.test(name))
        ? null
        : beside(draft, 0, {
            name: among(["Conta", "N.º da conta"], pick),
            role: "other",
            cell: (row) => (row === draft.rows[0] ? "0001 1111 2222" : ""),
          }),
  },
];
