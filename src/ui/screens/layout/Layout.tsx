import { Outlet } from "@tanstack/react-router";
import type { CategoryLists } from "../../../application/categories/view-categories.ts";
import { layoutTexts as texts } from "../../../text/pages/layout.ts";
import { shownUnasked } from "../../shown-unasked.tsx";
import { BackToProfile } from "./BackToProfile.tsx";
import { BottomBar } from "./BottomBar.tsx";
import { Footer } from "./Footer.tsx";
import * as styles from "./layout.css.ts";
import { NotificationPopover } from "./NotificationPopover.tsx";
import { Sidebar } from "./Sidebar.tsx";
import { TopBar } from "./TopBar.tsx";

// Nothing of them is visible at first, so the screen does not wait for them.
const Overlays = shownUnasked(async () => (await import("./Overlays.tsx")).Overlays);

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
