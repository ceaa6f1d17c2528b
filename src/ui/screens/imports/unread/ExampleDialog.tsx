import { useSelector } from "@xstate/react";
import type { FileExample } from "../../../../application/imports/statement-files.ts";
import { failureText } from "../../../../text/failures.ts";
import { exampleTexts as texts } from "../../../../text/imports/unread.ts";
import { Alert } from "../../../components/Alert/Alert.tsx";
import { Button } from "../../../components/Button/Button.tsx";
import { Dialog } from "../../../components/Dialog/Dialog.tsx";
import { DialogActions } from "../../../components/Dialog/DialogActions.tsx";
import { Disclosure } from "../../../components/Disclosure/Disclosure.tsx";
import { PageSpinner } from "../../../components/Spinner/PageSpinner.tsx";
import type { ExampleAct } from "../imports-feature.ts";
import * as styles from "./unread.css.ts";

/** Shows the example of a file before it is saved, and the beginning of the file as it was understood. */
export function ExampleDialog({ act }: { readonly act: ExampleAct }) {
  const open = useSelector(act, (snapshot) => snapshot.hasTag("asking"));
  const looking = useSelector(act, (snapshot) => snapshot.hasTag("looking"));
  const { preview, failure } = useSelector(act, ({ context }) => context);
  const close = () => act.send({ type: "CLOSE" });
  const isRetry = failure !== null && preview === null;
  return (
    <Dialog open={open} title={texts.title} onClose={close}>
      {looking && (
        <div role="status" aria-label={texts.making}>
          <PageSpinner />
        </div>
      )}
      {failure && <Alert>{failureText(failure)}</Alert>}
      {!looking && failure === null && preview === null && <p>{texts.none}</p>}
      {preview && <Example example={preview} />}
      <DialogActions>
        <Button variant="ghost" onClick={close}>
          {texts.close}
        </Button>
        {(preview !== null || isRetry) && (
          <Button onClick={() => act.send({ type: "CONFIRM" })}>
            {isRetry ? texts.retry : texts.save}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}

/** How much of an example is shown, in UTF-16 units. */
const SHOWN_LENGTH = 20_000;

const Example = ({ example: { of, content, rows } }: { readonly example: FileExample }) => (
  <>
    <p className={styles.hint}>{texts.hint[of]}</p>
    {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls by the keys */}
    <pre className={styles.content} tabIndex={0} role="region" aria-label={texts.content}>
      {content.slice(0, SHOWN_LENGTH)}
    </pre>
    {rows.length > 0 && (
      <Disclosure summary={texts.rows}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls by the keys */}
        <div className={styles.rows} tabIndex={0} role="region" aria-label={texts.rows}>
          <table className={styles.table}>
            <tbody>
              {rows.map(({ line, cells }, place) => (
                // oxlint-disable-next-line react/no-array-index-key -- two sheets have the same lines
                <tr key={place}>
                  <th scope="row">{line}</th>
                  {cells.map((cell, at) => (
                    // oxlint-disable-next-line react/no-array-index-key -- a cell is its place
                    <td key={at}>{cell}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </Disclosure>
    )}
  </>
);
