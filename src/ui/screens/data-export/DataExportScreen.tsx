import { Link } from "@tanstack/react-router";
import { ShieldCheck } from "lucide-react";
import { dataExportTexts as texts } from "../../../text/exports/data-export.ts";
import { layoutTexts } from "../../../text/pages/layout.ts";
import { PremiumBadge } from "../../components/Badge/PremiumBadge.tsx";
import { PageHeader } from "../../components/PageHeader/PageHeader.tsx";
import { FeatureGate } from "../gate/FeatureGate.tsx";
import type { DataExportContent } from "./data-export-feature.ts";
import { DataExportSkeleton } from "./DataExportSkeleton.tsx";
import { DownloadCard, DownloadView } from "./DownloadCard.tsx";
import { ExportSummaryCards } from "./ExportSummaryCards.tsx";
import type { RestoreActors } from "../restore/restore-actors.ts";
import { RestoreCard } from "../restore/RestoreCard.tsx";
import * as styles from "./data-export.css.ts";
import { link } from "../entry/entry.css.ts";
import type { ExportSummary } from "../../../domain/exports/export-summary.ts";
import { cents } from "../../../domain/shared/cents.ts";
import { civilDate } from "../../../domain/shared/civil-date.ts";

type DataExportScreenProps = {
  readonly content: DataExportContent | null;
  readonly restore: RestoreActors;
};

/** All of the user's data as files, and back from one; without content the plan does not include it, or it is being loaded. */
export const DataExportScreen = ({ content, restore }: DataExportScreenProps) => (
  <>
    <PageHeader
      title={texts.title}
      subtitle={texts.subtitle}
      {...(content === null && { actions: <PremiumBadge /> })}
    />
    <FeatureGate feature="export" example={<DataExportExample />}>
      {content === null ? (
        <DataExportSkeleton />
      ) : (
        <>
          <ExportSummaryCards summary={content.summary} />
          <div className={styles.downloads}>
            <DownloadCard format="json" actor={content.actors.json} />
            <DownloadCard format="csv" actor={content.actors.csv} />
          </div>
          <PrivacyNote />
        </>
      )}
    </FeatureGate>
    <RestoreCard actors={restore} />
    <OwnDataLink />
    <TrashLine />
  </>
);

/** The link to all of the user's data, on every plan. */
const OwnDataLink = () => (
  <p className={styles.elsewhere}>
    {texts.ownData.before}
    <Link to="/conta" className={link}>
      {texts.ownData.link}
    </Link>
    {texts.ownData.after}
  </p>
);

/** The link to the trash, on every plan. */
const TrashLine = () => (
  <p className={styles.elsewhere}>
    {texts.trash.before}
    <Link to="/lixo" className={link}>
      {layoutTexts.trash}
    </Link>
    {texts.trash.after}
  </p>
);

/** A warning about a file with all of the user's data. */
const PrivacyNote = () => (
  <aside className={styles.note} aria-label={texts.privacyTitle}>
    <ShieldCheck className={styles.noteSign} size={20} aria-hidden />
    <div>
      <p className={styles.noteTitle}>{texts.privacyTitle}</p>
      <p className={styles.noteText}>{texts.privacy}</p>
    </div>
  </aside>
);

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

const DataExportExample = () => (
  <>
    <ExportSummaryCards summary={EXAMPLE} />
    <div className={styles.downloads}>
      <DownloadView format="json" busy={false} progress={null} onDownload={nothingHappens} />
      <DownloadView format="csv" busy={false} progress={null} onDownload={nothingHappens} />
    </div>
  </>
);
