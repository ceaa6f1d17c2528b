import type { ExportSummary } from "../../../domain/exports/export-summary.ts";
import { cents } from "../../../domain/shared/cents.ts";
import { civilDate } from "../../../domain/shared/civil-date.ts";
import { DownloadView } from "./DownloadCard.tsx";
import { ExportSummaryCards } from "./ExportSummaryCards.tsx";
import * as styles from "./data-export.css.ts";

/** Made-up figures for users whose plan does not include the export. */
const EXAMPLE: ExportSummary = {
  transactions: 486,
  incomes: 58,
  expenses: 428,
  goals: 4,
  budgets: 36,
  balance: cents(864_250),
  oldest: civilDate(2025, 1, 2),
  newest: civilDate(2026, 11, 20),
};

const nothingHappens = () => undefined;

export const DataExportExample = () => (
  <>
    <ExportSummaryCards summary={EXAMPLE} />
    <div className={styles.downloads}>
      <DownloadView format="json" busy={false} progress={null} onDownload={nothingHappens} />
      <DownloadView format="csv" busy={false} progress={null} onDownload={nothingHappens} />
    </div>
  </>
);
