import type { ReviewFile } from "../../../domain/imports/review/review.ts";
import { importTexts as texts } from "../../../text/imports/imports.ts";
import { unreadTexts } from "../../../text/imports/statement-faults.ts";
import { Card } from "../../components/Card/Card.tsx";
import * as styles from "./review.css.ts";

/** The maximum number of rows shown; with more, something else is wrong with the file. */
const TOLD = 100;

/** Rows that look like movements and could not be read, as in their files. */
export function UnreadRows({ files }: { readonly files: readonly ReviewFile[] }) {
  const rows = files.flatMap(({ statement }, file) =>
    statement.unread.map((row) => ({ ...row, key: `${file} ${row.line}` })),
  );
  if (rows.length === 0) return null;
  return (
    <Card title={texts.unreadTitle(rows.length)}>
      <ul className={styles.unread}>
        {rows.slice(0, TOLD).map(({ key, line, text, reason }) => (
          <li key={key}>
            <p className={styles.note}>
              {texts.unreadLine(line)}: {unreadTexts[reason]}
            </p>
            <p className={styles.unreadText}>{text}</p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
