/** The line of the frame that counts what waits, with a network or without. */
export const waitingText = (count: number, isDown: boolean): string =>
  isDown ? `Sem ligação · ${count} por enviar` : `${count} por enviar`;
