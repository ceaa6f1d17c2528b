import { Link } from "@tanstack/react-router";
import { dataExportTexts as texts } from "../../../text/exports/data-export.ts";
import { link } from "../entry/entry.css.ts";
import * as styles from "./data-export.css.ts";

/** The link to all of the user's data, on every plan. */
export const OwnDataLink = () => (
  <p className={styles.elsewhere}>
    {texts.ownData.before}
    <Link to="/conta" className={link}>
      {texts.ownData.link}
    </Link>
    {texts.ownData.after}
  </p>
);
