import { useSelector } from "@xstate/react";
import { Braces, Download, Sheet } from "lucide-react";
import type { DownloadProgress as Progress } from "../../../application/exports/data-exports.ts";
import type { ExportFormat } from "../../../domain/exports/export-summary.ts";
import { dataExportTexts as texts } from "../../../text/exports/data-export.ts";
import { Button } from "../../components/Button/Button.tsx";
import { Badge } from "../../components/Badge/Badge.tsx";
import { Card } from "../../components/Card/Card.tsx";
import type { DataDownloadActor } from "./data-export-feature.ts";
import * as styles from "./download-card.css.ts";
import { DownloadProgress } from "./DownloadProgress.tsx";

const ICONS = { json: Braces, csv: Sheet } as const;

type DownloadViewProps = {
  readonly format: ExportFormat;
  readonly busy: boolean;
  readonly progress: Progress | null;
  readonly onDownload: () => void;
};

/** A downloadable file: its content and the progress of its download. */
export const DownloadView = ({ format, busy, progress, onDownload }: DownloadViewProps) => {
  const Icon = ICONS[format];
  const file = texts.files[format];
  return (
    <Card title={file.title} action={<Badge>{file.format}</Badge>} className={styles.card}>
      <div className={styles.what}>
        <span className={styles.sign} aria-hidden>
          <Icon size={24} />
        </span>
        <div>
          <p>{file.description}</p>
          <p className={styles.holds}>{file.holds}</p>
        </div>
      </div>
      <div className={styles.how}>
        <Button
          wide
          icon={<Download size={16} aria-hidden />}
          pending={busy}
          pendingLabel={texts.downloading}
          onClick={onDownload}
        >
          {file.button}
        </Button>
        <div className={styles.state}>
          {busy ? <DownloadProgress format={file.format} progress={progress} /> : file.hint}
        </div>
      </div>
    </Card>
  );
};

type DownloadCardProps = { readonly format: ExportFormat; readonly actor: DataDownloadActor };

export function DownloadCard({ format, actor }: DownloadCardProps) {
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag("busy"));
  const progress = useSelector(actor, ({ context }) => context.progress);
  return (
    <DownloadView
      format={format}
      busy={busy}
      progress={progress}
      onDownload={() => actor.send({ type: "DOWNLOAD" })}
    />
  );
}
