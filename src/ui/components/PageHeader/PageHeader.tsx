import type { ReactNode } from "react";
import * as styles from "./page-header.css.ts";

type PageHeaderProps = {
  readonly title: string;
  readonly subtitle?: string;
  readonly actions?: ReactNode;
};

export const PageHeader = ({ title, subtitle, actions }: PageHeaderProps) => (
  <header className={styles.header}>
    <div>
      <h1 className={styles.title} tabIndex={-1}>
        {title}
      </h1>
      {subtitle !== undefined && <p className={styles.subtitle}>{subtitle}</p>}
    </div>
    {actions !== undefined && <div className={styles.actions}>{actions}</div>}
  </header>
);
