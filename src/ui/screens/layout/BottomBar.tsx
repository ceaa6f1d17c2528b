import { useLocation } from "@tanstack/react-router";
import { useSelector } from "@xstate/react";
import { Menu, Plus } from "lucide-react";
import { layoutTexts as texts } from "../../../text/pages/layout.ts";
import { useSignedIn, useOverlayNotify } from "../../signed-in-context.ts";
import * as styles from "./bottom-bar.css.ts";
import { budgets, dashboard, history, type Entry } from "./navigation.ts";
import { ScreenLink } from "./ScreenLink.tsx";

/** The phone's bottom bar: the most used screens, a new entry in the middle, and the menu with the rest. */
export function BottomBar() {
  const { menu } = useSignedIn();
  const open = useSelector(menu, (snapshot) => snapshot.matches("open"));
  const notify = useOverlayNotify();
  const kind = useLocation().pathname === "/receitas" ? "income" : "expense";
  return (
    <nav className={styles.bar} aria-label={texts.shortcuts}>
      <Place {...dashboard} />
      <Place {...history} />
      <button
        type="button"
        className={styles.add}
        aria-label={texts.quickAdd[kind]}
        onClick={() => notify(({ entry }) => entry.add(kind))}
      >
        <Plus size={24} aria-hidden />
      </button>
      <Place {...budgets} />
      <button
        type="button"
        className={styles.place}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => menu.send({ type: "OPEN" })}
      >
        <Menu size={20} aria-hidden />
        {texts.more}
      </button>
    </nav>
  );
}

const Place = ({ to, label, icon: Icon }: Entry) => (
  <ScreenLink to={to} className={styles.place}>
    <Icon size={20} aria-hidden />
    {label}
  </ScreenLink>
);
