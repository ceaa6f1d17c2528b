import type { PreviewRow } from "../../../../domain/imports/columns/preview-rows.ts";
import { effectOf } from "../../../../domain/forecast/planned.ts";
import { formatDate } from "../../../../text/format.ts";
import { mappingTexts as texts } from "../../../../text/imports/mapping.ts";
import { Money } from "../../../components/Money/Money.tsx";
import * as styles from "./mapping.css.ts";

type MappingPreviewProps = {
  readonly rows: readonly PreviewRow[];
  /** Why nothing is read. */
  readonly nothing: string;
};

/** The first rows as they would be read; one that is left out is struck, with its reason. */
export function MappingPreview({ rows, nothing }: MappingPreviewProps) {
  const isRead = rows.some(({ is }) => is === "read");
  return (
    <section aria-label={texts.preview} aria-live="polite">
      <h3 className={styles.subtitle}>{texts.preview}</h3>
      {!isRead && <p className={styles.hint}>{nothing}</p>}
      {rows.length > 0 && (
        <ul className={styles.preview}>
          {rows.map((row) => (
            <li key={row.line} className={row.is === "read" ? undefined : styles.out}>
              <ReadRow row={row} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function ReadRow({ row }: { readonly row: PreviewRow }) {
  if (row.is !== "read") {
    return (
      <>
        <s className={styles.struck}>{row.text}</s>
        <span className={styles.way}>
          {row.is === "left-out" ? texts.leftOut[row.reason] : texts.unread(row.reason)}
        </span>
      </>
    );
  }
  const { date, original, kind, amount } = row.row;
  return (
    <>
      <span>{formatDate(date)}</span>
      <span className={styles.words}>{original}</span>
      {row.without.map(({ role, amount: without }) => (
        <span key={role} className={styles.way}>
          {texts.without(role, without)}
        </span>
      ))}
      <span className={styles.way}>{texts.ways[kind]}</span>
      <Money
        amount={effectOf({ kind, amount })}
        tone={kind === "income" ? "positive" : "plain"}
        signed
      />
    </>
  );
}
