import { comma } from "../../line.ts";
import { isColumn, type Draft, type Dress } from "../draft.ts";
import { among, beside, isPlain, isTwo, placeOf, written } from "./written.ts";

/** Whether a column may say directions already. */
const saysDirections = ({ columns, worn }: Draft) =>
  worn.includes("reversals with two minuses") ||
  columns.some(({ name }) => ["Tipo", "D/C", "Situação", "Obs.", "Conf."].includes(name));

/** Whether letters stand behind the amounts already. */
const hasLetters = ({ worn }: Draft) => worn.some((name) => name.includes("CR behind"));

/** Amounts, signs and balances as reports of other programs have them. */
export const AMOUNT_REPORTS: readonly Dress[] = [
  {
    name: "DR and CR behind each amount",
    outcomes: ["right"],
    put: (draft, pick) => {
      if (!isColumn(draft, "amount") || hasLetters(draft)) return null;
      const [into, out] = among(
        [
          [" CR", " DR"],
          ["CR", "DR"],
          [" C", " D"],
          ["Cr", "Dr"],
          [" Cr.", " Dr."],
          ["C", "D"],
        ] as const,
        pick,
      );
      return written(
        draft,
        pick % 5 > 2 ? ["amount"] : ["amount", "balance"],
        (cell) => (row, look) =>
          cell(row, {
            ...look,
            money: (cents) => look.money(Math.abs(cents)) + (cents < 0 ? out : into),
          }),
      );
    },
  },
  {
    name: "CR behind the amounts of money in alone",
    outcomes: ["asks", "said"],
    put: (draft, pick) =>
      isColumn(draft, "amount") && !hasLetters(draft)
        ? written(
            draft,
            ["amount"],
            (cell) => (row, look) =>
              cell(row, {
                ...look,
                money: (cents) =>
                  look.money(Math.abs(cents)).replace("+", "") +
                  (cents < 0 ? "" : among([" CR", "CR", "C", " Cr"], pick)),
              }),
          )
        : null,
  },
  {
    name: "reversals with two minuses",
    outcomes: ["said"],
    put: (draft) => {
      if (!isColumn(draft, "amount")) return null;
      const turned = draft.rows.filter(
        ({ cents, counts }) => counts && cents > 0 && cents < 100_000,
      )[0];
      if (turned === undefined) return null;
      return written(
        draft,
        ["amount"],
        (cell) => (row, look) =>
          row.at === turned.at ? `--${look.money(row.cents)}` : cell(row, look),
      );
    },
  },
  {
    name: "reversals under debit that nothing proves",
    outcomes: ["right"],
    put: (draft) => {
      if (!isTwo(draft) || isColumn(draft, "balance")) return null;
      const turned = draft.rows.filter(({ cents, counts }) => counts && cents > 0)[0];
      if (turned === undefined) return null;
      const one = written(
        draft,
        ["debit"],
        (cell) => (row, look) => (row.at === turned.at ? look.money(-row.cents) : cell(row, look)),
      );
      return written(
        one,
        ["credit"],
        (cell) => (row, look) => (row.at === turned.at ? "" : cell(row, look)),
      );
    },
  },
  {
    name: "credits with a minus",
    outcomes: ["right"],
    put: (draft) =>
      isTwo(draft)
        ? written(
            draft,
            ["credit"],
            (cell) => (row, look) => cell(row, { ...look, money: (cents) => look.money(-cents) }),
          )
        : null,
  },
  {
    name: "a dash in the empty column",
    outcomes: ["right"],
    put: (draft, pick) =>
      isTwo(draft)
        ? written(
            draft,
            ["debit", "credit"],
            (cell) => (row, look) => cell(row, look) || among(["-", "--", "–", "—"], pick),
          )
        : null,
  },
  {
    name: "words in the empty column",
    outcomes: ["asks", "said", "refuses"],
    put: (draft, pick) =>
      isTwo(draft) && !draft.worn.includes("a summary beside the table")
        ? written(
            draft,
            ["debit", "credit"],
            (cell) => (row, look) => cell(row, look) || among(["n/d", "n.a.", "s/m"], pick),
          )
        : null,
  },
  {
    name: "balances written otherwise than amounts",
    outcomes: ["right"],
    put: (draft, pick) => {
      if (!isColumn(draft, "balance") || !isPlain(draft)) return null;
      const english = (cents: number) =>
        comma(cents).replaceAll(/[.,]/g, (mark) => (mark === "." ? "," : "."));
      const short = (cents: number) => english(cents).replace(/\.00$/, "");
      const shortComma = (cents: number) => comma(cents).replace(/,00$/, "");
      const [amount, balance] = among(
        [
          [english, comma],
          [comma, english],
          [short, comma],
          [shortComma, english],
          [shortComma, comma],
        ] as const,
        pick,
      );
      const one = written(
        draft,
        ["amount", "debit", "credit"],
        (cell) => (row, look) => cell(row, { ...look, money: amount }),
      );
      return written(
        one,
        ["balance"],
        (cell) => (row, look) => cell(row, { ...look, money: balance }),
      );
    },
  },
  {
    name: "no cents where there are none, by points and commas",
    outcomes: ["right"],
    put: (draft) =>
      isPlain(draft)
        ? { ...draft, look: { ...draft.look, money: (cents) => comma(cents).replace(/,00$/, "") } }
        : null,
  },
  {
    name: "one decimal after a comma where that is enough",
    outcomes: ["right"],
    put: (draft) =>
      isPlain(draft)
        ? {
            ...draft,
            look: {
              ...draft.look,
              money: (cents) => comma(cents).replace(".", "").replace(/0$/, "").replace(/,0$/, ""),
            },
          }
        : null,
  },
  {
    name: "three or four decimals",
    outcomes: ["asks"],
    put: (draft, pick) =>
      isPlain(draft)
        ? {
            ...draft,
            look: {
              ...draft.look,
              money: (cents) =>
                among(
                  [(text: string) => text, (text: string) => text.replace(",", ".")],
                  pick,
                )(comma(cents).replace(".", "")) + among(["0", "00"], Math.floor(pick / 2)),
            },
          }
        : null,
  },
  {
    name: "other hyphens before amounts",
    outcomes: ["right"],
    put: (draft, pick) =>
      isColumn(draft, "amount")
        ? {
            ...draft,
            look: {
              ...draft.look,
              money: (cents) =>
                draft.look
                  .money(cents)
                  .replace(
                    "-",
                    among(
                      ["\u2010", "\u2011", "\u2013", "\u2014", "\uff0d", "\ufe63", "\u00ad-"],
                      pick,
                    ),
                  ),
            },
          }
        : null,
  },
  {
    name: "a sign of its own for money out alone",
    outcomes: ["asks", "said"],
    put: (draft, pick) => {
      const index = placeOf(draft, "amount");
      if (index === -1 || saysDirections(draft)) return null;
      if (draft.worn.includes("a card's amounts, payments negative")) return null;
      const bare = written(
        draft,
        ["amount"],
        (cell) => (row, look) =>
          cell({ ...row, cents: Math.abs(row.cents) }, look).replace("+", ""),
      );
      return beside(
        {
          ...bare,
          columns: bare.columns.map((one) =>
            one.role === "amount" ? { ...one, role: "other" } : one,
          ),
        },
        index + (pick % 2),
        {
          name: among(["D/C", "Tipo"], pick),
          role: "other",
          cell: ({ cents }) => (cents < 0 ? "-" : ""),
        },
      );
    },
  },
  {
    name: "letters of direction in another language",
    outcomes: ["asks", "said"],
    put: (draft, pick) => {
      const index = placeOf(draft, "amount");
      if (index === -1 || saysDirections(draft)) return null;
      const [into, out] = among(
        [
          ["H", "S"],
          ["K", "D"],
          ["Bij", "Af"],
          ["Haben", "Soll"],
          ["Avere", "Dare"],
          ["P", "N"],
          ["1", "-1"],
          ["A", "B"],
        ] as const,
        pick,
      );
      const bare = written(
        draft,
        ["amount"],
        (cell) => (row, look) =>
          cell({ ...row, cents: Math.abs(row.cents) }, look).replace("+", ""),
      );
      return beside(
        {
          ...bare,
          columns: bare.columns.map((one) =>
            one.role === "amount" ? { ...one, role: "other" } : one,
          ),
        },
        index + 1,
        {
          name: among(["Tipo", "D/C"], Math.floor(pick / 3)),
          role: "other",
          cell: ({ cents }) => (cents < 0 ? out : into),
        },
      );
    },
  },
  {
    name: "a card's amounts, payments negative",
    outcomes: ["asks"],
    put: (draft, pick) => {
      const index = placeOf(draft, "amount");
      const bought = draft.rows.filter(({ cents }) => cents < 0).length;
      if (index === -1 || isColumn(draft, "balance") || bought * 2 <= draft.rows.length)
        return null;
      const turned = written(
        draft,
        ["amount"],
        (cell) => (row, look) => cell({ ...row, cents: -row.cents }, look),
      );
      return beside(turned, index, {
        name: among(["Cartão", "N.º do cartão"], pick),
        role: "other",
        cell: () => "**** 1234",
      });
    },
  },
];
