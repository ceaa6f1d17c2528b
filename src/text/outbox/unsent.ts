import { HELD, type Failure } from "../../application/failure.ts";
import type { WrittenRecord } from "../../domain/ledger/written.ts";
import { failureText } from "../failures.ts";
import { labelOf } from "../record-labels.ts";

/** The texts of writes that wait on the device, or were refused. */
export const unsentTexts = {
  refused: "Não foi possível guardar",
  shut: "Pode haver alterações por enviar que esta versão não consegue abrir. Ficam guardadas neste dispositivo.",
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

/** The loss by signing out: `3 movimentos por enviar perdem-se`; without a number where it is not known. */
export function lossText(count: number, areMovements: boolean): string {
  if (count === 0) return "O que ficou por enviar neste dispositivo perde-se.";
  const [one, more] = areMovements ? ["movimento", "movimentos"] : ["alteração", "alterações"];
  return count === 1 ? `1 ${one} por enviar perde-se.` : `${count} ${more} por enviar perdem-se.`;
}

/** Why a write was not saved. */
export const refusalText = (refusal: Failure): string =>
  refusal.type === "rejected" && refusal.code === HELD
    ? "Ficou por enviar há mais de 30 dias. Tente de novo se ainda o quer guardar."
    : failureText(refusal);

/** The deed of a write. */
export type Deed = "create" | "change" | "remove" | "undo";

const verbs: Readonly<Record<Deed, string>> = {
  create: "Acrescentar",
  change: "Mudar",
  remove: "Remover",
  undo: "Anular uma alteração",
};

/** The name of a write: what was done to which record, if that is known. */
export const writeLabel = (deed: Deed, record: WrittenRecord | null): string =>
  record === null ? verbs[deed] : `${verbs[deed]} ${labelOf(record)}`;
