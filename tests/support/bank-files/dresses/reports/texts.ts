import { dayFirst, type Line } from "../../line.ts";
import type { Dress, Look } from "../draft.ts";
import { among, inLines } from "./written.ts";
const parts = ({ date }: Line) => date.split("-") as [string, string, string];
const MONTHS = "jan fev mar abr mai jun jul ago set out nov dez".split(" ");
const ENGLISH = "JAN FEB MAR APR MAY JUN JUL AUG SEP OCT NOV DEC".split(" ");
const WEEK = "dom seg ter qua qui sex sáb".split(" ");

const day = (name: string, days: readonly Look["day"][], outcomes: Dress["outcomes"]): Dress => ({
  name,
  outcomes,
  put: (draft, pick) => ({ ...draft, look: { ...draft.look, day: among(days, pick) } }),
});

/** Days, quotes, marks and lines that reports of other programs have. */
export const TEXT_REPORTS: readonly Dress[] = [
  {
    name: "marks that nobody sees",
    outcomes: ["right"],
    put: (draft, pick) => {
      const mark = among(["\u200e", "\u200b", "\u00a0", "\ufeff", "\u202a", "\u2060"], pick);
      return {
        ...draft,
        cells: (cells, row, of) =>
          draft.cells(cells, row, of).map((cell) => (cell === "" ? cell : mark + cell)),
      };
    },
  },
  {
    name: "names of two lines",
    outcomes: ["right"],
    put: (draft, pick) =>
      draft.hasHeader && draft.look.quotes !== "never"
        ? {
            ...draft,
            columns: draft.columns.map((one) => ({
              ...one,
              name:
                one.role === "amount" || one.role === "balance"
                  ? `${one.name}${among(["\n(EUR)", "\nem EUR", "\r\n€"], pick)}`
                  : one.role === "date"
                    ? `${one.name}\ndo movimento`
                    : one.name,
            })),
          }
        : null,
  },
  {
    name: "a text of two lines",
    outcomes: ["right"],
    put: (draft, pick) =>
      draft.look.quotes !== "never"
        ? {
            ...draft,
            rows: draft.rows.map((row) =>
              row.at === pick % draft.rows.length ? { ...row, text: `${row.text}\nLisboa` } : row,
            ),
          }
        : null,
  },
  {
    name: "quotes behind a backslash",
    outcomes: ["right"],
    put: (draft, pick) =>
      draft.look.quotes === "never" || draft.worn.includes("a backslash at the end of a text")
        ? null
        : inLines(
            {
              ...draft,
              look: { ...draft.look, quotes: "always" },
              rows: draft.rows.map((row) =>
                row.at === pick % draft.rows.length ? { ...row, text: `${row.text} "Zé"` } : row,
              ),
            },
            (lines) => lines.map((line) => line.replaceAll('""Zé""', '\\"Zé\\"')),
          ),
  },
  {
    name: "a backslash at the end of a text",
    outcomes: ["right"],
    put: (draft, pick) =>
      draft.worn.includes("quotes behind a backslash")
        ? null
        : {
            ...draft,
            look: { ...draft.look, quotes: draft.look.quotes === "never" ? "never" : "always" },
            rows: draft.rows.map((row) =>
              row.at === pick % draft.rows.length ? { ...row, text: `${row.text} 2.\\` } : row,
            ),
          },
  },
  {
    name: "whole lines quoted",
    outcomes: ["right"],
    put: (draft, pick) =>
      inLines(draft, (lines) =>
        lines.map((line, index) =>
          line === "" || (index === 0 && pick % 2 === 0) ? line : `"${line.replaceAll('"', '""')}"`,
        ),
      ),
  },
  {
    name: "the delimiter named above",
    outcomes: ["right"],
    put: (draft) => inLines(draft, (lines, { by }) => [`sep=${by}`, ...lines]),
  },
  {
    name: "cells as formulas",
    outcomes: ["right"],
    put: (draft) =>
      draft.look.quotes !== "needed"
        ? null
        : {
            ...draft,
            look: { ...draft.look, quotes: "never" },
            cells: (cells, row, of) =>
              draft.cells(cells, row, of).map((cell) => (cell === "" ? cell : `="${cell}"`)),
          },
  },
  {
    name: "rows longer than the names by an empty cell",
    outcomes: ["right"],
    put: (draft, pick) => ({
      ...draft,
      cells: (cells, row, of) => [
        ...draft.cells(cells, row, of),
        ...Array.from({ length: 1 + (pick % 2) }, () => ""),
      ],
    }),
  },
  {
    name: "an end of file of old computers",
    outcomes: ["right"],
    put: (draft) => ({ ...draft, text: (text, look) => `${draft.text(text, look)}\u001a` }),
  },
  {
    name: "two files joined, each with its mark and names",
    outcomes: ["right"],
    put: (draft) =>
      draft.hasHeader
        ? {
            ...draft,
            between: [
              ...draft.between,
              {
                after: 3,
                cells: ({ columns }) =>
                  columns.map(({ name }, index) => (index === 0 ? `\ufeff${name}` : name)),
              },
            ],
          }
        : null,
  },
  day(
    "days without a year",
    [
      (row) => `${parts(row)[2]}/${parts(row)[1]}`,
      (row) => `${parts(row)[2]}-${MONTHS[Number(parts(row)[1]) - 1] ?? ""}`,
      (row) => `${Number(parts(row)[2])} ${MONTHS[Number(parts(row)[1]) - 1] ?? ""}`,
    ],
    ["refuses"],
  ),
  day(
    "days with a month in letters",
    [
      (row) => `${Number(parts(row)[2])}-${MONTHS[Number(parts(row)[1]) - 1] ?? ""}-26`,
      (row) => `${parts(row)[2]} ${ENGLISH[Number(parts(row)[1]) - 1] ?? ""} 26`,
      (row) => `${parts(row)[2]}${ENGLISH[Number(parts(row)[1]) - 1] ?? ""}2026`,
      (row) =>
        `${Number(parts(row)[2])} de ${["janeiro", "fevereiro"][Number(parts(row)[1]) - 1] ?? ""} de 2026`,
      (row) => `${ENGLISH[Number(parts(row)[1]) - 1] ?? ""} ${Number(parts(row)[2])}, 2026`,
    ],
    ["refuses"],
  ),
  day(
    "days with a weekday",
    [
      ({ date }) => `${WEEK[new Date(date).getUTCDay()] ?? ""}, ${dayFirst(date, "/")}`,
      ({ date }) => `${dayFirst(date, "/")} (${WEEK[new Date(date).getUTCDay()] ?? ""})`,
      ({ date }) => `${WEEK[new Date(date).getUTCDay()] ?? ""} ${date}`,
    ],
    ["refuses"],
  ),
  day(
    "days with a mark at the end",
    [
      ({ date }) => `${date.replaceAll("-", ".")}.`,
      ({ date }) => `${dayFirst(date, ".")}.`,
      ({ date }) => `${dayFirst(date, "/")} -`,
    ],
    ["refuses"],
  ),
  day(
    "days with another time zone",
    [
      ({ date }) => `${date}T00:15:00+01:00`,
      ({ date }) => `${date} 00:15:00 +0100`,
      ({ date }) => `${date}T23:45:00.000Z`,
      ({ date }) => `${date} 23:45:00 UTC`,
    ],
    ["right"],
  ),
  day(
    "days of two-digit parts, year first",
    [
      ({ date }) => date.slice(2),
      ({ date }) => date.slice(2).replaceAll("-", "/"),
      ({ date }) => date.slice(2).replaceAll("-", ""),
    ],
    ["refuses"],
  ),
  day("days packed, day first", [(row) => parts(row).toReversed().join("")], ["refuses"]),
  day(
    "days with spaces",
    [
      ({ date }) => dayFirst(date, " / "),
      ({ date }) => dayFirst(date, "- "),
      ({ date }) => dayFirst(date, " "),
    ],
    ["refuses"],
  ),
];
