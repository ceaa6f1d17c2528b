import * as styles from "./button.css.ts";

export type ButtonLook = {
  readonly variant?: keyof typeof styles.variants | undefined;
  readonly size?: keyof typeof styles.sizes | undefined;
  readonly wide?: boolean | undefined;
};

/** The look of a button; a link that acts as one takes it too. */
export const button = ({ variant = "primary", size = "normal", wide = false }: ButtonLook = {}) =>
  `${styles.base} ${styles.variants[variant]} ${styles.sizes[size]}${wide ? ` ${styles.wide}` : ""}`;
