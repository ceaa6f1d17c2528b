import { useSelector } from "@xstate/react";
import { copySizeText, ownDeviceTexts as texts, ownSinceText } from "../../../text/own-device.ts";
import { Alert } from "../../components/Alert/Alert.tsx";
import { Badge } from "../../components/Badge/Badge.tsx";
import { Button } from "../../components/Button/Button.tsx";
import { Card } from "../../components/Card/Card.tsx";
import type { OwnDeviceActor, OwnDeviceView } from "./account-feature.ts";
import * as styles from "./account.css.ts";
import * as own from "./second-factor.css.ts";

type OwnDeviceProps = { readonly view: OwnDeviceView; readonly actor: OwnDeviceActor };

/** Whether a copy of the ledger is kept where one sits, and the way to change that. */
export function OwnDevice({ view, actor }: OwnDeviceProps) {
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag("busy"));
  const refused = useSelector(actor, ({ context }) => context.refused);
  const [words, event] = view
    ? ([[texts.leave, texts.leaving], "LEAVE"] as const)
    : ([[texts.choose, texts.choosing], "CHOOSE"] as const);
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
          pendingLabel={words[1]}
          onClick={() => actor.send({ type: event })}
        >
          {words[0]}
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
      {size > 0 && <span>{copySizeText(size)}</span>}
    </p>
    {size === 0 && <p>{texts.awaited}</p>}
  </>
);
