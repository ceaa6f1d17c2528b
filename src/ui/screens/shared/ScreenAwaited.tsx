import type { ReactNode } from "react";
import { PageHeader } from "../../components/PageHeader/PageHeader.tsx";

type ScreenAwaitedProps = { readonly title: string; readonly children: ReactNode };

/** The skeleton of a screen: its title, and placeholders in about its size. */
export const ScreenAwaited = ({ title, children }: ScreenAwaitedProps) => (
  <div aria-busy>
    <PageHeader title={title} subtitle={"\u00a0"} />
    {children}
  </div>
);
