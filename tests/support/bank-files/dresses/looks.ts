import { utf16le, utf8, windows1252 } from "../encode.ts";
import { comma, dayFirst, monthFirst, point } from "../line.ts";
import type { Draft, Dress, Look } from "./draft.ts";
import { isColumn } from "./draft.ts";

const among = <Value>(values: readonly Value[], pick: number): Value => {
  const value = values[pick % values.length];
  if (value === undefined) throw new RangeError("nothing to pick from");
  return value;
};

const look = (
  name: string,
  change: (pick: number, draft: Draft) => Partial<Look> | null,
  outcomes: Dress["outcomes"] = ["right"],
): Dress => ({
  name,
  outcomes,
  put: (draft, pick) => {
    const changed = change(pick, draft);
    return changed && { ...draft, look: { ...draft.look, ...changed } };
  },
});

const marked =
  (thousands: string, decimal: string) =>
  (cents: number): string => {
    const euros = String(Math.floor(Math.abs(cents) / 100)).replaceAll(
      /\B(?=(\d{3})+$)/g,
      thousands,
    );
    return `${cents < 0 ? "-" : ""}${euros}${decimal}${String(Math.abs(cents) % 100).padStart(2, "0")}`;
  };

const MONTHS = "jan fev mar abr mai jun jul ago set out nov dez".split(" ");

const hasPlainMoney = ({ look: { money } }: Draft) => money === comma;

const delimiterFits = (draft: Draft, money: Look["money"]) =>
  draft.look.quotes !== "never" || !money(-123_456).includes(draft.look.by);

/** How days, amounts, cells and letters are written. */
export const LOOK_DRESSES: readonly Dress[] = [
  look("thousands by any mark", (pick, draft) => {
    if (!hasPlainMoney(draft)) return null;
    const money = among(
      [
        marked("", ","),
        marked(" ", ","),
        marked("\u00a0", ","),
        marked("\u202f", ","),
        marked(",", "."),
        marked("'", "."),
        marked("’", "."),
        marked("", "."),
        marked(" ", "."),
      ],
      pick,
    );
    return delimiterFits(draft, money) ? { money } : null;
  }),
  look("no cents where there are none", (_, draft) => {
    if (!hasPlainMoney(draft)) return null;
    const money = marked(",", ".");
    return { money: (cents) => money(cents).replace(/\.00$/, "") };
  }),
  look("one decimal where that is enough", (_, draft) =>
    hasPlainMoney(draft)
      ? { money: (cents) => point(cents).replace(/0$/, "").replace(/\.0$/, "") }
      : null,
  ),
  look("euros behind each amount", (pick, { look: { money } }) => ({
    money: (cents) => money(cents) + among([" €", "€", " EUR"], pick),
  })),
  look("euros before each amount", (pick, { look: { money } }) => ({
    money: (cents) => among(["€ ", "€", "EUR "], pick) + money(cents),
  })),
  look("other signs", (pick, { look: { money } }) => ({
    money: among<Look["money"]>(
      [
        (cents) => (cents < 0 ? `${money(-cents)}-` : money(cents)),
        (cents) => (cents < 0 ? `(${money(-cents)})` : money(cents)),
        (cents) => (cents < 0 ? `\u2212${money(-cents)}` : money(cents)),
        (cents) => (cents < 0 ? `- ${money(-cents)}` : money(cents)),
        (cents) => (cents > 0 ? `+${money(cents)}` : money(cents)),
      ],
      pick,
    ),
  })),
  look("other days", (pick) => ({
    day: among<Look["day"]>(
      [
        ({ date }) => dayFirst(date, "/"),
        ({ date }) => dayFirst(date, "."),
        ({ date }) => date,
        ({ date }) => date.replaceAll("-", "/"),
        ({ date }) => `${date} 10:20:30`,
        ({ date }) => `${date}T10:20:30Z`,
        ({ date }) => `${dayFirst(date, "/")} 09:05`,
        ({ date }) => monthFirst(date),
        ({ date }) => {
          const [year = "", month = "", day = ""] = date.split("-");
          return `${Number(day)}/${Number(month)}/${year}`;
        },
      ],
      pick,
    ),
  })),
  look(
    "days in words or packed",
    (pick) => ({
      day: among<Look["day"]>(
        [
          ({ date }) => {
            const [year = "", month = "", day = ""] = date.split("-");
            return `${Number(day)} ${MONTHS[Number(month) - 1] ?? ""} ${year}`;
          },
          ({ date }) => date.replaceAll("-", ""),
          ({ date }) => dayFirst(date, "/").replace("/2026", "/26"),
        ],
        pick,
      ),
    }),
    ["right", "asks", "refuses"],
  ),
  look("another delimiter", (pick, draft) => {
    const by = among([",", "\t", "|"], pick);
    return draft.look.quotes === "never" ? null : { by };
  }),
  look("every cell quoted", (_, { look: { quotes } }) =>
    quotes === "needed" ? { quotes: "always" } : null,
  ),
  look("other ends of lines", (pick) => ({ end: among(["\n", "\r"], pick) })),
  look("another encoding", (pick) => ({
    encode: among<Look["encode"]>(
      [
        (text) =>
          windows1252(
            text
              .replaceAll(/[\u2010-\u2012\u2015\u2212\ufe63\uff0d]/g, "-")
              .replaceAll("\u202f", " ")
              .replaceAll(/[\u200b-\u200f\u202a-\u202e\u2060\ufeff]/g, ""),
          ),
        utf16le,
        (text) => utf8(`\ufeff${text}`),
      ],
      pick,
    ),
  })),
  {
    name: "a delimiter at the end",
    outcomes: ["right"],
    put: (draft) => ({
      ...draft,
      text: (text, { by, end }) =>
        text
          .split(end)
          .map((line) => (line === "" ? line : line + by))
          .join(end),
    }),
  },
  {
    name: "a space behind each cell",
    outcomes: ["right"],
    put: (draft) => ({
      ...draft,
      cells: (cells, row, of) => draft.cells(cells, row, of).map((cell) => `${cell} `),
    }),
  },
  {
    name: "quotes astray in texts",
    outcomes: ["right", "said"],
    put: (draft, pick) =>
      draft.look.quotes !== "needed" || draft.look.by !== ";"
        ? null
        : {
            ...draft,
            look: { ...draft.look, quotes: "never" },
            rows: draft.rows.map((row) =>
              row.at === (pick + 3) % draft.rows.length ? { ...row, text: `${row.text} 24"` } : row,
            ),
            columns: draft.columns.map((one) =>
              one.role === "text"
                ? {
                    ...one,
                    cell: (row, how) =>
                      row.at === pick % draft.rows.length
                        ? `"${one.cell(row, how)}`
                        : one.cell(row, how),
                  }
                : one,
            ),
          },
  },
  {
    name: "the delimiter in a text",
    outcomes: ["right", "said"],
    put: (draft, pick) =>
      draft.look.quotes === "always" || draft.look.by !== ";"
        ? null
        : {
            ...draft,
            look: { ...draft.look, quotes: "never" },
            rows: draft.rows.map((row, at) =>
              at === pick % draft.rows.length ? { ...row, text: "Pagamento ref;123" } : row,
            ),
          },
  },
  {
    name: "decimal commas among commas",
    outcomes: ["right", "said", "asks", "refuses"],
    put: (draft) =>
      draft.look.by === ";" &&
      draft.look.quotes === "needed" &&
      hasPlainMoney(draft) &&
      isColumn(draft, "amount")
        ? { ...draft, look: { ...draft.look, by: ",", quotes: "never", money: marked("", ",") } }
        : null,
  },
];
