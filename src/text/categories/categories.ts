import type { CategoryColour, CategoryIcon } from "../../domain/categories/category-look.ts";
import type { TransactionKind } from "../../domain/transactions/transaction.ts";

const records = (count: number): string =>
  count === 0 ? "sem registos" : count === 1 ? "1 registo" : `${count} registos`;

const budgets = (count: number): string => (count === 1 ? "1 orçamento" : `${count} orçamentos`);

/** The screen of the user's categories. */
export const categoryTexts = {
  subtitle: "Como arruma as suas receitas e despesas",
  lists: {
    income: "Categorias de receita",
    expense: "Categorias de despesa",
  } satisfies Record<TransactionKind, string>,
  add: "Nova categoria",
  addOf: {
    income: "Nova categoria de receita",
    expense: "Nova categoria de despesa",
  } satisfies Record<TransactionKind, string>,
  archived: "Arquivada",
  fixed: "Fixa",
  use: (count: number, budgetCount: number) =>
    budgetCount === 0 ? records(count) : `${records(count)}, ${budgets(budgetCount)}`,
  editOf: (name: string) => `Editar a categoria ${name}`,
  upOf: (name: string) => `Mover ${name} para cima`,
  downOf: (name: string) => `Mover ${name} para baixo`,
  moreOf: (name: string) => `Mais sobre a categoria ${name}`,
  edit: "Editar",
  up: "Mover para cima",
  down: "Mover para baixo",
  archive: "Arquivar",
  archiveHint: "Deixa de ser proposta; os registos ficam com ela.",
  restore: "Voltar a usar",
  merge: "Juntar a outra…",
  remove: "Remover",
  removeHint: "Só se remove uma categoria sem registos, orçamentos nem regras.",
  lastHint: "Tem de ficar em uso pelo menos uma categoria deste tipo.",
} as const;

/** The dialog in which a category is created or changed. */
export const categoryFormTexts = {
  create: { income: "Nova categoria de receita", expense: "Nova categoria de despesa" },
  edit: "Editar categoria",
  name: "Nome",
  role: { income: "Tipo de receita", expense: "Tipo de gasto" },
  roleHint: "É por aqui, e não pelo nome, que os conselhos conhecem a categoria.",
  noRole: "Nenhum em especial",
  fixed: "Fixa",
  fixedHint: "Paga-se todos os meses, aconteça o que acontecer.",
  fixedIncomeHint: "Recebe-se todos os meses.",
  colour: "Cor",
  icon: "Ícone",
  noColour: "Sem cor própria",
  noIcon: "Sem ícone próprio",
  incomplete: "Por favor, dê um nome à categoria.",
} as const;

/** The dialog in which a category is merged into another. */
export const categoryMergeTexts = {
  title: (name: string) => `Juntar «${name}» a outra categoria`,
  into: "Juntar a",
  choose: "Escolha uma categoria",
  moves: (count: number, budgetCount: number) =>
    count === 0 && budgetCount === 0
      ? "Não há registos nem orçamentos para mudar. A categoria desaparece."
      : `Mudam de categoria: ${records(count)} e ${budgetCount === 0 ? "nenhum orçamento" : budgets(budgetCount)}. A categoria desaparece.`,
  budgetsAdd: "Onde as duas têm orçamento no mesmo mês, os limites somam-se.",
  confirm: "Juntar",
  merging: "A juntar…",
} as const;

export const colourNames: Readonly<Record<CategoryColour, string>> = {
  green: "Verde",
  teal: "Turquesa",
  blue: "Azul",
  indigo: "Anil",
  violet: "Violeta",
  magenta: "Magenta",
  rose: "Rosa",
  red: "Vermelho",
  orange: "Laranja",
  amber: "Âmbar",
  olive: "Oliva",
  grey: "Cinza",
};

export const iconNames: Readonly<Record<CategoryIcon, string>> = {
  house: "Casa",
  utensils: "Talheres",
  "shopping-cart": "Carrinho de compras",
  coffee: "Café",
  car: "Carro",
  bus: "Autocarro",
  fuel: "Combustível",
  bike: "Bicicleta",
  plane: "Avião",
  lightbulb: "Lâmpada",
  droplets: "Água",
  wifi: "Internet",
  smartphone: "Telemóvel",
  "heart-pulse": "Coração",
  pill: "Medicamento",
  "graduation-cap": "Capelo",
  "book-open": "Livro",
  "gamepad-2": "Comando de jogos",
  film: "Filme",
  music: "Música",
  dumbbell: "Haltere",
  ticket: "Bilhete",
  "shopping-bag": "Saco de compras",
  shirt: "Roupa",
  scissors: "Tesoura",
  gift: "Presente",
  baby: "Bebé",
  "paw-print": "Animal",
  sprout: "Planta",
  hammer: "Martelo",
  repeat: "Repetição",
  "shield-check": "Escudo",
  "credit-card": "Cartão",
  landmark: "Banco",
  receipt: "Recibo",
  wallet: "Carteira",
  banknote: "Nota",
  briefcase: "Pasta",
  laptop: "Computador",
  "trending-up": "Subida",
  "key-round": "Chave",
  "hand-coins": "Moedas na mão",
  "undo-2": "Devolução",
  "piggy-bank": "Mealheiro",
  tag: "Etiqueta",
};
