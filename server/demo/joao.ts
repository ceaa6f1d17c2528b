import { addMonths, daysOf, monthOf } from "../../src/domain/shared/year-month.ts";
import { salaryOf } from "./bills.ts";
import type { Household } from "./household.ts";

const SALARY = 1_060_00;

/** A year of a person on the free plan: a first job and a rented room. */
export const JOAO: Household = {
  username: "Joao",
  email: "joao@exemplo.pt",
  plan: "free",
  profile: { name: "João Tavares", age: 24 },
  months: 12,
  bills: [
    salaryOf(SALARY),
    {
      kind: "income",
      category: "Subsídios",
      description: "Subsídio de férias",
      day: 20,
      months: [6],
      amount: SALARY,
    },
    {
      kind: "income",
      category: "Subsídios",
      description: "Subsídio de Natal",
      day: 10,
      months: [12],
      amount: SALARY,
    },
    {
      category: "Habitação",
      description: "Renda do quarto",
      planned: "automatic",
      day: 2,
      amount: 395_00,
      rise: "in-january",
    },
    {
      category: "Serviços",
      description: "Parte das contas da casa",
      day: 11,
      amount: 42_00,
      sway: 0.2,
      winter: 0.3,
    },
    { category: "Serviços", description: "Telemóvel", day: 7, amount: 11_99 },
    { category: "Transportes", description: "Passe mensal", day: 1, amount: 30_00 },
    { category: "Subscrições", description: "Música", day: 3, amount: 7_99 },
    {
      category: "Educação",
      description: "Aulas de condução",
      day: 16,
      months: [9, 10, 11],
      amount: 120_00,
    },
    { category: "Lazer", description: "Festival de verão", day: 9, months: [7], amount: 128_00 },
  ],
  habits: [
    {
      kind: "income",
      category: "Freelance",
      descriptions: ["Explicações de matemática"],
      times: [0, 1],
      amount: [40_00, 110_00],
      on: "weekdays",
    },
    {
      category: "Alimentação",
      descriptions: ["Supermercado", "Mercearia"],
      times: [5, 8],
      amount: [9_00, 34_00],
    },
    {
      category: "Alimentação",
      descriptions: ["Café", "Cantina", "Pastelaria"],
      times: [4, 7],
      amount: [1_10, 7_50],
      on: "weekdays",
    },
    {
      category: "Lazer",
      descriptions: ["Jantar com amigos", "Cinema", "Jogo de futebol"],
      times: [2, 4],
      amount: [7_00, 24_00],
      on: "weekends",
    },
    {
      category: "Compras",
      descriptions: ["Roupa", "Ténis", "Auscultadores"],
      times: [0, 1],
      amount: [15_00, 69_00],
    },
    {
      category: "Compras",
      descriptions: ["Presente de Natal"],
      times: [3, 5],
      amount: [8_00, 30_00],
      months: [12],
    },
    { category: "Saúde", descriptions: ["Farmácia"], times: [0, 1], amount: [4_50, 16_00] },
    {
      category: "Transportes",
      descriptions: ["Comboio para casa dos pais"],
      times: [1, 2],
      amount: [14_50, 22_00],
      on: "weekends",
    },
  ],
  goals: [
    {
      name: "Carta de condução",
      total: 750_00,
      current: 480_00,
      deadline: (today) => daysOf(addMonths(monthOf(today), 3)).to,
    },
    {
      name: "Férias no Algarve",
      total: 600_00,
      current: 185_00,
      deadline: (today) => daysOf(addMonths(monthOf(today), 8)).to,
    },
  ],
  instalments: [],
  weekly: [],
  balance: 312_40,
  budgets: {},
};
