import { Check, Minus } from "lucide-react";
import { landing } from "../../../text/pages/landing.ts";
import { premium } from "../../../text/payments/premium.ts";
import { PremiumBadge } from "../../components/Badge/PremiumBadge.tsx";
import { Button } from "../../components/Button/Button.tsx";
import { eyebrow, section, sectionLead, sectionTitle } from "./landing.css.ts";
import * as styles from "./sections.css.ts";

const Price = ({ children }: { readonly children: string }) => (
  <p className={styles.planPrice}>
    {children}
    <span className={styles.planPeriod}>{landing.perMonth}</span>
  </p>
);

type ItemsProps = { readonly items: readonly string[]; readonly without?: readonly string[] };

const Items = ({ items, without = [] }: ItemsProps) => (
  <ul className={styles.planItems}>
    {items.map((item) => (
      <li key={item} className={styles.planItem}>
        <Check className={styles.planSign} size={16} aria-hidden />
        {item}
      </li>
    ))}
    {without.map((item) => (
      <li key={item} className={styles.missingItem}>
        <Minus className={styles.missingSign} size={16} aria-hidden />
        {item}
      </li>
    ))}
  </ul>
);

export const Plans = ({ onChoose }: { readonly onChoose: (plan: "free" | "premium") => void }) => (
  <section id="planos" className={section}>
    <p className={eyebrow}>{landing.plans}</p>
    <h2 className={sectionTitle}>{landing.plansTitle}</h2>
    <p className={sectionLead}>{landing.plansLead}</p>
    <div className={styles.plans}>
      <article className={styles.plan}>
        <div className={styles.planHead}>
          <h3 className={styles.planName}>{landing.free.name}</h3>
        </div>
        <Price>{landing.free.price}</Price>
        <p className={styles.itemText}>{landing.free.summary}</p>
        <Items items={landing.free.items} without={landing.free.without} />
        <Button variant="secondary" size="large" onClick={() => onChoose("free")}>
          {landing.free.choose}
        </Button>
      </article>
      <article id="premium" className={styles.bestPlan}>
        <div className={styles.planHead}>
          <h3 className={styles.planName}>{landing.paid.name}</h3>
          <PremiumBadge />
        </div>
        <Price>{landing.paid.price}</Price>
        <p className={styles.itemText}>{landing.paid.summary}</p>
        <Items items={premium.benefits} />
        <Button size="large" onClick={() => onChoose("premium")}>
          {landing.paid.choose}
        </Button>
        <p className={styles.planTerms}>{premium.terms}</p>
      </article>
    </div>
  </section>
);
