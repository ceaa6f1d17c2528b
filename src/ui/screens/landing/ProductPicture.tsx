import {
  ChartPie,
  RotateCcwClock,
  LayoutDashboard,
  Plus,
  SlidersHorizontal,
  Sparkles,
  TrendingDown,
  TrendingUp,
  Trophy,
  User,
  Wallet,
} from "lucide-react";
import { landing, landingExample as words } from "../../../text/pages/landing.ts";
import { button } from "../../components/Button/button-look.ts";
import { Logo } from "../../components/Logo/Logo.tsx";
import { ExampleCategories } from "./ExampleCategories.tsx";
import { ExampleSummary } from "./ExampleSummary.tsx";
import { ExampleTotals } from "./ExampleTotals.tsx";
import * as styles from "./product-picture.css.ts";

const ENTRIES = [
  [LayoutDashboard, words.dashboard],
  [TrendingUp, words.income],
  [TrendingDown, words.expenses],
  [Wallet, words.budget],
  [SlidersHorizontal, words.simulator],
  [ChartPie, words.reports],
  [RotateCcwClock, words.history],
  [Trophy, words.achievements],
  [User, words.profile],
  [Sparkles, words.recommendations],
] as const;

/** A picture of the product, built of its own components instead of a bitmap: it follows the theme and stays sharp. */
export const ProductPicture = () => (
  <figure className={styles.figure}>
    <div className={styles.frame} inert aria-hidden>
      <div className={styles.screen}>
        <div className={styles.sidebar}>
          <Logo subtitle={words.tagline} />
          {ENTRIES.map(([Icon, name], index) => (
            <span key={name} className={index === 0 ? styles.currentEntry : styles.entry}>
              <Icon size={18} />
              {name}
            </span>
          ))}
        </div>
        <div className={styles.content}>
          <div className={styles.head}>
            <div>
              <p className={styles.title}>{words.dashboard}</p>
              <p className={styles.muted}>{words.subtitle}</p>
            </div>
            <div className={styles.actions}>
              <span className={button({ variant: "secondary" })}>
                <Plus size={18} />
                {words.addIncome}
              </span>
              <span className={button()}>
                <Plus size={18} />
                {words.addExpense}
              </span>
            </div>
          </div>
          <ExampleTotals />
          <div className={styles.lower}>
            <ExampleCategories />
            <ExampleSummary />
          </div>
        </div>
      </div>
    </div>
    <figcaption className={styles.caption}>{landing.exampleNote}</figcaption>
  </figure>
);
