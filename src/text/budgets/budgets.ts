import type { YearMonth } from "../../domain/shared/year-month.ts";
import type { Cents } from "../../domain/shared/cents.ts";
import { formatEuros, formatMonth, formatMonthName, wholePercent } from "../format.ts";

const counted = (count: number, one: string, many: string) =>
  `${count} ${count === 1 ? one : many}`;

/** The budget screen and its dialogs. */
export const budgetTexts = {
  title: "Orçamento",
  subtitle: "Um limite por mês para cada categoria",
  subtitleOf: (month: YearMonth) => {
    const name = formatMonth(month);
    return `${name.charAt(0).toUpperCase()}${name.slice(1)} · um limite para cada categoria`;
  },
  add: "Novo orçamento",
  addFirst: "Criar o primeiro orçamento",
  totalLimit: "Total orçamentado",
  totalSpent: "Total gasto",
  totalRemaining: "Restante",
  totalUsed: "Parte gasta do total orçamentado",
  count: (count: number) => counted(count, "categoria com limite", "categorias com limite"),
  totalRefunded: (refunded: Cents) => `${formatEuros(refunded)} devolvidos`,
  used: (used: number) => `${wholePercent(used)} usado`,
  /** The used part beside the elapsed part of the current month. */
  pace: (used: number, elapsed: number, isOnPace: boolean) =>
    `${wholePercent(used)} usado, ${wholePercent(elapsed)} do mês${isOnPace ? ": no ritmo" : ""}`,
  /** The planned amount, and by how much it would exceed the limit; negative where it would not. */
  planned: (planned: Cents, beyond: Cents) =>
    beyond > 0 && beyond <= planned
      ? `Ainda previsto: ${formatEuros(planned)}, ${formatEuros(beyond)} acima do limite`
      : `Ainda previsto: ${formatEuros(planned)}`,
  /** What was spent in all and what came back; of more that came back than was spent only that. */
  refunded: (gross: Cents | null, refunded: Cents) =>
    gross === null
      ? `${formatEuros(refunded)} devolvidos`
      : `${formatEuros(gross)} − ${formatEuros(refunded)} devolvidos`,
  repeats: "Repete-se todos os meses",
  exceeded: (count: number) =>
    counted(count, "categoria acima do limite", "categorias acima do limite"),
  noneExceeded: "Nenhuma categoria acima do limite",
  listOf: (month: YearMonth) => `Orçamentos de ${formatMonth(month)}`,
  spent: "Gasto",
  limit: "Limite",
  remaining: "Restante",
  over: "Excedeu em",
  alerts: {
    over: "Limite excedido",
    high: "Limite atingido",
    medium: "Perto do limite",
    low: "Dentro do limite",
  },
  empty: (month: YearMonth) => `Nenhum orçamento para ${formatMonth(month)}`,
  emptyHint: "Defina quanto quer gastar, no máximo, em cada categoria e acompanhe o mês.",
  copy: (count: number, from: YearMonth) => `Copiar ${count} de ${formatMonthName(from)}`,
  copyHint: (count: number, from: YearMonth) =>
    `${counted(count, "orçamento", "orçamentos")} de ${formatMonth(from)} que este mês ainda não tem`,
  copying: "A copiar…",
} as const;

/** The choice of the month. */
export const monthPickerTexts = {
  group: "Mês do orçamento",
} as const;

export const budgetFormTexts = {
  create: "Novo orçamento",
  edit: "Editar orçamento",
  limit: "Limite",
  category: "Categoria",
  choose: "Escolher…",
  month: "Mês",
  repeats: "Repetir todos os meses",
  repeatsHint: "No início de cada mês, este limite passa para o novo mês.",
  incomplete: "Por favor, preencha todos os campos.",
  editOf: (category: string) => `Editar orçamento de ${category}`,
  removeOf: (category: string) => `Remover orçamento de ${category}`,
  removeTitle: "Remover orçamento?",
  label: (category: string, month: YearMonth) => `${category}, ${formatMonth(month)}`,
  removeQuestion: (label: string) =>
    `O limite de ${label} será removido; as despesas ficam. Pode anular logo a seguir.`,
} as const;
