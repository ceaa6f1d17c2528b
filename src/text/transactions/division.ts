/** The dialog that splits a movement into parts. */
export const divisionTexts = {
  title: "Dividir movimento",
  amount: (part: number) => `Valor da parte ${part}`,
  category: (part: number) => `Categoria da parte ${part}`,
  rest: "Resto:",
  restCategory: "Categoria do resto",
  notMine: "Não é meu: não contar",
  /** What becomes of a rest that is not counted. */
  restStays: {
    expense: "O resto não conta nas despesas, mas saiu da conta na mesma.",
    income: "O resto não conta nas receitas, mas entrou na conta na mesma.",
  },
  more: "Mais uma parte",
  whole: "Voltar a juntar",
  divide: "Dividir",
} as const;

/** Why a split is refused as a whole. */
export const DIVISION_REFUSED =
  "Cada parte tem de ser mais do que zero, e todas juntas não podem passar do valor do registo.";
