import { refusedGroups } from "../../../domain/restore/refused-groups.ts";
import type { RestoreCounts, RestoreReport } from "../../../domain/restore/restore.ts";
import { countText } from "../../../text/format-further.ts";
import { restoreTexts as texts } from "../../../text/restore/restore-screen.ts";
import * as styles from "./restore.css.ts";

type RestorePreviewProps = {
  readonly report: RestoreReport;
  readonly shown: readonly (keyof RestoreCounts)[];
};

/** How many rows of a copy are new, changed and equal, and which are refused, with their reasons. */
export const RestorePreview = ({ report, shown }: RestorePreviewProps) => (
  <>
    <dl className={styles.counts} aria-label={texts.preview}>
      {shown.map((name) => (
        <div key={name} className={styles.count}>
          <dt className={styles.label}>{texts.counts[name]}</dt>
          <dd className={styles.figure}>{countText(report[name])}</dd>
        </div>
      ))}
    </dl>
    {report.openTooLong > 0 && (
      <p className={styles.small}>{texts.openTooLong(report.openTooLong)}</p>
    )}
    {report.refused.length > 0 && <Refused report={report} />}
  </>
);

const Refused = ({ report: { refused } }: Pick<RestorePreviewProps, "report">) => (
  <section className={styles.refused} role="alert">
    <p className={styles.refusedTitle}>{texts.refused(refused.length)}</p>
    <ul>
      {refusedGroups(refused).map((group) => (
        <li key={`${group.kind} ${group.reason}`} className={styles.refusedRow}>
          <strong>{texts.refusedRows(group)}</strong>
          <span>{group.reason}</span>
        </li>
      ))}
    </ul>
    <p className={styles.small}>{texts.refusedHint}</p>
  </section>
);
