import { Sprout } from "lucide-react";
import * as styles from "./logo.css.ts";

/** The mark and the name of the product, with an optional line below. */
export const Logo = ({ subtitle }: { readonly subtitle?: string }) => (
  <span className={styles.logo}>
    <span className={styles.mark} aria-hidden>
      <Sprout size={20} />
    </span>
    <span>
      <span className={styles.name}>FinControl</span>
      {subtitle !== undefined && <span className={styles.subtitle}>{subtitle}</span>}
    </span>
  </span>
);
