import { policySummary } from "../../../text/consent/legal.ts";
import { summary, summaryHeading } from "./legal.css.ts";

/** Both legal texts in short, for the screen that asks for consent. */
export const PolicySummary = () => (
  <div className={summary}>
    {policySummary.map(({ heading, text }) => (
      <section key={heading}>
        <h2 className={summaryHeading}>{heading}</h2>
        <p>{text}</p>
      </section>
    ))}
  </div>
);
