import * as styles from "./field.css.ts";
import type { FieldProps } from "./field-props.ts";

/** The classes of what is typed into or chosen from, in its common or its small form. */
export const controlLook = ({ compact }: Pick<FieldProps, "compact">): string =>
  compact ? `${styles.control} ${styles.compactControl}` : styles.control;
