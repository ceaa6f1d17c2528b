import { policySummary } from "../../../text/consent/legal.ts";
import { summary, summaryHeading } from "./legal.css.ts";

/** The summary of both legal texts, for the consent screen. */
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
