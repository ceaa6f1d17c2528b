import { useSelector } from "@xstate/react";
import { Menu } from "lucide-react";
import { layoutTexts as texts } from "../../../text/pages/layout.ts";
import { IconButton } from "../../components/IconButton/IconButton.tsx";
import { useSignedIn } from "../../signed-in-context.ts";
import { Bell } from "./Bell.tsx";
import * as styles from "./layout.css.ts";

/** The phone's top bar: the menu, the name of the product and the bell. */
export function TopBar() {
  const { menu } = useSignedIn();
  const open = useSelector(menu, (snapshot) => snapshot.matches("open"));
  return (
    <header className={styles.bar}>
      <IconButton
        label={texts.openMenu}
        icon={<Menu size={20} aria-hidden />}
        variant="outline"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => menu.send({ type: "OPEN" })}
      />
      <span className={styles.barName}>{texts.product}</span>
      <Bell />
    </header>
  );
}
