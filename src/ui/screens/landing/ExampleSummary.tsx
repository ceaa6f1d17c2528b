import { ArrowDownRight } from "lucide-react";
import { formatPercent } from "../../../text/format.ts";
import { landingExample as words } from "../../../text/pages/landing.ts";
import { Card } from "../../components/Card/Card.tsx";
import { Money } from "../../components/Money/Money.tsx";
import { Progress } from "../../components/Progress/Progress.tsx";
import { example } from "./example-figures.ts";
import * as styles from "./product-picture.css.ts";

const TONES = ["slice1", "slice2", "slice3"] as const;

export const ExampleSummary = () => (
  <Card className={styles.wideOnly}>
    <p className={styles.cardTitle}>{words.summary}</p>
    <div className={styles.largest}>
      <span className={styles.sign}>
        <ArrowDownRight size={18} />
      </span>
      <span className={styles.legendName}>
        <span className={styles.small}>{words.largest}</span>
        <strong className={styles.strong}>{words.largestName}</strong>
      </span>
      <Money amount={example.largest} size="strong" />
    </div>
    <p className={styles.note}>{words.top}</p>
    {TONES.map((tone, index) => {
      const category = example.categories[index];
      return (
        category && (
          <div key={tone} className={styles.top}>
            <p className={styles.topHead}>
              {category.name}
              <span className={styles.muted}>{formatPercent(category.share, 1)}</span>
            </p>
            <Progress label={category.name} value={category.share} tone={tone} />
          </div>
        )
      );
    })}
  </Card>
);
