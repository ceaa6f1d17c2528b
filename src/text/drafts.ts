/** The notice of a new record that was typed but not saved. */
export const draftTexts = { recovered: "Rascunho recuperado", clear: "Limpar" } as const;
