import { Check } from "lucide-react";
import type { CopiesOverview } from "../../../domain/operator/copies-overview.ts";
import { copiesProblem, copiesTexts as texts } from "../../../text/administration/copies.ts";
import { Alert } from "../../components/Alert/Alert.tsx";
import { Badge } from "../../components/Badge/Badge.tsx";
import { Card } from "../../components/Card/Card.tsx";
import { RetryButton } from "../../components/FailureState/RetryButton.tsx";
import * as styles from "./admin.css.ts";

type NightlyCopiesProps = {
  /** Null if they could not be asked for. */
  readonly copies: CopiesOverview | null;
  readonly onRetry: () => void;
  readonly retrying: boolean;
};

/** The last copy of the night, why one is missing, and how many are kept. */
export const NightlyCopies = ({ copies, onRetry, retrying }: NightlyCopiesProps) => (
  <Card title={texts.title} className={styles.apart}>
    {copies === null ? (
      <div className={styles.column}>
        <Alert>{texts.unknown}</Alert>
        <div>
          <RetryButton onRetry={onRetry} retrying={retrying} />
        </div>
      </div>
    ) : (
      <Known copies={copies} />
    )}
  </Card>
);

const Verified = () => (
  <Badge tone="positive" icon={<Check size={14} aria-hidden />}>
    {texts.verified}
  </Badge>
);

function Known({ copies }: { readonly copies: CopiesOverview }) {
  const problem = copiesProblem(copies);
  return (
    <div className={styles.column}>
      <dl className={styles.facts}>
        <dt className={styles.note}>{texts.last}</dt>
        <dd className={styles.fact}>
          {copies.last === null ? texts.none : texts.madeAt(copies.last.madeAt)}
          {copies.last !== null && <Verified />}
        </dd>
        <dt className={styles.note}>{texts.kept}</dt>
        <dd className={styles.fact}>{copies.kept}</dd>
      </dl>
      {problem !== null && <Alert>{problem}</Alert>}
      <p className={styles.note}>{texts.hint}</p>
    </div>
  );
}
