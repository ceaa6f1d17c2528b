// The kinds of made-up people.

/**
 * A kind of people: planned recurring expenses (`recurring`), unplanned ones (`silent`; on about the same day), the
 * number and price of purchases per month, and the yearly rise of prices. `months`: only in these.
 */
export const KINDS = [
  {
    name: "employee, salary and rent entered",
    recurring: [
      { kind: "income", category: "Salário", description: "Ordenado", amount: 145_000, day: 28 },
      { kind: "expense", category: "Habitação", description: "Renda", amount: 52_000, day: 2 },
      { kind: "expense", category: "Subscrições", description: "Ginásio", amount: 3_500, day: 5 },
    ],
    silent: [
      {
        kind: "expense",
        category: "Serviços",
        description: "EDP",
        amount: 6_500,
        day: 12,
        varies: 0.3,
      },
    ],
    bought: [
      { category: "Alimentação", often: 11, amount: 2_600 },
      { category: "Transportes", often: 4, amount: 2_200 },
      { category: "Lazer", often: 4, amount: 2_400 },
      { category: "Saúde", often: 0.7, amount: 4_500 },
    ],
    rise: 0.03,
  },
  {
    name: "family, holiday pay and insurance",
    recurring: [
      { kind: "income", category: "Salário", description: "Ordenado", amount: 265_000, day: 25 },
      {
        kind: "expense",
        category: "Crédito",
        description: "Prestação da casa",
        amount: 71_000,
        day: 3,
      },
    ],
    silent: [
      {
        kind: "income",
        category: "Salário",
        description: "Subsídio de férias",
        amount: 210_000,
        day: 20,
        months: [6],
        varies: 0.03,
      },
      {
        kind: "income",
        category: "Salário",
        description: "Subsídio de Natal",
        amount: 210_000,
        day: 20,
        months: [11],
        varies: 0.03,
      },
      {
        kind: "expense",
        category: "Seguros",
        description: "Seguro do carro",
        amount: 32_000,
        day: 14,
        months: [4],
        varies: 0.05,
      },
      {
        kind: "expense",
        category: "Impostos",
        description: "IMI",
        amount: 29_000,
        day: 29,
        months: [5],
        varies: 0.01,
      },
      {
        kind: "expense",
        category: "Serviços",
        description: "Água, luz e gás",
        amount: 14_500,
        day: 10,
        varies: 0.25,
      },
    ],
    bought: [
      { category: "Alimentação", often: 17, amount: 3_900 },
      { category: "Transportes", often: 6, amount: 3_600 },
      { category: "Compras", often: 4, amount: 4_800 },
      { category: "Lazer", often: 3, amount: 4_200 },
      { category: "Saúde", often: 1.4, amount: 5_000 },
    ],
    rise: 0.03,
  },
  {
    name: "employee, rent not entered",
    recurring: [
      { kind: "income", category: "Salário", description: "Ordenado", amount: 120_000, day: 28 },
    ],
    silent: [
      {
        kind: "expense",
        category: "Habitação",
        description: "Renda",
        amount: 55_000,
        day: 3,
        varies: 0,
      },
    ],
    bought: [
      { category: "Alimentação", often: 12, amount: 2_200 },
      { category: "Transportes", often: 4, amount: 1_900 },
      { category: "Lazer", often: 3, amount: 2_100 },
    ],
    rise: 0.03,
  },
  {
    name: "freelancer, nothing entered ahead",
    recurring: [],
    silent: [
      {
        kind: "expense",
        category: "Habitação",
        description: "Renda",
        amount: 60_000,
        day: 8,
        varies: 0,
      },
    ],
    bought: [
      { kind: "income", category: "Freelance", often: 3.2, amount: 62_000 },
      { category: "Alimentação", often: 12, amount: 2_700 },
      { category: "Compras", often: 3, amount: 6_500 },
      { category: "Transportes", often: 5, amount: 1_900 },
    ],
    rise: 0.02,
  },
  {
    name: "student, little and often",
    recurring: [
      { kind: "income", category: "Outros", description: "Mesada", amount: 45_000, day: 1 },
      { kind: "expense", category: "Habitação", description: "Quarto", amount: 25_000, day: 4 },
    ],
    silent: [],
    bought: [
      { kind: "income", category: "Outros", often: 0.8, amount: 7_000 },
      { category: "Alimentação", often: 18, amount: 750 },
      { category: "Lazer", often: 5, amount: 1_200 },
      { category: "Educação", often: 0.6, amount: 2_500 },
    ],
    rise: 0.03,
  },
  {
    name: "pensioner, steady",
    recurring: [
      { kind: "income", category: "Outros", description: "Reforma", amount: 89_000, day: 8 },
    ],
    silent: [
      {
        kind: "expense",
        category: "Serviços",
        description: "Água e luz",
        amount: 7_800,
        day: 18,
        varies: 0.2,
      },
      {
        kind: "expense",
        category: "Seguros",
        description: "Seguro da casa",
        amount: 16_500,
        day: 9,
        months: [9],
        varies: 0.03,
      },
    ],
    bought: [
      { category: "Alimentação", often: 14, amount: 1_700 },
      { category: "Saúde", often: 2.6, amount: 2_900 },
      { category: "Presentes", often: 0.9, amount: 3_500 },
    ],
    rise: 0.02,
  },
  {
    name: "couple, August away, prices up",
    recurring: [
      { kind: "income", category: "Salário", description: "Ordenado", amount: 198_000, day: 27 },
      { kind: "expense", category: "Habitação", description: "Renda", amount: 68_000, day: 1 },
    ],
    silent: [
      {
        kind: "expense",
        category: "Lazer",
        description: "Férias no Algarve",
        amount: 110_000,
        day: 6,
        months: [8],
        varies: 0.08,
      },
    ],
    bought: [
      { category: "Alimentação", often: 14, amount: 3_100 },
      { category: "Lazer", often: 6, amount: 3_300 },
      { category: "Compras", often: 2.5, amount: 7_000 },
      { category: "Transportes", often: 5, amount: 2_600 },
    ],
    rise: 0.05,
  },
];
