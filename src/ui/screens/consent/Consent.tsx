import { useSelector } from "@xstate/react";
import { useEffectEvent, useLayoutEffect, useRef } from "react";
import { consentTexts as texts } from "../../../text/consent/consent.ts";
import { Button } from "../../components/Button/Button.tsx";
import { Logo } from "../../components/Logo/Logo.tsx";
import { usePage } from "../../page-context.ts";
import { PolicySummary } from "../legal/PolicySummary.tsx";
import * as styles from "./consent.css.ts";

/** Asks for consent; the answer is possible once the text has been read to within 50 px of its end. */
export function Consent() {
  const { consent } = usePage();
  const answerable = useSelector(consent, (snapshot) => snapshot.hasTag("answerable"));
  const measure = (box: HTMLElement) => {
    const { scrollTop: scrolled, clientHeight: visible, scrollHeight: whole } = box;
    consent.send({ type: "SCROLLED", scrolled, visible, whole });
  };
  const text = useRef<HTMLDivElement>(null);
  const shown = useEffectEvent((box: HTMLElement) => {
    // A text that fits completely counts as read at once.
    measure(box);
    // The scroll keys work at once.
    box.focus({ preventScroll: true });
  });
  useLayoutEffect(() => {
    if (text.current) shown(text.current);
  }, []);
  return (
    <main className={styles.page}>
      <section className={styles.card}>
        <Logo />
        <div>
          <h1 className={styles.title}>{texts.title}</h1>
          <p className={styles.muted}>{texts.subtitle}</p>
        </div>
        <div
          className={styles.policy}
          role="region"
          aria-label={texts.region}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be reachable by keyboard
          tabIndex={0}
          ref={text}
          onScroll={(event) => measure(event.currentTarget)}
        >
          <PolicySummary />
        </div>
        <div className={styles.actions}>
          {!answerable && <p className={styles.muted}>{texts.hint}</p>}
          <Button
            variant="secondary"
            disabled={!answerable}
            onClick={() => consent.send({ type: "DECLINE" })}
          >
            {texts.decline}
          </Button>
          <Button disabled={!answerable} onClick={() => consent.send({ type: "ACCEPT" })}>
            {texts.accept}
          </Button>
        </div>
      </section>
    </main>
  );
}
