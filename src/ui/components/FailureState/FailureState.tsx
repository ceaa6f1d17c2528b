import { CloudExclamationPoint, RotateCw } from "lucide-react";
import { components } from "../../../text/components.ts";
import { Button } from "../Button/Button.tsx";
import * as styles from "../EmptyState/empty-state.css.ts";

type FailureStateProps = {
  readonly message: string;
  readonly onRetry: () => void;
  readonly retrying?: boolean;
  /** `h2` where the rest of the screen, with its title, is there. */
  readonly heading?: "h1" | "h2" | undefined;
};

/** Stands in for what could not be loaded, and offers the one thing that may help. */
export const FailureState = ({
  message,
  onRetry,
  retrying = false,
  heading: Heading = "h1",
}: FailureStateProps) => (
  <div className={styles.box} role="alert">
    <span className={`${styles.picture} ${styles.alarm}`} aria-hidden>
      <CloudExclamationPoint size={24} />
    </span>
    <p className={styles.hint}>{components.error}</p>
    <Heading className={styles.message}>{message}</Heading>
    <Button
      variant="secondary"
      icon={<RotateCw size={16} aria-hidden />}
      onClick={onRetry}
      pending={retrying}
      pendingLabel={components.loading}
    >
      {components.retry}
    </Button>
  </div>
);
