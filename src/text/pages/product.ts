/** What visitors and users read alike. */
export const productTexts = {
  product: "FinControl",
  tagline: "Controle Financeiro Pessoal",
  privacy: "Privacidade",
  terms: "Termos",
} as const;
