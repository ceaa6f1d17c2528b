/** The message when an awaited payment has arrived. */
export const PREMIUM_ACTIVATED = "Premium ativo: tem acesso a todas as funcionalidades.";
