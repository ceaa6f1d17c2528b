import type { KeptWrite } from "../../application/outbox/kept-write.ts";
import type { WrittenRecord } from "../../domain/ledger/written.ts";
import { failureText } from "../failures.ts";
import { labelOf } from "../record-labels.ts";

/** The texts of writes that wait on the device, or were refused. */
export const unsentTexts = {
  refused: "Não foi possível guardar",
  hint: "O que escreveu fica aqui até o corrigir ou descartar.",
  correct: "Corrigir",
  tryAgain: "Tentar de novo",
  discard: "Descartar",
  leaveTitle: "Sair sem enviar?",
  wait: "Esperar",
  leave: "Sair na mesma",
} as const;

/** The line of the frame without a network. */
export const waitingText = (count: number): string => `Sem ligação · ${count} por enviar`;

/** The button of the frame that lists what was refused. */
export const refusedText = (count: number): string => `${unsentTexts.refused} (${count})`;

const isMovement = ({ written }: KeptWrite) => written?.type === "transactions";

/** What is lost by signing out: `3 movimentos por enviar perdem-se`. */
export function lossText(writes: readonly KeptWrite[]): string {
  const [one, more] = writes.every(isMovement)
    ? ["movimento", "movimentos"]
    : ["alteração", "alterações"];
  return writes.length === 1
    ? `1 ${one} por enviar perde-se.`
    : `${writes.length} ${more} por enviar perdem-se.`;
}

/** Why a write was not saved. */
export const refusalText = ({ refusal }: KeptWrite): string =>
  refusal?.type === "rejected" && refusal.code === HELD
    ? "Ficou por enviar há mais de 30 dias. Tente de novo se ainda o quer guardar."
    : failureText(refusal ?? { type: "waiting" });

/** The code of a write that waited too long to be sent unasked. */
export const HELD = "por-confirmar";

/** The name of a write: what was done to which record, if that is known. */
export function writeLabel({ call, written }: KeptWrite, known: WrittenRecord | null): string {
  const record = written === null || written.type === "removed" ? known : written;
  const name = record === null ? "" : ` ${labelOf(record)}`;
  if (call.path.startsWith("/alteracoes/")) return "Anular uma alteração";
  if (call.method === "delete") return name === "" ? "Remover um registo" : `Remover${name}`;
  if (name === "") return "Uma alteração";
  return `${call.method === "post" ? "Acrescentar" : "Mudar"}${name}`;
}
