import type { LegalText } from "../../../text/consent/legal.ts";
import * as styles from "./legal.css.ts";

/** A long text for reading, without a page frame. */
export const LegalArticle = ({ text }: { readonly text: LegalText }) => (
  <article className={styles.article}>
    <h1 className={styles.title}>{text.title}</h1>
    <p className={styles.updated}>{text.updated}</p>
    <p className={styles.introduction}>{text.introduction}</p>
    {text.sections.map(({ heading, paragraphs, items }) => (
      <section key={heading} className={styles.section}>
        <h2 className={styles.heading}>{heading}</h2>
        {paragraphs.map((paragraph) => (
          <p key={paragraph} className={styles.paragraph}>
            {paragraph}
          </p>
        ))}
        {items && (
          <ul className={styles.items}>
            {items.map((item) => (
              <li key={item} className={styles.item}>
                {item}
              </li>
            ))}
          </ul>
        )}
      </section>
    ))}
  </article>
);
