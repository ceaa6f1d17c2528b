import { leavingTexts as texts } from "../../../text/profile/own-rights.ts";
import { Button } from "../../components/Button/Button.tsx";
import { Card } from "../../components/Card/Card.tsx";
import type { LeavingActor } from "./account-feature.ts";
import * as styles from "./account.css.ts";
import { LeavingDialog } from "./LeavingDialog.tsx";

/** The section about closing the account. */
export const Leaving = ({ dialog }: { readonly dialog: LeavingActor }) => (
  <Card title={texts.title}>
    <div className={styles.line}>
      <p className={styles.hint}>{texts.hint}</p>
      <Button variant="danger" onClick={() => dialog.send({ type: "OPEN_CREATE" })}>
        {texts.open}
      </Button>
    </div>
    <LeavingDialog dialog={dialog} />
  </Card>
);
