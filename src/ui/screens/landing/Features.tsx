import {
  ArrowLeftRight,
  BellRing,
  ChartLine,
  Download,
  RotateCcwClock,
  LayoutDashboard,
  SlidersHorizontal,
  Sparkles,
  SunMoon,
  Target,
  Trophy,
  Wallet,
} from "lucide-react";
import { landing, landingFeatures } from "../../../text/pages/landing.ts";
import { PremiumBadge } from "../../components/Badge/PremiumBadge.tsx";
import { eyebrow, section, sectionTitle } from "./landing.css.ts";
import * as styles from "./sections.css.ts";

const ICONS = {
  transactions: ArrowLeftRight,
  dashboard: LayoutDashboard,
  goals: Target,
  budgets: Wallet,
  simulator: SlidersHorizontal,
  reports: ChartLine,
  achievements: Trophy,
  recommendations: Sparkles,
  alerts: BellRing,
  history: RotateCcwClock,
  export: Download,
  everywhere: SunMoon,
} as const;

export const Features = () => (
  <section id="funcionalidades" className={section}>
    <p className={eyebrow}>{landing.features}</p>
    <h2 className={sectionTitle}>{landing.featuresTitle}</h2>
    <ul className={styles.features}>
      {landingFeatures.map(({ key, title, text, premium }) => {
        const Icon = ICONS[key];
        return (
          <li key={key} className={styles.feature}>
            <div className={styles.featureHead}>
              <span className={styles.featureIcon} aria-hidden>
                <Icon size={20} />
              </span>
              {premium && <PremiumBadge />}
            </div>
            <h3 className={styles.itemTitle}>{title}</h3>
            <p className={styles.itemText}>{text}</p>
          </li>
        );
      })}
    </ul>
  </section>
);
