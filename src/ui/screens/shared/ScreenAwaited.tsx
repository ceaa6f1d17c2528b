import type { ReactNode } from "react";
import { PageHeader } from "../../components/PageHeader/PageHeader.tsx";

type ScreenAwaitedProps = { readonly title: string; readonly children: ReactNode };

/** What stands where a screen will be: its title, and what it holds in about its size. */
export const ScreenAwaited = ({ title, children }: ScreenAwaitedProps) => (
  <div aria-busy>
    <PageHeader title={title} subtitle={"\u00a0"} />
    {children}
  </div>
);
