import fc from "fast-check";
import { civilDate } from "../../../../src/domain/shared/civil-date.ts";
import type { Line } from "../line.ts";

const TEXTS = [
  "Mercearia do Bairro",
  "COMPRA 1234 CAFÉ CENTRAL LISBOA",
  "TRF MB WAY DE ANA",
  "Padaria Central",
  "DD Eletricidade Verde",
  "Ordenado Norte",
  "Farmácia Alfa",
  "Cinema",
  "Seguro casa 2026",
  "Livraria Alfa n.º 5",
];

/** Days within a month or two in which the day cannot be taken for the month, in the order of a bank. */
const daysOf = (count: number) =>
  fc
    .uniqueArray(fc.integer({ min: 1, max: 55 }), { minLength: 2, maxLength: Math.max(2, count) })
    .map((days) => [...days, 20].toSorted((one, other) => one - other));

const dateOf = (day: number) =>
  day <= 28 ? civilDate(2026, 1, day) : civilDate(2026, 2, day - 28 <= 28 ? day - 28 : 28);

const cents = fc.oneof(
  { weight: 5, arbitrary: fc.integer({ min: -30_000, max: -1 }) },
  { weight: 1, arbitrary: fc.integer({ min: -250_000, max: -100_001 }) },
  { weight: 2, arbitrary: fc.integer({ min: 1, max: 400_000 }) },
);

/** The movements of a statement, oldest first, at least one in each direction. */
export const linesOf: fc.Arbitrary<readonly Line[]> = fc
  .tuple(
    daysOf(7),
    fc.array(fc.tuple(cents, fc.constantFrom(...TEXTS)), { minLength: 9, maxLength: 12 }),
  )
  .map(([days, rows]) => {
    const lines = days.flatMap((day, at) => {
      const [amount = -1240, text = "Cinema"] = rows[at % rows.length] ?? [];
      const [next = -385, other = "Cinema"] = rows[(at + 3) % rows.length] ?? [];
      const date = dateOf(day);
      return at % 3 === 1
        ? [
            { date, cents: amount, text },
            { date, cents: next, text: other },
          ]
        : [{ date, cents: amount, text }];
    });
    const income = { date: dateOf(20), cents: 150_000, text: "Ordenado Norte" };
    const spent = { date: dateOf(days[0] ?? 1), cents: -1_240, text: "Mercearia do Bairro" };
    return [spent, ...lines, income].toSorted((one, other) =>
      one.date < other.date ? -1 : one.date > other.date ? 1 : 0,
    );
  });

export const openingOf = fc.integer({ min: 500_000, max: 900_000 });
