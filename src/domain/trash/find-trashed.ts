import { foldText } from "../shared/fold-text.ts";
import { thingName } from "./thing-name.ts";
import type { Trashed, TrashedKind } from "./trashed.ts";

/** A thing of the trash with its name, and the folded text that a search looks at. */
export type ListedTrash = Trashed & { readonly name: string; readonly text: string };

/** The things that are looked for: of one kind or of all (null), and with all words of a search. */
export type TrashQuery = { readonly kind: TrashedKind | null; readonly search: string };

/** Names things and folds their texts, so that a list and a search need not. */
export const listTrashed = (things: readonly Trashed[]): readonly ListedTrash[] =>
  things.map((thing) => ({
    ...thing,
    name: thingName(thing),
    text: foldText(`${thing.summary} ${thing.action}`),
  }));

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
