import { formatEuros, formatPercent } from "../../../text/format.ts";
import { landingExample as words } from "../../../text/pages/landing.ts";
import { Card } from "../../components/Card/Card.tsx";
import { example } from "./example-figures.ts";
import { ExampleRing } from "./ExampleRing.tsx";
import * as styles from "./product-picture.css.ts";

export const ExampleCategories = () => (
  <Card>
    <p className={styles.cardTitle}>{words.byCategory}</p>
    <div className={styles.categories}>
      <div className={styles.ring}>
        <ExampleRing />
        <span className={styles.ringMiddle}>
          <span className={styles.small}>{words.total}</span>
          <strong className={styles.strong}>{formatEuros(example.expenses)}</strong>
        </span>
      </div>
      <ul className={styles.legend}>
        {example.categories.map(({ name, amount, share }, index) => (
          <li key={name} className={styles.legendRow}>
            <span className={styles.swatches[index]} />
            <span className={styles.legendName}>{name}</span>
            <span className={styles.muted}>{formatPercent(share, 1)}</span>
            <strong className={styles.legendAmount}>{formatEuros(amount)}</strong>
          </li>
        ))}
      </ul>
    </div>
  </Card>
);
