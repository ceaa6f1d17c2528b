/** The path of the list of each kind. */
export const transactionPaths = { income: "/receitas", expense: "/despesas" } as const;
