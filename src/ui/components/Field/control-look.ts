import * as styles from "./field.css.ts";
import type { FieldProps } from "./field-props.ts";

/** The classes of an input or a select, normal or compact. */
export const controlLook = ({ compact }: Pick<FieldProps, "compact">): string =>
  compact ? `${styles.control} ${styles.compactControl}` : styles.control;
