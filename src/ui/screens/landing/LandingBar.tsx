import { Crown } from "lucide-react";
import { landing } from "../../../text/pages/landing.ts";
import { button } from "../../components/Button/button-look.ts";
import { Logo } from "../../components/Logo/Logo.tsx";
import { ThemeToggle } from "../../components/ThemeToggle/ThemeToggle.tsx";
import * as styles from "./landing.css.ts";

export const LandingBar = ({ onToggleTheme }: { readonly onToggleTheme: () => void }) => (
  <header className={styles.bar}>
    <a href="/" aria-label={landing.home}>
      <Logo />
    </a>
    <nav className={styles.sections} aria-label={landing.navigation}>
      <a className={styles.link} href="#sobre">
        {landing.about}
      </a>
      <a className={styles.link} href="#funcionalidades">
        {landing.features}
      </a>
      <a className={styles.link} href="#planos">
        {landing.plans}
      </a>
      <a className={styles.premiumLink} href="#premium">
        <Crown size={16} aria-hidden />
        {landing.premium}
      </a>
    </nav>
    <div className={styles.entrance}>
      <ThemeToggle variant="ghost" onToggle={onToggleTheme} />
      <a className={styles.link} href="/login">
        {landing.logIn}
      </a>
      <span className={styles.desktopOnly}>
        <a className={button()} href="/register">
          {landing.signUp}
        </a>
      </span>
    </div>
  </header>
);
