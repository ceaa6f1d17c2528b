import { ownAccountTexts as texts } from "../../../text/profile/own-account.ts";
import { PageHeader } from "../../components/PageHeader/PageHeader.tsx";
import type { AccountActors, LoadedAccount } from "./account-feature.ts";
import * as styles from "./account.css.ts";
import { Leaving } from "./Leaving.tsx";
import { OwnConsent } from "./OwnConsent.tsx";
import { OwnData } from "./OwnData.tsx";
import { OwnDevice } from "./OwnDevice.tsx";
import { OwnEmail } from "./OwnEmail.tsx";
import { OwnFactor } from "./OwnFactor.tsx";
import { OwnPasskeys } from "./OwnPasskeys.tsx";
import { OwnPassword } from "./OwnPassword.tsx";
import { OwnSessions } from "./OwnSessions.tsx";

export type AccountScreenProps = LoadedAccount & { readonly actors: AccountActors };

/** The security of the user's account, in sections. */
export const AccountScreen = ({
  sessions,
  factor,
  passkeys,
  ownDevice,
  now,
  awaitedEmail,
  consents,
  actors,
}: AccountScreenProps) => (
  <>
    <PageHeader title={texts.title} subtitle={texts.subtitle} />
    <div className={styles.sections}>
      <OwnPassword dialog={actors.password} />
      <OwnEmail dialog={actors.email} awaited={awaitedEmail} />
      <OwnFactor factor={factor} actor={actors.factor} copy={actors.copy} />
      <OwnPasskeys {...passkeys} now={now} actors={actors.passkeys} />
      <OwnSessions sessions={sessions} now={now} acts={actors.sessions} />
      <OwnDevice view={ownDevice} actor={actors.ownDevice} />
      <OwnConsent consents={consents} actor={actors.withdrawal} />
      <OwnData actor={actors.ownData} />
      <Leaving dialog={actors.leaving} />
    </div>
  </>
);
