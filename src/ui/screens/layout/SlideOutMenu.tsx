import { useSelector } from "@xstate/react";
import { X } from "lucide-react";
import { layoutTexts as texts } from "../../../text/pages/layout.ts";
import { useModal } from "../../components/Dialog/use-modal.ts";
import { IconButton } from "../../components/IconButton/IconButton.tsx";
import { useSignedIn } from "../../signed-in-context.ts";
import { Sidebar } from "./Sidebar.tsx";
import * as styles from "./slide-out-menu.css.ts";

/** The phone's sidebar, opened from the bar; its button, Escape and a tap outside close it. */
export function SlideOutMenu() {
  const { menu } = useSignedIn();
  const open = useSelector(menu, (snapshot) => snapshot.matches("open"));
  return open && <OpenMenu onClose={() => menu.send({ type: "CLOSE" })} />;
}

const OpenMenu = ({ onClose }: { readonly onClose: () => void }) => (
  <dialog {...useModal(onClose)} className={styles.menu} aria-label={texts.navigation}>
    <div className={styles.sheet}>
      <Sidebar onNavigate={onClose} />
      <span className={styles.close}>
        <IconButton
          label={texts.closeMenu}
          icon={<X size={20} aria-hidden />}
          variant="outline"
          onClick={onClose}
        />
      </span>
    </div>
  </dialog>
);
