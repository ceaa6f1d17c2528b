import { CloudExclamationPoint } from "lucide-react";
import { components } from "../../../text/components.ts";
import * as styles from "../EmptyState/empty-state.css.ts";
import { RetryButton } from "./RetryButton.tsx";

type FailureStateProps = {
  readonly message: string;
  /** Further advice on the failure. */
  readonly hint?: string | null;
  readonly onRetry: () => void;
  readonly retrying?: boolean;
};

/** Replaces, below a title, content that could not be loaded, and offers the one action that may help. */
export const FailureState = ({
  message,
  hint = null,
  onRetry,
  retrying = false,
}: FailureStateProps) => (
  <div className={styles.box} role="alert">
    <span className={`${styles.picture} ${styles.alarm}`} aria-hidden>
      <CloudExclamationPoint size={24} />
    </span>
    <p className={styles.hint}>{components.error}</p>
    <h2 className={styles.message}>{message}</h2>
    {hint !== null && <p className={styles.hint}>{hint}</p>}
    <RetryButton onRetry={onRetry} retrying={retrying} />
  </div>
);
