import { HELD, type Failure } from "../../application/failure.ts";
import { failureText } from "../failures.ts";

/** The texts of writes that wait on the device, or were refused. */
export const unsentTexts = {
  waiting: "Por enviar",
  waitingHint: "Segue por esta ordem assim que houver rede.",
  /** Where there is a network, the rest hangs on what was refused. */
  stuckHint: "Espera pelo que não foi possível guardar.",
  allSent: "Já seguiu tudo.",
  refused: "Não foi possível guardar",
  hint: "O que escreveu fica aqui até o corrigir ou descartar.",
  correct: "Corrigir",
  tryAgain: "Tentar de novo",
  discard: "Descartar",
  leaveTitle: "Sair sem enviar?",
  wait: "Esperar",
  leave: "Sair na mesma",
} as const;

/** The button of the frame that lists what was refused. */
export const refusedText = (count: number): string => `${unsentTexts.refused} (${count})`;

/** The loss by signing out: `3 movimentos por enviar perdem-se`. */
export function lossText(count: number, areMovements: boolean): string {
  const [one, more] = areMovements ? ["movimento", "movimentos"] : ["alteração", "alterações"];
  return count === 1 ? `1 ${one} por enviar perde-se.` : `${count} ${more} por enviar perdem-se.`;
}

/** Why a write was not saved. */
export const refusalText = (refusal: Failure): string =>
  refusal.type === "rejected" && refusal.code === HELD
    ? "Ficou por enviar há mais de 30 dias. Tente de novo se ainda o quer guardar."
    : failureText(refusal);
