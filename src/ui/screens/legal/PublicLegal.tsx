import { loginTexts } from "../../../text/login/auth.ts";
import type { KnownOperator } from "../../../text/administration/operator.ts";
import { Logo } from "../../components/Logo/Logo.tsx";
import { ThemeToggle } from "../../components/ThemeToggle/ThemeToggle.tsx";
import { usePage } from "../../page-context.ts";
import { PrivacyPolicy } from "./PrivacyPolicy.tsx";
import * as styles from "./public-legal.css.ts";
import { Terms } from "./Terms.tsx";

type PublicLegalProps = {
  readonly document: "privacy" | "terms";
  readonly operator: KnownOperator;
};

/** A legal document for visitors. */
export function PublicLegal({ document, operator }: PublicLegalProps) {
  const { theme } = usePage();
  return (
    <div className={styles.page}>
      <header className={styles.bar}>
        <a href="/" className={styles.home}>
          <Logo />
        </a>
        <a href="/login" className={styles.link}>
          {loginTexts.submit}
        </a>
        <ThemeToggle onToggle={() => theme.send({ type: "TOGGLE" })} />
      </header>
      <main>
        {document === "privacy" ? (
          <PrivacyPolicy operator={operator} />
        ) : (
          <Terms operator={operator} />
        )}
      </main>
    </div>
  );
}
