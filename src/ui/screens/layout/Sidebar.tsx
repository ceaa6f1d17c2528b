import { useId, type ReactNode } from "react";
import { Logo } from "../../components/Logo/Logo.tsx";
import { layoutTexts as texts } from "../../../text/pages/layout.ts";
import { isAdmin } from "../../../domain/users/user.ts";
import { useUser } from "../../use-user.ts";
import { navigation } from "./navigation.ts";
import { ScreenLink } from "./ScreenLink.tsx";
import { SidebarFoot } from "./SidebarFoot.tsx";
import * as styles from "./sidebar.css.ts";

/** The navigation, the user's name and the logout button. */
export function Sidebar({ onNavigate }: { readonly onNavigate?: () => void }) {
  const user = useUser();
  return (
    <div className={styles.sidebar}>
      <div className={styles.logo}>
        <Logo subtitle={texts.tagline} />
      </div>
      <nav className={styles.navigation} aria-label={texts.navigation}>
        {navigation(user !== null && isAdmin(user)).map(({ name, entries }) => (
          <NavigationGroup key={entries[0]?.to} name={name}>
            {entries.map(({ to, label, icon: Icon }) => (
              <li key={to}>
                <ScreenLink to={to} className={styles.entry} onClick={onNavigate}>
                  <Icon size={18} aria-hidden />
                  {label}
                </ScreenLink>
              </li>
            ))}
          </NavigationGroup>
        ))}
      </nav>
      <SidebarFoot />
    </div>
  );
}

type NavigationGroupProps = { readonly name: string | undefined; readonly children: ReactNode };

/** Entries of the sidebar under a common name, or without one. */
function NavigationGroup({ name, children }: NavigationGroupProps) {
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
