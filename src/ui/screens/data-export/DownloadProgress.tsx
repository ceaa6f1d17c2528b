import type { DownloadProgress as DownloadState } from "../../../application/exports/data-exports.ts";
import { dataExportTexts as texts, progressText } from "../../../text/exports/data-export.ts";
import { Progress } from "../../components/Progress/Progress.tsx";
import * as styles from "./download-card.css.ts";

type DownloadProgressProps = {
  readonly format: string;
  /** Null until the first chunk has arrived. */
  readonly progress: DownloadState | null;
};

/** The progress of a download; a bar where the size is known. */
export const DownloadProgress = ({ format, progress }: DownloadProgressProps) => {
  const total = progress?.total ?? null;
  return (
    <div className={styles.progress}>
      {progress !== null && total !== null && (
        <Progress label={texts.progress(format)} value={progress.loaded / total} />
      )}
      <span>{progress === null ? texts.starting : progressText(progress.loaded, total)}</span>
    </div>
  );
};
