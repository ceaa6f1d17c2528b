/** The page when the product cannot be started. */
export const startTexts = {
  failed: "Não foi possível carregar o FinControl por completo.",
  hint: "Os seus dados estão guardados. Verifique a ligação à internet e tente novamente.",
} as const;
