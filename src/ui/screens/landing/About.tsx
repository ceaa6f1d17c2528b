import { landing } from "../../../text/pages/landing.ts";
import { eyebrow, section, sectionLead, sectionTitle } from "./landing.css.ts";
import { fact, facts, itemText, itemTitle } from "./sections.css.ts";

export const About = () => (
  <section id="sobre" className={section}>
    <p className={eyebrow}>{landing.about}</p>
    <h2 className={sectionTitle}>{landing.aboutTitle}</h2>
    <p className={sectionLead}>{landing.aboutLead}</p>
    <div className={facts}>
      {landing.facts.map(({ title, text }) => (
        <div key={title} className={fact}>
          <h3 className={itemTitle}>{title}</h3>
          <p className={itemText}>{text}</p>
        </div>
      ))}
    </div>
  </section>
);
