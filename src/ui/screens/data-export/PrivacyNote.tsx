import { ShieldCheck } from "lucide-react";
import { dataExportTexts as texts } from "../../../text/exports/data-export.ts";
import * as styles from "./data-export.css.ts";

/** A warning about a file with all of the user's data. */
export const PrivacyNote = () => (
  <aside className={styles.note} aria-label={texts.privacyTitle}>
    <ShieldCheck className={styles.noteSign} size={20} aria-hidden />
    <div>
      <p className={styles.noteTitle}>{texts.privacyTitle}</p>
      <p className={styles.noteText}>{texts.privacy}</p>
    </div>
  </aside>
);
