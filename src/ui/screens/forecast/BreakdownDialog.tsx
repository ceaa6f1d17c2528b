import { forecastTexts as texts } from "../../../text/forecast/forecast.ts";
import { Dialog } from "../../components/Dialog/Dialog.tsx";
import { Money } from "../../components/Money/Money.tsx";
import type { Breakdown } from "./breakdown.ts";
import * as styles from "./breakdown.css.ts";

type BreakdownDialogProps = { readonly breakdown: Breakdown | null; readonly onClose: () => void };

/** Shows the causes of a figure. */
export const BreakdownDialog = ({ breakdown, onClose }: BreakdownDialogProps) =>
  breakdown && (
    <Dialog open size="small" title={breakdown.title} onClose={onClose}>
      <dl className={styles.lines}>
        {breakdown.lines.map(({ name, amount }, place) => (
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
            <Money amount={breakdown.result} tone={breakdown.result < 0 ? "negative" : "plain"} />
          </dd>
        </div>
      </dl>
      {breakdown.notes.map((note) => (
        <p key={note} className={styles.note}>
          {note}
        </p>
      ))}
    </Dialog>
  );
