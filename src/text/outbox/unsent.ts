import { STALE_UNSENT_DAYS } from "../../domain/ledger/unsent-writes.ts";
import { NEEDS_CONFIRMATION, type Failure } from "../../application/failure.ts";
import type { RefusedNews } from "../../application/notice.ts";
import { failureText } from "../failures.ts";

/** The texts of writes that wait on the device, or were refused. */
export const unsentTexts = {
  waiting: "Por enviar",
  waitingHint: "Segue por esta ordem assim que houver rede.",
  /** Shown online: the remaining writes depend on a refused one. */
  stuckHint: "Espera pelo que não foi possível guardar.",
  allSent: "Já seguiu tudo.",
  refused: "Não foi possível guardar",
  shut: "Pode haver alterações por enviar que esta versão não consegue abrir. Ficam guardadas neste dispositivo.",
  hint: "O que escreveu fica aqui até o corrigir ou descartar.",
  correct: "Corrigir",
  correcting: "A abrir…",
  tryAgain: "Tentar de novo",
  trying: "A enviar…",
  discard: "Descartar",
  discarding: "A descartar…",
  discardTitle: "Descartar?",
  leaveTitle: "Sair sem enviar?",
  /** The number of writes that cannot be opened is unknown. */
  mayBeLost: "Pode haver alterações por enviar neste dispositivo, que se perdem.",
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

/** The loss if a refused write is discarded, with the changes that follow it. */
export function discardText(name: string, following: number): string {
  if (following === 0) return `«${name}» perde-se: não fica no lixo.`;
  const more = following === 1 ? "a alteração seguinte" : `as ${following} alterações seguintes`;
  return `«${name}» e ${more} do mesmo registo perdem-se: não ficam no lixo.`;
}

/** The news of a write that had been refused. */
export const refusedNews: Readonly<Record<RefusedNews, string>> = {
  sent: "Guardado.",
  discarded: "Descartado.",
};

/** Why a write was not saved. */
export const refusalText = (refusal: Failure): string =>
  refusal.type === "rejected" && refusal.code === NEEDS_CONFIRMATION
    ? `Ficou por enviar há mais de ${STALE_UNSENT_DAYS} dias. Tente de novo se ainda o quer guardar.`
    : failureText(refusal);
