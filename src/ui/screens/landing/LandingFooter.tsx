import { landing } from "../../../text/pages/landing.ts";
import { Logo } from "../../components/Logo/Logo.tsx";
import { footer, footerLinks, footerRow, link } from "./landing.css.ts";

export const LandingFooter = () => (
  <footer className={footer}>
    <div className={footerRow}>
      <Logo subtitle={landing.footer} />
      <nav className={footerLinks} aria-label={landing.legal}>
        <a className={link} href="#premium">
          {landing.premium}
        </a>
        <a className={link} href="/privacidade">
          {landing.privacy}
        </a>
        <a className={link} href="/termos">
          {landing.terms}
        </a>
      </nav>
    </div>
  </footer>
);
