import { ArrowRight } from "lucide-react";
import { useState } from "react";
import type { EndedWith } from "../../../text/pages/ended-session.ts";
import { landing } from "../../../text/pages/landing.ts";
import { button } from "../../components/Button/button-look.ts";
import type { CheckoutUrl } from "../../components/PremiumDialog/CheckoutLink.tsx";
import { PremiumDialog } from "../../components/PremiumDialog/PremiumDialog.tsx";
import { About } from "./About.tsx";
import { EndedSession } from "./EndedSession.tsx";
import { Features } from "./Features.tsx";
import { Hero } from "./Hero.tsx";
import { closing, sectionTitle } from "./landing.css.ts";
import { LandingBar } from "./LandingBar.tsx";
import { LandingFooter } from "./LandingFooter.tsx";
import { Plans } from "./Plans.tsx";
import { Promo } from "./Promo.tsx";

type LandingProps = {
  readonly ended: EndedWith | null;
  readonly onToggleTheme: () => void;
  /** Called when a visitor chooses Premium; null where payment is not possible. */
  readonly loadCheckoutUrl: () => Promise<string | null>;
};

/**
 * The landing page for visitors. It is prerendered to HTML and complete without a script, so it uses plain anchors and
 * no inline styles.
 */
export function Landing({ ended, onToggleTheme, loadCheckoutUrl }: LandingProps) {
  const [chosen, setChosen] = useState<"free" | "premium" | null>(null);
  const [checkoutUrl, setCheckoutUrl] = useState<CheckoutUrl>(undefined);
  const choose = (plan: "free" | "premium") => {
    setChosen(plan);
    if (plan === "premium" && !checkoutUrl)
      loadCheckoutUrl().then(setCheckoutUrl, () => setCheckoutUrl(null));
  };
  return (
    <>
      <LandingBar onToggleTheme={onToggleTheme} />
      <EndedSession with={ended} />
      <main>
        <Hero />
        <Promo />
        <About />
        <Features />
        <Plans onChoose={choose} />
        <section className={closing}>
          <h2 className={sectionTitle}>{landing.closing}</h2>
          <a className={button({ size: "large" })} href="/register">
            {landing.start}
            <ArrowRight size={18} aria-hidden />
          </a>
        </section>
      </main>
      <LandingFooter />
      <PremiumDialog
        open={chosen !== null}
        variant={chosen ?? "premium"}
        checkoutUrl={checkoutUrl}
        onClose={() => setChosen(null)}
      />
    </>
  );
}
