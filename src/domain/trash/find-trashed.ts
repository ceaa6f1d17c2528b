import { foldText } from "../shared/fold-text.ts";
import type { Trashed, TrashedKind } from "./trashed.ts";

/** A thing of the trash with the folded text that a search looks at. */
export type ListedTrash = Trashed & { readonly text: string };

/** The things that are looked for: of one kind or of all (null), and with all words of a search. */
export type TrashQuery = { readonly kind: TrashedKind | null; readonly search: string };

/** Folds the texts of things, so that a search need not. */
export const listTrashed = (things: readonly Trashed[]): readonly ListedTrash[] =>
  things.map((thing) => ({ ...thing, text: foldText(`${thing.summary} ${thing.action}`) }));

/** The things that a query finds, in their order; the words of its search may stand in any order. */
export function findTrashed(
  things: readonly ListedTrash[],
  { kind, search }: TrashQuery,
): readonly ListedTrash[] {
  const words = foldText(search).split(/\s+/).filter(Boolean);
  if (kind === null && words.length === 0) return things;
  return things.filter(
    ({ resource, text }) =>
      (kind === null || resource === kind) && words.every((word) => text.includes(word)),
  );
}
