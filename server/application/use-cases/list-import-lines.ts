import type { KeptLine } from "../../../src/domain/imports/kept-line.ts";
import type { LedgerId } from "../../../src/domain/shared/ids.ts";
import type { Ledger } from "../ports/ledgers.ts";
import type { Snapshot } from "../ports/stores.ts";

type Ports = { readonly snapshot: Snapshot };

/** The movements of all imports, with the state of the ledger that they are of. */
export type ImportedLines = { readonly ledger: Ledger; readonly lines: readonly KeptLine[] };

/** Every movement that a ledger keeps of its imports, as it is at one moment; null once the ledger is gone. */
export const listImportLines =
  ({ snapshot }: Ports) =>
  (id: LedgerId): Promise<ImportedLines | null> =>
    snapshot(async ({ ledgers, imports }) => {
      const ledger = await ledgers.find(id);
      if (ledger === null) return null;
      const lines: KeptLine[] = [];
      for await (const page of imports.linePages(id)) lines.push(...page);
      return { ledger, lines };
    });
