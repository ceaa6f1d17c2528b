import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import * as styles from "./disclosure.css.ts";

type DisclosureProps = { readonly summary: string; readonly children: ReactNode };

/** A line that opens an explanation, closed at first. */
export const Disclosure = ({ summary, children }: DisclosureProps) => (
  <details className={styles.whole}>
    <summary className={styles.summary}>
      {summary}
      <ChevronDown className={styles.sign} size={16} aria-hidden />
    </summary>
    <div className={styles.content}>{children}</div>
  </details>
);
