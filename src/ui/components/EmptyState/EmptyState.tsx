import type { ReactNode } from "react";
import { screenOf, useFocusAfterRemoval } from "../../use-focus-after-removal.ts";
import * as styles from "./empty-state.css.ts";

type EmptyStateProps = {
  readonly icon: ReactNode;
  readonly message: string;
  readonly hint?: string;
  /** The next step, if there is one to take here. */
  readonly action?: ReactNode;
};

export const EmptyState = ({ icon, message, hint, action }: EmptyStateProps) => (
  <div ref={useFocusAfterRemoval<HTMLDivElement>(screenOf)} className={styles.box}>
    <span className={styles.picture} aria-hidden>
      {icon}
    </span>
    <p className={styles.message}>{message}</p>
    {hint !== undefined && <p className={styles.hint}>{hint}</p>}
    {action}
  </div>
);
