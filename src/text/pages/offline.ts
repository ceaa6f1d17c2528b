/** What somebody without a connection wants to know besides. */
export const RETRIED_BY_ITSELF =
  "Sem ligação ao servidor. Este ecrã volta a carregar sozinho assim que houver rede.";
