import type { ExportSummary } from "../../../src/domain/exports/export-summary.ts";
import type { LedgerId } from "../../../src/domain/shared/ids.ts";

/** Counts the data that a user can export. */
export type ExportSummaries = { readonly of: (ledger: LedgerId) => Promise<ExportSummary> };
