import { Link } from "@tanstack/react-router";
import { layoutTexts as texts } from "../../../text/pages/layout.ts";
import * as styles from "./layout.css.ts";

export const Footer = () => (
  <footer className={styles.footer}>
    <span className={styles.footerNote}>
      {texts.product} · {texts.footer}
    </span>
    <Link to="/privacidade" className={styles.footerLink}>
      {texts.privacy}
    </Link>
    <Link to="/termos" className={styles.footerLink}>
      {texts.terms}
    </Link>
  </footer>
);
