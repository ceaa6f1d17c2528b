/** The line of the frame without a network. */
export const waitingText = (count: number): string => `Sem ligação · ${count} por enviar`;
