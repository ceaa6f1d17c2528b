import { useSelector } from "@xstate/react";
import { Download } from "lucide-react";
import { ownDataTexts as texts } from "../../../text/profile/own-rights.ts";
import { Button } from "../../components/Button/Button.tsx";
import { Card } from "../../components/Card/Card.tsx";
import type { DataDownloadActor } from "../data-export/data-export-feature.ts";
import { DownloadProgress } from "../data-export/DownloadProgress.tsx";
import * as styles from "./account.css.ts";

/** All of the user's data in one file. */
export function OwnData({ actor }: { readonly actor: DataDownloadActor }) {
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag("busy"));
  const progress = useSelector(actor, ({ context }) => context.progress);
  return (
    <Card title={texts.title}>
      <div className={styles.line}>
        <p className={styles.hint}>{texts.hint}</p>
        <Button
          variant="secondary"
          icon={<Download size={16} aria-hidden />}
          pending={busy}
          pendingLabel={texts.downloading}
          onClick={() => actor.send({ type: "DOWNLOAD" })}
        >
          {texts.download}
        </Button>
      </div>
      {busy && <DownloadProgress format={texts.format} progress={progress} />}
    </Card>
  );
}
