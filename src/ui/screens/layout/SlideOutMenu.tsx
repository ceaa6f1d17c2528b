import { X } from "lucide-react";
import { layoutTexts as texts } from "../../../text/layout.ts";
import { useModal } from "../../components/Dialog/use-modal.ts";
import { IconButton } from "../../components/IconButton/IconButton.tsx";
import { Sidebar } from "./Sidebar.tsx";
import * as styles from "./slide-out-menu.css.ts";

/** The sidebar of the phone; its button, Escape and a tap outside close it. */
export const SlideOutMenu = ({ onClose }: { readonly onClose: () => void }) => (
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
