import { UNDO_REFUSALS } from "../../../server/http/answers/answer-undo.ts";
import { paths } from "../../../src/contract/paths.ts";
import { serverProblems } from "../../../src/text/server-problems.ts";
import type { Done } from "./client.ts";
import type { Call, Wish } from "./owner.ts";

/** The call that undoes an import; null for what is undone as a change. */
export const undoOfImport = (wish: Wish): Call | null =>
  "path" in wish && wish.path === paths.imports
    ? {
        method: "POST",
        path: paths.undoImport((wish.body as { readonly id: string }).id),
        body: { editadas: [] },
      }
    : null;

const SENTENCES = UNDO_REFUSALS.map((problem) => serverProblems[problem]);

/** Whether this is no undo of a change, or is refused with one of the sentences that its route declares. */
export const isDocumented = (wish: Wish, { text }: Done): boolean =>
  !("path" in wish) ||
  !/^\/alteracoes\/.+\/anular$/.test(wish.path) ||
  SENTENCES.includes((JSON.parse(text) as { readonly detail: string }).detail);
