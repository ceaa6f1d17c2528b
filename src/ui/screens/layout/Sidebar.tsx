import { Link } from "@tanstack/react-router";
import { Logo } from "../../components/Logo/Logo.tsx";
import { layoutTexts as texts } from "../../../text/layout.ts";
import { isAdmin } from "../../../domain/users/user.ts";
import { useUser } from "../../use-user.ts";
import { administration, navigation } from "./navigation.ts";
import { SidebarFoot } from "./SidebarFoot.tsx";
import * as styles from "./sidebar.css.ts";

/** Where one can go, who one is, and the way out. */
export function Sidebar({ onNavigate }: { readonly onNavigate?: () => void }) {
  const user = useUser();
  const entries = user !== null && isAdmin(user) ? [...navigation, administration] : navigation;
  return (
    <div className={styles.sidebar}>
      <div className={styles.logo}>
        <Logo subtitle={texts.tagline} />
      </div>
      <nav aria-label={texts.navigation}>
        <ul className={styles.list}>
          {entries.map(({ to, label, icon: Icon }) => (
            <li key={to}>
              <Link
                to={to}
                className={styles.entry}
                activeProps={{ "aria-current": "page" }}
                activeOptions={{ exact: true, includeSearch: false }}
                onClick={onNavigate}
              >
                <Icon size={18} aria-hidden />
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <SidebarFoot />
    </div>
  );
}
