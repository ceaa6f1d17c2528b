import type { KeptLine } from "../../../src/domain/imports/kept-line.ts";
import type { LedgerId } from "../../../src/domain/shared/ids.ts";
import type { LinePart } from "./imports.ts";
import type { Ledger } from "../ledger/ledgers.ts";
import type { Snapshot } from "../stores.ts";

type Ports = { readonly snapshot: Snapshot };

/** The movements of all imports, with the state of the ledger that they are of. */
export type ImportedLines = { readonly ledger: Ledger; readonly lines: readonly KeptLine[] };

/** Which movements are wanted, and how many at most. */
export type WantedLines = Required<LinePart> & { readonly limit: number };

/** The movements that a ledger keeps of its imports, by their ids, as they are at one moment; null once the ledger is gone. */
export const listImportLines =
  ({ snapshot }: Ports) =>
  (id: LedgerId, { limit, ...part }: WantedLines): Promise<ImportedLines | null> =>
    snapshot(async ({ ledgers, imports }) => {
      const ledger = await ledgers.find(id);
      if (ledger === null) return null;
      const lines: KeptLine[] = [];
      for await (const page of imports.linePages(id, part)) {
        lines.push(...page);
        if (lines.length >= limit) break;
      }
      return { ledger, lines: lines.slice(0, limit) };
    });
