import type { CivilDate } from "../../../src/domain/shared/civil-date.ts";

/** A movement of a bank: signed cents, negative for money out. */
export type Line = { readonly date: CivilDate; readonly cents: number; readonly text: string };

/** A line with the balance after it. */
export type Running = Line & { readonly balance: number };

/** Returns the balance after each line, oldest first. */
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

/** `--1 234,56`, as ActivoBank has been seen to write expenses. */
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

/** The day's serial number in a spreadsheet. */
export const serial = (date: CivilDate): number => Date.parse(date) / 86_400_000 + 25_569;
