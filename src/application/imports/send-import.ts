import { importDraft } from "../../domain/imports/review/import-draft.ts";
import type { ImportOutcome } from "../../domain/imports/import.ts";
import type { Review } from "../../domain/imports/review/review.ts";
import { changeId, importId, type ChangeId, type ImportId } from "../../domain/shared/ids.ts";
import type { SendInput } from "./import-steps.ts";
import type { IdGenerator } from "../id-generator.ts";
import type { Imports } from "./imports.ts";

/** The ids with which a review is sent: of its imports, and of their changes. */
type Names = readonly { readonly id: ImportId; readonly change: ChangeId }[];

/**
 * Sends a review, one import for each file. An unchanged review is sent again with the same ids, so nothing is made
 * twice. A changed one does not duplicate rows that arrived: they are known by then.
 */
export function sendImport(imports: Pick<Imports, "make">, ids: IdGenerator) {
  const known = new WeakMap<Review, Names>();
  const namesOf = (review: Review): Names => {
    const names =
      known.get(review) ??
      review.files.map(() => ({ id: importId(ids.next()), change: changeId(ids.next()) }));
    known.set(review, names);
    return names;
  };
  return async ({ review, onProgress }: SendInput): Promise<readonly ImportOutcome[]> => {
    const outcomes: ImportOutcome[] = [];
    let done = 0;
    for (const [file, { id, change }] of namesOf(review).entries()) {
      const draft = importDraft(review, file, id);
      if (draft === null || draft.lines.length === 0) continue;
      onProgress({ done, total: review.lines.length });
      // a later file may repeat rows of an earlier one
      outcomes.push(await imports.make(draft, change));
      done += draft.lines.length;
    }
    onProgress({ done, total: review.lines.length });
    return outcomes;
  };
}
