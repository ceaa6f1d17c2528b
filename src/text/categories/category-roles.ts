import type { CategoryRole } from "../../domain/categories/category.ts";

/** The names of the roles: 'Tipo de gasto' of a category. */
export const roleNames: Readonly<Record<CategoryRole, string>> = {
  salary: "Salário",
  "self-employment": "Trabalho independente",
  investments: "Investimentos",
  rents: "Rendas recebidas",
  benefits: "Subsídios e apoios",
  refunds: "Reembolsos",
  gifts: "Presentes recebidos",
  housing: "Habitação",
  food: "Alimentação",
  transport: "Transportes",
  utilities: "Água, luz, gás e comunicações",
  health: "Saúde",
  education: "Educação",
  leisure: "Lazer",
  shopping: "Compras",
  subscriptions: "Subscrições",
  insurance: "Seguros",
  credit: "Crédito e prestações",
  taxes: "Impostos",
  savings: "Poupança",
  vague: "Diversos, sem assunto certo",
};
