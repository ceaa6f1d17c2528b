import { formatDate } from "../../../text/format.ts";
import { recurrenceName } from "../../../text/recurrences/recurrences.ts";
import * as styles from "./recurrences.css.ts";
import type { WaitingAnswerProps } from "./recurrences-feature.ts";
import { WaitingAnswer } from "./WaitingAnswer.tsx";

/** A waiting movement, and the buttons to answer it. */
export const WaitingRow = (props: WaitingAnswerProps) => (
  <li className={styles.row}>
    <div className={styles.what}>
      <p className={styles.name}>{recurrenceName(props.occurrence)}</p>
      <p className={styles.detail}>
        {formatDate(props.occurrence.date)} · {props.occurrence.category}
      </p>
    </div>
    <WaitingAnswer {...props} />
  </li>
);
