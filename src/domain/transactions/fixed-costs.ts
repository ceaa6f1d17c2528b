/** The expense categories that are due whatever one does; all others vary (§3, gastos_fixos). */
const FIXED = new Set([
  "Habitação",
  "Serviços",
  "Educação",
  "Subscrições",
  "Seguros",
  "Crédito",
  "Impostos",
]);

export const isFixedCost = (category: string): boolean => FIXED.has(category);
