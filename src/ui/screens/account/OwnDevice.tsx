import { useSelector } from "@xstate/react";
import { formatBytes } from "../../../text/exports/format-bytes.ts";
import { ownDeviceTexts as texts, ownSinceText } from "../../../text/profile/own-device.ts";
import { Alert } from "../../components/Alert/Alert.tsx";
import { Badge } from "../../components/Badge/Badge.tsx";
import { Button } from "../../components/Button/Button.tsx";
import { Card } from "../../components/Card/Card.tsx";
import type { OwnDeviceAct, OwnDeviceView } from "./account-feature.ts";
import * as styles from "./account.css.ts";
import * as own from "./second-factor.css.ts";

type OwnDeviceProps = { readonly view: OwnDeviceView; readonly actor: OwnDeviceAct };

/** Whether this device stores a copy of the ledger, and the button to change that. */
export function OwnDevice({ view, actor }: OwnDeviceProps) {
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag("busy"));
  const refused = useSelector(actor, (snapshot) => snapshot.hasTag("failed"));
  return (
    <Card title={texts.title}>
      {refused && <Alert>{texts.refused}</Alert>}
      <div className={styles.line}>
        <div className={own.words}>
          {view ? <Kept {...view} /> : <p>{texts.off}</p>}
          <p>{view ? texts.ends : texts.hint}</p>
        </div>
        <Button
          variant="secondary"
          pending={busy}
          pendingLabel={view ? texts.leaving : texts.choosing}
          onClick={() => actor.send({ type: "DO", of: view === null })}
        >
          {view ? texts.leave : texts.choose}
        </Button>
      </div>
    </Card>
  );
}

const Kept = ({ since, size }: NonNullable<OwnDeviceView>) => (
  <>
    <p className={own.state}>
      <Badge tone="positive">{texts.on}</Badge>
      {ownSinceText(since)}
      {size > 0 && <span>{formatBytes(size)}</span>}
    </p>
    {size === 0 && <p>{texts.awaited}</p>}
  </>
);
