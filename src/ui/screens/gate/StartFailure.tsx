import { CloudExclamationPoint } from "lucide-react";
import { components } from "../../../text/components.ts";
import { startTexts as texts } from "../../../text/pages/start.ts";
import { button } from "../../components/Button/button-look.ts";
import { alarm, picture } from "../../components/EmptyState/empty-state.css.ts";
import * as styles from "./start-failure.css.ts";

/** Part of every document, for a product that cannot start; works without any script. */
export const StartFailure = () => (
  <div className={styles.box} role="alert">
    <span className={`${picture} ${alarm} ${styles.sign}`} aria-hidden>
      <CloudExclamationPoint size={24} />
    </span>
    <h1 className={styles.message}>{texts.failed}</h1>
    <p className={styles.hint}>{texts.hint}</p>
    {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid -- the address of the page itself, asked for anew */}
    <a href="" className={`${button({ variant: "secondary" })} ${styles.retry}`}>
      {components.retry}
    </a>
  </div>
);
