import { useSelector } from "@xstate/react";
import { ShieldX } from "lucide-react";
import { usePage } from "../../page-context.ts";
import { Consent } from "./Consent.tsx";
import { consentTexts as texts } from "../../../text/consent/consent.ts";
import { layoutTexts } from "../../../text/pages/layout.ts";
import { Button } from "../../components/Button/Button.tsx";
import * as styles from "./consent.css.ts";

/** The screens for a user without consent: the question, or after a refusal the way back. */
export function ConsentGate() {
  const { consent } = usePage();
  const declined = useSelector(consent, (snapshot) => snapshot.matches("declined"));
  return declined ? <Denied /> : <Consent />;
}

/** The result of a refused consent, with the way back. */
export function Denied() {
  const { consent, session } = usePage();
  const leaving = useSelector(session, (snapshot) => snapshot.hasTag("busy"));
  return (
    <main className={styles.page}>
      <section className={styles.card}>
        <span className={styles.picture} aria-hidden>
          <ShieldX size={26} />
        </span>
        <div>
          <h1 className={styles.title}>{texts.deniedTitle}</h1>
          <p className={styles.muted}>{texts.deniedMessage}</p>
        </div>
        <div className={styles.actions}>
          <Button
            variant="ghost"
            pending={leaving}
            pendingLabel={layoutTexts.loggingOut}
            onClick={() => session.send({ type: "LOG_OUT" })}
          >
            {layoutTexts.logOut}
          </Button>
          <Button onClick={() => consent.send({ type: "RECONSIDER" })}>{texts.back}</Button>
        </div>
      </section>
    </main>
  );
}
