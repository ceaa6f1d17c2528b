import { RETENTION_DAYS } from "../../domain/ledger/retention.ts";
import type { Undone } from "../../domain/ledger/undone.ts";
import { countText } from "../format-further.ts";

/** The toast after a restoration. */
export function restoredText({ restored, kept }: Undone): string {
  if (restored === 0) return "Não havia nada para repor.";
  const done =
    restored === 1 ? "Reposto com sucesso!" : `${countText(restored)} repostos com sucesso!`;
  return kept.length === 0 ? done : `${done} O que já tinha mudado ficou como está.`;
}

/** The toast after the trash was emptied. */
export const emptiedText = (count: number): string =>
  count === 1 ? "1 coisa apagada para sempre." : `${countText(count)} coisas apagadas para sempre.`;

/** The toast for things no longer in the trash. */
export const TRASH_GONE = `Já não está no lixo: foi reposto noutro lugar, ou passaram os ${RETENTION_DAYS} dias.`;
