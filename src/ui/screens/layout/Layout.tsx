import { Outlet, Link, useLocation } from "@tanstack/react-router";
import { ChevronLeft } from "lucide-react";
import type { CategoryLists } from "../../../application/categories/view-categories.ts";
import { layoutTexts as texts } from "../../../text/pages/layout.ts";
import { prefetchedComponent } from "../../prefetched-component.tsx";
import { BottomBar } from "./BottomBar.tsx";
import "../../design/forced-colors.css.ts";
import * as styles from "./layout.css.ts";
import { NotificationPopover } from "./NotificationPopover.tsx";
import { Sidebar } from "./Sidebar.tsx";
import { TopBar } from "./TopBar.tsx";
import { back } from "./layout.css.ts";
import { OF_PROFILE } from "./navigation.ts";

// Nothing of them is visible at first, so the screen does not wait for them.
const Overlays = prefetchedComponent(async () => (await import("./Overlays.tsx")).Overlays);

/** The frame around every signed-in screen. */
export function Layout({ categories }: { readonly categories: CategoryLists }) {
  return (
    <div className={styles.frame}>
      <a href="#conteudo" className={styles.skip}>
        {texts.skip}
      </a>
      <aside className={styles.side}>
        <Sidebar />
      </aside>
      <TopBar />
      <div className={styles.column}>
        <main id="conteudo" className={styles.content} tabIndex={-1}>
          <BackToProfile />
          <Outlet />
        </main>
        <Footer />
      </div>
      <BottomBar />
      <NotificationPopover />
      <Overlays categories={categories} />
    </div>
  );
}

/** The link back to the profile, above the heading of a screen that the profile links to. */
const BackToProfile = () =>
  OF_PROFILE.includes(useLocation().pathname) && (
    <Link to="/perfil" className={back}>
      <ChevronLeft size={16} aria-hidden />
      {texts.backToProfile}
    </Link>
  );

const Footer = () => (
  <footer className={styles.footer}>
    <span className={styles.footerNote}>
      {texts.product} · {texts.footer}
    </span>
    <Link to="/privacidade" className={styles.footerLink}>
      {texts.privacy}
    </Link>
    <Link to="/termos" className={styles.footerLink}>
      {texts.terms}
    </Link>
  </footer>
);
