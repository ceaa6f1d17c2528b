import type { ExportSummary } from "../../../src/domain/exports/export-summary.ts";
import type { LedgerId } from "../../../src/domain/shared/ids.ts";

/** How much there is of everything that a user may take along. */
export type ExportSummaries = { readonly of: (ledger: LedgerId) => Promise<ExportSummary> };
