import type { StoredLine } from "../../../src/domain/imports/stored-line.ts";
import type { LedgerId } from "../../../src/domain/shared/ids.ts";
import type { LinePart } from "./imports.ts";
import type { Ledger } from "../ledger/ledgers.ts";
import type { Snapshot } from "../stores.ts";

type Ports = { readonly snapshot: Snapshot };

/** The movements of all imports, with the state of their ledger. */
export type ImportedLines = { readonly ledger: Ledger; readonly lines: readonly StoredLine[] };

/** Selects movements, with a maximum number. */
export type WantedLines = Required<LinePart> & { readonly limit: number };

/** Returns the imported movements of a ledger by id, from one snapshot; null once the ledger is gone. */
export const listImportLines =
  ({ snapshot }: Ports) =>
  (id: LedgerId, { limit, ...part }: WantedLines): Promise<ImportedLines | null> =>
    snapshot(async ({ ledgers, imports }) => {
      const ledger = await ledgers.find(id);
      if (ledger === null) return null;
      const lines: StoredLine[] = [];
      for await (const page of imports.linePages(id, part)) {
        lines.push(...page);
        if (lines.length >= limit) break;
      }
      return { ledger, lines: lines.slice(0, limit) };
    });
