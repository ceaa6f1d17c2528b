import type { Regular } from "../../../domain/forecast/regular.ts";
import { forecastTexts as texts } from "../../../text/forecast/forecast.ts";
import { Dialog } from "../../components/Dialog/Dialog.tsx";
import { Money } from "../../components/Money/Money.tsx";
import type { Breakdown } from "./breakdown.ts";
import * as styles from "./breakdown.css.ts";
import { RegularActs } from "./RegularActs.tsx";

type BreakdownDialogProps = {
  readonly breakdown: Breakdown | null;
  readonly regular: readonly Regular[];
  readonly onClose: () => void;
};

/** Shows the causes of a figure; a payment that seems to come again is planned or ended from here. */
export const BreakdownDialog = ({ breakdown, regular, onClose }: BreakdownDialogProps) =>
  breakdown && (
    <Dialog open size="small" title={breakdown.title} onClose={onClose}>
      <dl className={styles.lines}>
        {breakdown.lines.map(({ name, amount, payment }, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- a month may have the same movement twice
          <div key={place} className={styles.line}>
            <dt>
              {name}
              <RegularActs payment={payment} among={regular} onAct={onClose} />
            </dt>
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
