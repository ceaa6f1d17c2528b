import type { MadeImport } from "../../../src/domain/imports/import.ts";
import type { LedgerId } from "../../../src/domain/shared/ids.ts";
import type { Imports } from "../ports/imports.ts";

type Ports = { readonly imports: Imports };

/** The imports of a ledger, newest first. */
export const listImports =
  ({ imports }: Ports) =>
  (ledger: LedgerId): Promise<readonly MadeImport[]> =>
    imports.list(ledger);
