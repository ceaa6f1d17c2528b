import { civilDate, partsOf, type CivilDate } from "../../src/domain/shared/civil-date.ts";
import { addMonths, daysOf, monthOf } from "../../src/domain/shared/year-month.ts";
import type { Household } from "./household.ts";
import { MARIA_BILLS } from "./maria-bills.ts";
import { MARIA_HABITS } from "./maria-habits.ts";

const endOfMonth =
  (later: number) =>
  (today: CivilDate): CivilDate =>
    daysOf(addMonths(monthOf(today), later)).to;

const endOfYear =
  (later: number) =>
  (today: CivilDate): CivilDate =>
    civilDate(partsOf(today).year + later, 12, 31);

/** Two years of a person with Premium: a salary, a rented flat, a small car. */
export const MARIA: Household = {
  username: "Maria",
  email: "maria@exemplo.pt",
  plan: "premium",
  profile: { name: "Maria Figueiredo", age: 34 },
  months: 24,
  bills: MARIA_BILLS,
  habits: MARIA_HABITS,
  goals: [
    {
      name: "Viagem aos Açores",
      total: 1_800_00,
      current: 1_290_00,
      deadline: endOfMonth(7),
      photo: true,
    },
    { name: "Bicicleta elétrica", total: 1_950_00, current: 820_00, deadline: endOfMonth(0) },
    { name: "Computador novo", total: 1_200_00, current: 1_200_00, deadline: endOfMonth(2) },
    { name: "Entrada para a casa", total: 25_000_00, current: 7_400_00, deadline: endOfYear(4) },
    { name: "Fundo de emergência", total: 6_000_00, current: 4_350_00, deadline: null },
  ],
  instalments: [
    {
      category: "Compras",
      description: "Frigorífico em prestações",
      total: 329_90,
      times: 10,
      day: 21,
      since: 3,
    },
  ],
  weekly: [{ category: "Lazer", description: "Aula de natação", amount: 7_50 }],
  balance: 1_486_20,
  budgets: {
    Habitação: 760_00,
    Alimentação: 520_00,
    Transportes: 240_00,
    Serviços: 200_00,
    // Held until the prices rose.
    Subscrições: 52_00,
    Lazer: 160_00,
    Compras: 120_00,
  },
};
