import type { CivilDate } from "../../../src/domain/shared/civil-date.ts";

/** A movement that a bank writes down: signed cents, negative for money out. */
export type Line = { readonly date: CivilDate; readonly cents: number; readonly text: string };

/** A line with what the account holds after it. */
export type Running = Line & { readonly balance: number };

/** What an account holds after each of some lines, the oldest first. */
export function running(opening: number, lines: readonly Line[]): readonly Running[] {
  let balance = opening;
  return lines.map((line) => ({ ...line, balance: (balance += line.cents) }));
}

const two = (value: number) => String(value).padStart(2, "0");

const split = (cents: number) => ({
  sign: cents < 0 ? "-" : "",
  euros: String(Math.floor(Math.abs(cents) / 100)),
  rest: two(Math.abs(cents) % 100),
});

const grouped = (euros: string, by: string) => euros.replaceAll(/\B(?=(\d{3})+$)/g, by);

/** `-1.234,56` */
export const comma = (cents: number): string => {
  const { sign, euros, rest } = split(cents);
  return `${sign}${grouped(euros, ".")},${rest}`;
};

/** `--1 234,56`, as ActivoBank has been seen to write what goes out. */
export const spaced = (cents: number): string => {
  const { sign, euros, rest } = split(cents);
  return `${sign}${sign}${grouped(euros, " ")},${rest}`;
};

/** `-1234.56` */
export const point = (cents: number): string => {
  const { sign, euros, rest } = split(cents);
  return `${sign}${euros}.${rest}`;
};

const parts = (date: CivilDate) => date.split("-") as [string, string, string];

/** `05-01-2026`, or with another character between. */
export const dayFirst = (date: CivilDate, by = "-"): string => parts(date).toReversed().join(by);

/** `01/15/2026` */
export const monthFirst = (date: CivilDate): string => {
  const [year, month, day] = parts(date);
  return `${month}/${day}/${year}`;
};

/** The day as a spreadsheet counts it. */
export const serial = (date: CivilDate): number => Date.parse(date) / 86_400_000 + 25_569;
