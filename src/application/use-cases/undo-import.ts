import type { ImportUndone } from "../../domain/imports/import.ts";
import { changeId, type ChangeId, type TransactionId } from "../../domain/shared/ids.ts";
import type { ImportUndoInput } from "../machines/import-undo.machine.ts";
import type { IdGenerator } from "../ports/id-generator.ts";
import type { Imports } from "../ports/imports.ts";

/** Takes back an import; every try with the very same list of edited records has the same name. Rejects with a Failure. */
export function undoImport(imports: Pick<Imports, "undo">, ids: IdGenerator) {
  const names = new WeakMap<readonly TransactionId[], ChangeId>();
  return ({ id, edited }: ImportUndoInput): Promise<ImportUndone> => {
    const change = names.get(edited) ?? changeId(ids.next());
    names.set(edited, change);
    return imports.undo(id, edited, change);
  };
}
