import { ArrowRight, Play, ShieldCheck } from "lucide-react";
import { landing } from "../../../text/pages/landing.ts";
import { Badge } from "../../components/Badge/Badge.tsx";
import { button } from "../../components/Button/button-look.ts";
import * as styles from "./landing.css.ts";
import { ProductPicture } from "./ProductPicture.tsx";

export const Hero = () => (
  <section className={styles.hero}>
    <Badge icon={<ShieldCheck size={14} aria-hidden />}>{landing.promise}</Badge>
    <h1 className={styles.headline}>
      <span className={styles.headlineLine}>{landing.headline.first} </span>
      {landing.headline.second} <span className={styles.accent}>{landing.headline.accent}</span>
    </h1>
    <p className={styles.lead}>{landing.lead}</p>
    <div className={styles.calls}>
      <a className={button({ size: "large" })} href="/register">
        {landing.start}
        <ArrowRight size={18} aria-hidden />
      </a>
      <a className={button({ size: "large", variant: "secondary" })} href="#video">
        <Play size={18} aria-hidden />
        {landing.seeVideo}
      </a>
    </div>
    <ProductPicture />
  </section>
);
