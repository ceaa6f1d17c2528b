/** Where the records of a kind are listed. */
export const transactionPaths = { income: "/receitas", expense: "/despesas" } as const;
