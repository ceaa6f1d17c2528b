import { release } from "../../../domain/operator/release.ts";
import { releaseTexts as texts } from "../../../text/pages/release.ts";
import * as styles from "./release-line.css.ts";

/** The release that runs, and the licences of what it contains: a file of the build. */
export const ReleaseLine = () => (
  <p className={styles.line}>
    <span>{texts.line(release)}</span>
    <a href="/licencas.txt" target="_blank" rel="noopener" className={styles.link}>
      {texts.licences}
    </a>
  </p>
);
