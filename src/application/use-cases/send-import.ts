import { importDraft } from "../../domain/imports/review/import-draft.ts";
import type { ImportOutcome } from "../../domain/imports/import.ts";
import { changeId, importId } from "../../domain/shared/ids.ts";
import type { SendInput } from "../import-steps.ts";
import type { IdGenerator } from "../ports/id-generator.ts";
import type { Imports } from "../ports/imports.ts";

const LEFT_OUT = { counts: false, category: null };

/**
 * Sends what was looked at, one import for each file. A file that was sent before and is sent again makes nothing new:
 * its rows are known by then. Afterwards the other sides of transfers do not count any more.
 */
export const sendImport =
  (imports: Pick<Imports, "make" | "count">, ids: IdGenerator) =>
  async ({ review, onProgress }: SendInput): Promise<readonly ImportOutcome[]> => {
    const outcomes: ImportOutcome[] = [];
    let done = 0;
    for (const file of review.files.keys()) {
      const draft = importDraft(review, file, importId(ids.next()));
      if (draft === null || draft.lines.length === 0) continue;
      onProgress({ done, total: review.lines.length });
      // a later file may repeat rows of an earlier one
      outcomes.push(await imports.make(draft, changeId(ids.next())));
      done += draft.lines.length;
    }
    onProgress({ done, total: review.lines.length });
    for (const { id } of review.earlier) {
      // the ledger takes one change at a time
      await imports.count(id, LEFT_OUT, changeId(ids.next()));
    }
    return outcomes;
  };
