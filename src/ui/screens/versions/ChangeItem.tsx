import type { WrittenRecord } from "../../../domain/ledger/written.ts";
import type { AnyChange } from "../../../domain/versions/record-change.ts";
import { changeText } from "../../../text/versions/change-text.ts";
import { recordChangesTexts as texts } from "../../../text/versions/record-changes.ts";
import type { FieldLabels } from "../../../text/versions/version-fields.ts";
import { Badge } from "../../components/Badge/Badge.tsx";
import { useUser } from "../../use-user.ts";
import * as styles from "./record-history.css.ts";
import { Version } from "./Version.tsx";

type ChangeItemProps = {
  readonly of: WrittenRecord;
  readonly change: AnyChange;
  /** The record as the newest change left it; null if it is removed. */
  readonly now: AnyChange["after"];
  /** The change after it; null for the newest. */
  readonly next: AnyChange["id"] | null;
  readonly labels: FieldLabels;
};

/** What a change did, when and by whom, and the way back to the version that it left. */
export function ChangeItem({ of, change, now, next, labels }: ChangeItemProps) {
  const own = useUser()?.username ?? null;
  const { sentence, lines } = changeText(of.type, change, labels);
  return (
    <li className={styles.item}>
      <p className={styles.sentence}>{sentence}</p>
      {lines.length > 0 && (
        <ul className={styles.lines}>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      <div className={styles.foot}>
        <p className={styles.by}>{texts.by(change.by, own)}</p>
        {next === null && change.after !== null && <Badge>{texts.present}</Badge>}
        <Version
          {...{ of, now }}
          version={change.after}
          before={next}
          name={texts.moment(change.madeAt)}
        />
      </div>
    </li>
  );
}
