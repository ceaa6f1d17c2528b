/** What a page says on which a payment was awaited, when it has come. */
export const PREMIUM_ACTIVATED = "Premium ativo: tem acesso a todas as funcionalidades.";
