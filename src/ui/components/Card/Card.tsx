import { useId, type ReactNode } from "react";
import * as styles from "./card.css.ts";

type CardProps = {
  readonly title?: string;
  /** Stands opposite the title: a link, a badge, a button. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
  /** Places the card in the grid of its screen. */
  readonly className?: string;
};

/** A titled card is a region of its page. */
export function Card({ title, action, children, className }: CardProps) {
  const id = useId();
  const Tag = title === undefined ? "div" : "section";
  return (
    <Tag
      className={className === undefined ? styles.card : `${styles.card} ${className}`}
      aria-labelledby={title === undefined ? undefined : id}
    >
      {(title !== undefined || action !== undefined) && (
        <div className={styles.header}>
          {title !== undefined && (
            <h2 id={id} className={styles.title}>
              {title}
            </h2>
          )}
          {action}
        </div>
      )}
      {children}
    </Tag>
  );
}
