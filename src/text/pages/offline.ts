/** The advice for a screen that failed without a connection. */
export const RETRIED_BY_ITSELF =
  "Sem ligação ao servidor. Este ecrã volta a carregar sozinho assim que houver rede.";

/** The notice of a newer version of the product. */
export const THERE_IS_NEWER = "Há uma nova versão do FinControl.";
