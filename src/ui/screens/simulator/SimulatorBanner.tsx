import { Crown } from "lucide-react";
import { simulatorTexts as texts } from "../../../text/simulation/simulator.ts";
import * as styles from "./simulator.css.ts";

/** Says to users on the free plan what the example below shows. */
export const SimulatorBanner = () => (
  <aside className={styles.banner} aria-label={texts.bannerTitle}>
    <Crown className={styles.bannerSign} size={20} aria-hidden />
    <div>
      <p className={styles.bannerTitle}>{texts.bannerTitle}</p>
      <p className={styles.bannerText}>{texts.banner}</p>
    </div>
  </aside>
);
