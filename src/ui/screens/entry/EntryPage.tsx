import type { ReactNode } from "react";
import { Logo } from "../../components/Logo/Logo.tsx";
import { ThemeToggle } from "../../components/ThemeToggle/ThemeToggle.tsx";
import { usePage } from "../../page-context.ts";
import * as styles from "./entry.css.ts";

type EntryPageProps = {
  readonly title: string;
  readonly subtitle: string;
  readonly children: ReactNode;
};

/** The page around the login, the registration and other entry forms. */
export function EntryPage({ title, subtitle, children }: EntryPageProps) {
  const { theme } = usePage();
  return (
    <div className={styles.page}>
      <header className={styles.bar}>
        <a href="/" className={styles.home}>
          <Logo />
        </a>
        <ThemeToggle onToggle={() => theme.send({ type: "TOGGLE" })} />
      </header>
      <main className={styles.card}>
        <div>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.muted}>{subtitle}</p>
        </div>
        {children}
      </main>
    </div>
  );
}
