import { useSelector } from "@xstate/react";
import { changeOf } from "../../../application/ledger/versions.ts";
import { failureText } from "../../../text/failures.ts";
import { versionTexts as texts } from "../../../text/versions/version-choice.ts";
import { Alert } from "../../components/Alert/Alert.tsx";
import { Button } from "../../components/Button/Button.tsx";
import { DialogActions } from "../../components/Dialog/DialogActions.tsx";
import { visuallyHidden } from "../../design/utilities.css.ts";
import { submitting } from "../../submitting.ts";
import { form } from "./dialog-form.css.ts";
import type { RecordDialog } from "./record-dialog.ts";
import * as styles from "./version-choice.css.ts";

/** The fields of a form in their order, each with its label and with the display of its value. */
export type ShownFields<Fields> = readonly {
  readonly name: keyof Fields & string;
  readonly label: string;
  readonly read?: (text: string) => string;
}[];

type VersionChoiceProps<Fields> = {
  readonly dialog: RecordDialog<Fields>;
  readonly shown: ShownFields<Fields>;
};

const SIDES = ["theirs", "mine"] as const;

/**
 * Two versions of a record side by side: saves one of them, or of each field the version that was changed or picked.
 */
export function VersionChoice<Fields extends Readonly<Record<keyof Fields, string>>>({
  dialog,
  shown,
}: VersionChoiceProps<Fields>) {
  const { versions, picks, failure } = useSelector(dialog, ({ context }) => context);
  if (versions === null) return null;
  return (
    <form
      autoComplete="off"
      className={form}
      onSubmit={submitting(() => dialog.send({ type: "MERGE" }))}
    >
      {failure && <Alert>{failureText(failure)}</Alert>}
      <table className={styles.table}>
        <caption className={visuallyHidden}>{texts.caption}</caption>
        <thead>
          <tr>
            <th scope="col" className={styles.labels}>
              <span className={visuallyHidden}>{texts.field}</span>
            </th>
            {SIDES.map((side) => (
              <th key={side} scope="col" className={styles.head}>
                {texts[side]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map(({ name, label, read = (text) => text }) => {
            const changed = changeOf(versions, name);
            const taken = changed === "both" ? (picks[name] ?? "mine") : changed;
            return (
              <tr key={name}>
                <th scope="row" className={styles.label}>
                  {label}
                </th>
                {SIDES.map((side) => {
                  const text = read(versions[side][name]) || texts.nothing;
                  return (
                    <td key={side} className={styles.cell}>
                      {changed === "both" ? (
                        <label className={styles.pick}>
                          <input
                            type="radio"
                            className={styles.choice}
                            name={name}
                            aria-label={`${texts.pick(label, texts[side])}, ${text}`}
                            checked={taken === side}
                            onChange={() => dialog.send({ type: "PICK", field: name, side })}
                          />
                          <mark className={styles.different}>{text}</mark>
                        </label>
                      ) : changed === "alike" ? (
                        text
                      ) : taken === side ? (
                        <mark className={styles.different}>{text}</mark>
                      ) : (
                        <s className={styles.left}>{text}</s>
                      )}
                    </td>
                  );
                })}
              </tr>
            );
          })}
        </tbody>
      </table>
      <p className={styles.hint}>{texts.hint}</p>
      <DialogActions>
        <Button variant="ghost" onClick={() => dialog.send({ type: "KEEP_THEIRS" })}>
          {texts.keepTheirs}
        </Button>
        <Button variant="secondary" onClick={() => dialog.send({ type: "KEEP_MINE" })}>
          {texts.keepMine}
        </Button>
        <Button type="submit">{texts.merge}</Button>
      </DialogActions>
    </form>
  );
}
