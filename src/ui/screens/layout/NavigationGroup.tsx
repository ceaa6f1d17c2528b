import { useId, type ReactNode } from "react";
import * as styles from "./sidebar.css.ts";

type NavigationGroupProps = { readonly name: string | undefined; readonly children: ReactNode };

/** Entries of the sidebar under a common name, or without one. */
export function NavigationGroup({ name, children }: NavigationGroupProps) {
  const id = useId();
  const list = <ul className={styles.list}>{children}</ul>;
  if (name === undefined) return list;
  return (
    <div role="group" aria-labelledby={id}>
      <p id={id} className={styles.groupName}>
        {name}
      </p>
      {list}
    </div>
  );
}
