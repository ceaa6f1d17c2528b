import { useCallback, useState } from "react";
import * as styles from "./history-list.css.ts";

type HistoryNameProps = {
  readonly children: string;
  readonly whole: boolean;
  readonly onToggle: () => void;
};

/** What a record is called; one that is cut at the end of its line can be pressed to be read whole. */
export function HistoryName({ children, whole, onToggle }: HistoryNameProps) {
  const [cut, setCut] = useState(false);
  const measure = useCallback((line: HTMLElement | null) => {
    if (line) setCut(line.scrollWidth > line.clientWidth);
  }, []);
  return cut ? (
    <button
      type="button"
      className={styles.cutName}
      title={children}
      aria-expanded={whole}
      onClick={onToggle}
    >
      {children}
    </button>
  ) : (
    <span ref={measure} className={styles.name}>
      {children}
    </span>
  );
}
