import { Link } from "@tanstack/react-router";
import type { Act } from "../../../application/acts/act.machine.ts";
import { withoutRepeats, type ConsentRecord } from "../../../domain/consent/consent-record.ts";
import {
  consentSectionTexts as texts,
  consentText,
  consentVersionText,
} from "../../../text/profile/own-rights.ts";
import { Button } from "../../components/Button/Button.tsx";
import { Card } from "../../components/Card/Card.tsx";
import { link } from "../entry/entry.css.ts";
import { ActDialog } from "../shared/ActDialog.tsx";
import * as styles from "./account.css.ts";

/** The number of answers shown; the rest is in the file of the user's data. */
const MAX_SHOWN = 3;

type OwnConsentProps = {
  readonly consents: readonly ConsentRecord[];
  readonly actor: Act;
};

/** The user's answers to the policy, and the button to withdraw consent. */
export function OwnConsent({ consents, actor }: OwnConsentProps) {
  const answers = withoutRepeats(consents);
  const more = answers.length - MAX_SHOWN;
  return (
    <Card title={texts.title}>
      <p className={styles.hint}>{texts.hint}</p>
      {answers.length === 0 ? (
        <p className={styles.said}>{texts.none}</p>
      ) : (
        <ul className={styles.list} aria-label={texts.list}>
          {answers.slice(0, MAX_SHOWN).map((consent, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- two answers may be of one moment
            <li key={index} className={styles.row}>
              <div className={styles.what}>
                <p className={styles.name}>{consentText(consent)}</p>
                <p className={styles.hint}>{consentVersionText(consent)}</p>
              </div>
            </li>
          ))}
        </ul>
      )}
      {more > 0 && <p className={styles.said}>{texts.more(more)}</p>}
      <div className={styles.line}>
        <Link to="/privacidade" className={link}>
          {texts.policy}
        </Link>
        <Button variant="secondary" onClick={() => actor.send({ type: "ASK", of: null })}>
          {texts.withdraw}
        </Button>
      </div>
      <ActDialog
        act={actor}
        title={texts.withdrawTitle}
        message={texts.withdrawQuestion}
        confirmLabel={texts.withdraw}
        pendingLabel={texts.withdrawing}
      />
    </Card>
  );
}
