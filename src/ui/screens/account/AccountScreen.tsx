import { ownAccountTexts as texts } from "../../../text/own-account.ts";
import { PageHeader } from "../../components/PageHeader/PageHeader.tsx";
import type { AccountActors, LoadedAccount } from "./account-feature.ts";
import * as styles from "./account.css.ts";
import { OwnFactor } from "./OwnFactor.tsx";
import { OwnPassword } from "./OwnPassword.tsx";
import { OwnSessions } from "./OwnSessions.tsx";

export type AccountScreenProps = LoadedAccount & { readonly actors: AccountActors };

/** How one's account is kept safe, a section for each matter. */
export const AccountScreen = ({ sessions, factor, now, actors }: AccountScreenProps) => (
  <>
    <PageHeader title={texts.title} subtitle={texts.subtitle} />
    <div className={styles.sections}>
      <OwnPassword dialog={actors.password} />
      <OwnFactor factor={factor} actor={actors.factor} copy={actors.copy} />
      <OwnSessions sessions={sessions} now={now} actor={actors.sessions} />
    </div>
  </>
);
