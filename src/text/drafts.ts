/** What is said of a new record that was typed and left. */
export const draftTexts = { recovered: "Rascunho recuperado", clear: "Limpar" } as const;
