import { forecastTexts as texts } from "../../../text/forecast/forecast.ts";
import { Dialog } from "../../components/Dialog/Dialog.tsx";
import { Money } from "../../components/Money/Money.tsx";
import type { Causes } from "./causes.ts";
import * as styles from "./causes.css.ts";

type CausesDialogProps = { readonly causes: Causes | null; readonly onClose: () => void };

/** Shows the causes of a figure. */
export const CausesDialog = ({ causes, onClose }: CausesDialogProps) =>
  causes && (
    <Dialog open size="small" title={causes.title} onClose={onClose}>
      <dl className={styles.lines}>
        {causes.lines.map(({ name, amount }, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- a month may have the same movement twice
          <div key={place} className={styles.line}>
            <dt>{name}</dt>
            <dd>
              <Money amount={amount} tone={amount < 0 ? "negative" : "plain"} />
            </dd>
          </div>
        ))}
        <div className={styles.result}>
          <dt>{texts.result}</dt>
          <dd>
            <Money amount={causes.result} tone={causes.result < 0 ? "negative" : "plain"} />
          </dd>
        </div>
      </dl>
      {causes.notes.map((note) => (
        <p key={note} className={styles.note}>
          {note}
        </p>
      ))}
    </Dialog>
  );
