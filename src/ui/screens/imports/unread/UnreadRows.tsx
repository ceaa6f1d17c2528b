import { useSelector } from "@xstate/react";
import type { Review } from "../../../../domain/imports/review/review.ts";
import type { UnreadRow } from "../../../../domain/imports/statements/statement.ts";
import { unreadRowTexts as texts } from "../../../../text/imports/unread.ts";
import { Button } from "../../../components/Button/Button.tsx";
import { Card } from "../../../components/Card/Card.tsx";
import type { ExampleAct, ImportActor } from "../imports-feature.ts";
import * as styles from "./unread.css.ts";

/** The maximum number of rows shown; with more, something else is wrong with the file. */
const MAX_TOLD = 100;

type UnreadRowsProps = {
  readonly review: Review;
  readonly actor: ImportActor;
  readonly example: ExampleAct;
};

/** Rows that look like movements and could not be read: why, and their cells under the names of the columns. */
export function UnreadRows({ review: { files }, actor, example }: UnreadRowsProps) {
  const read = useSelector(actor, ({ context }) => context.read);
  const rows = files.flatMap(({ statement }, file) =>
    statement.unread.map((row) => ({ statement, row, key: `${file} ${row.line}` })),
  );
  if (rows.length === 0) return null;
  const faulty = files.flatMap(({ statement: { unread } }, at) => {
    const file = read[at]?.file;
    return unread.length === 0 || file === undefined
      ? []
      : [{ file, lines: unread.slice(0, MAX_TOLD).map(({ line }) => line) }];
  });
  const others = rows.length - MAX_TOLD;
  return (
    <Card title={texts.title(rows.length)}>
      <ul className={styles.list}>
        {rows.slice(0, MAX_TOLD).map(({ statement, row, key }) => (
          <li key={key} className={styles.item}>
            <p className={styles.reason}>{texts.line(statement, row)}</p>
            <Cells row={row} />
          </li>
        ))}
      </ul>
      {others > 0 && <p className={styles.reason}>{texts.others(others)}</p>}
      <div className={styles.buttons}>
        {faulty.map((wish) => (
          <Button
            key={wish.file.name}
            variant="secondary"
            size="small"
            aria-label={texts.exampleOf(wish.file.name)}
            onClick={() => example.send({ type: "ASK", of: wish })}
          >
            {texts.example}
          </Button>
        ))}
      </div>
    </Card>
  );
}

function Cells({ row: { cells, text } }: { readonly row: UnreadRow }) {
  if (cells === undefined) return <p className={styles.text}>{text}</p>;
  return (
    <dl className={styles.cells}>
      {cells.map((cell, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- a cell is its place
        <div key={at} className={styles.cell}>
          <dt className={styles.column}>{texts.column(cell)}</dt>
          <dd className={styles.text}>{cell.text}</dd>
        </div>
      ))}
    </dl>
  );
}
