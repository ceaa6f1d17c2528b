import type { CategoryNews } from "../../application/notice.ts";
import type { Undone } from "../../domain/ledger/undone.ts";

/** The toast for a change of a category. */
export function categoryNewsText(news: CategoryNews): string {
  switch (news.type) {
    case "created":
      return "Categoria criada com sucesso!";
    case "updated":
      return "Categoria atualizada com sucesso!";
    case "removed":
      return "Categoria removida com sucesso!";
    case "archived":
      return "Categoria arquivada. Deixa de ser proposta, e os registos ficam com ela.";
    case "restored":
      return "A categoria volta a ser proposta.";
    case "merged":
      return `A categoria «${news.name}» foi junta à outra.`;
  }
}

/** The toast for categories that were made of the names in a file. */
export const categoriesMade = (count: number): string =>
  count === 1 ? "1 categoria criada" : `${count} categorias criadas`;

/** The notice where there is no action to undo, or to do again. */
export const nothingToUndo = (isRedo: boolean): string =>
  isRedo ? "Nada para refazer neste separador." : "Nada para anular neste separador.";

/** The outcome of an undo, or of a redo; what was changed since remains. */
export function undoneText({ restored, kept }: Undone, isRedo = false): string {
  const done = isRedo ? "Alteração refeita." : "Alteração anulada.";
  const stays =
    kept.length === 1
      ? "1 registo, alterado depois, ficou como está."
      : `${kept.length} registos, alterados depois, ficaram como estão.`;
  if (kept.length === 0) return done;
  return restored === 0 ? `Nada foi anulado: ${stays}` : `${done} ${stays}`;
}
