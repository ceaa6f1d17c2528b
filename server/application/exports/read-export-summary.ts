import type { ExportSummary } from "../../../src/domain/exports/export-summary.ts";
import type { LedgerId } from "../../../src/domain/shared/ids.ts";
import type { Snapshot } from "../stores.ts";

type Ports = { readonly snapshot: Snapshot };

/** Returns how much an export would hold now. */
export const readExportSummary =
  ({ snapshot }: Ports) =>
  (ledger: LedgerId): Promise<ExportSummary> =>
    snapshot(({ exportSummaries }) => exportSummaries.of(ledger));
