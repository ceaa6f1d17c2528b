/** The texts that visitors and users share. */
export const productTexts = {
  product: "FinControl",
  tagline: "Controle Financeiro Pessoal",
  privacy: "Privacidade",
  terms: "Termos",
} as const;
