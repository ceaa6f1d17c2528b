import type { ImportDraft } from "../../domain/imports/import.ts";
import type { StoredLine } from "../../domain/imports/stored-line.ts";
import type { Book } from "../../domain/ledger/book.ts";
import type { Revision } from "../../domain/ledger/revision.ts";
import { compareText } from "../../domain/shared/compare-text.ts";
import type { ImportId, ImportLineId } from "../../domain/shared/ids.ts";
import { failureOf, isRefusal } from "../failure.ts";
import type { Ledger } from "../ledger/ledger.ts";
import type { Imports } from "./imports.ts";

type Told = Pick<Book, "epoch"> & {
  /** The imported movements, sorted by id, as the server returned them last. */
  readonly lines: readonly StoredLine[];
  /** The revision of these movements, counting the acts since. */
  readonly revision: Revision;
  /** The imports whose movements have changed since. */
  readonly changed: ReadonlySet<ImportId>;
  readonly isSettled: boolean;
};

type Acts = Pick<Imports, "make" | "undo" | "count">;

/** Imports whose movements are cached. */
export type RememberedImports = Acts & {
  /**
   * All imported movements, sorted by id, from the cache. After acts of this page only the movements of the imports
   * that they touch are fetched again, after a change by anybody else all of them.
   */
  readonly known: () => Promise<readonly StoredLine[]>;
  /** Makes a change of the ledger that touches no movement, such as a new rule. */
  readonly beside: <Answer>(change: Promise<Answer>) => Promise<Answer>;
};

/** Caches the movements of imports, as long as nobody else changes the ledger. Each act is one revision of it. */
export function rememberImports(
  imports: Acts & Pick<Imports, "lines">,
  { getSnapshot, latestRevision }: Pick<Ledger, "getSnapshot" | "latestRevision">,
): RememberedImports {
  let told: Told | null = null;

  const noting = async <Answer>(
    act: Promise<Answer>,
    touched: readonly ImportId[] | null,
  ): Promise<Answer> => {
    try {
      const answer = await act;
      if (told !== null)
        told = {
          ...told,
          revision: told.revision + 1,
          changed: new Set([...told.changed, ...(touched ?? [])]),
          isSettled: told.isSettled && touched === null,
        };
      return answer;
    } catch (reason) {
      // Without a response it is unknown what the act has changed.
      if (!isRefusal(failureOf(reason))) told = null;
      throw reason;
    }
  };

  const lines = () => told?.lines ?? [];
  const importsOf = (isMeant: (line: StoredLine) => boolean) =>
    lines()
      .filter(isMeant)
      .map((line) => line.import);
  /** The imports in which something does not count because of these movements. */
  const becauseOf = (ids: ReadonlySet<ImportLineId>) =>
    importsOf(({ leftOut }) => {
      const because = leftOut?.because ?? null;
      return because !== null && ids.has(because);
    });

  const touchedByDraft = (draft: ImportDraft): readonly ImportId[] => {
    const excluded = new Set(draft.lines.flatMap(({ excludes }) => excludes.map(({ id }) => id)));
    const again = new Set(draft.lines.flatMap((line) => (line.again ? line.identity : [])));
    const replaced = lines().filter(
      (line) => line.account === draft.account.id && again.has(line.identity),
    );
    return [
      draft.id,
      ...importsOf(({ id }) => excluded.has(id)),
      ...replaced.map((line) => line.import),
      ...becauseOf(new Set(replaced.map(({ id }) => id))),
    ];
  };

  const touchedWith = (isGone: (line: StoredLine) => boolean): readonly ImportId[] => {
    const gone = lines().filter(isGone);
    return [...gone.map((line) => line.import), ...becauseOf(new Set(gone.map(({ id }) => id)))];
  };

  const isCurrent = (one: Told) =>
    one.epoch === getSnapshot().epoch && one.revision === latestRevision();

  const ask = async (): Promise<Told> => {
    const before = told !== null && isCurrent(told) ? told : null;
    if (before === null) {
      const of = { epoch: getSnapshot().epoch, revision: latestRevision() };
      return { ...of, lines: await imports.lines(), changed: new Set(), isSettled: true };
    }
    if (before.isSettled) return before;
    const { changed } = before;
    const parts = await Promise.all([...changed].map((id) => imports.lines({ import: id })));
    const others = before.lines.filter((line) => !changed.has(line.import));
    const all = [...others, ...parts.flat()].toSorted((one, other) =>
      compareText(one.id, other.id),
    );
    return { ...before, lines: all, changed: new Set(), isSettled: true };
  };

  return {
    known: async () => {
      const before = told;
      const asked = await ask();
      // An act made in the meantime may be included, or not.
      told = told === before ? asked : null;
      return asked.lines;
    },
    beside: (change) => noting(change, null),
    make: (draft, change) => noting(imports.make(draft, change), touchedByDraft(draft)),
    undo: (id, edited, change) =>
      noting(
        imports.undo(id, edited, change),
        touchedWith((line) => line.import === id),
      ),
    count: (id, wish, change) =>
      noting(
        imports.count(id, wish, change),
        touchedWith((line) => line.id === id),
      ),
  };
}
