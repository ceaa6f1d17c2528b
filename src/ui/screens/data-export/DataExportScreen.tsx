import { dataExportTexts as texts } from "../../../text/exports/data-export.ts";
import { PremiumBadge } from "../../components/Badge/PremiumBadge.tsx";
import { PageHeader } from "../../components/PageHeader/PageHeader.tsx";
import { FeatureGate } from "../gate/FeatureGate.tsx";
import type { DataExportContent } from "./data-export-feature.ts";
import { DataExportExample } from "./DataExportExample.tsx";
import { DataExportSkeleton } from "./DataExportSkeleton.tsx";
import { DownloadCard } from "./DownloadCard.tsx";
import { ExportSummaryCards } from "./ExportSummaryCards.tsx";
import { OwnDataLink } from "./OwnDataLink.tsx";
import { PrivacyNote } from "./PrivacyNote.tsx";
import * as styles from "./data-export.css.ts";

type DataExportScreenProps = { readonly content: DataExportContent | null };

/** All of the user's data as files; without content the plan does not include it, or it is being loaded. */
export const DataExportScreen = ({ content }: DataExportScreenProps) => (
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
    <OwnDataLink />
  </>
);
