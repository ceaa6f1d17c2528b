import { useSelector } from "@xstate/react";
import { wholePercent } from "../../../text/format.ts";
import { photoTexts as texts } from "../../../text/goals/goals.ts";
import { Button } from "../../components/Button/Button.tsx";
import { Progress } from "../../components/Progress/Progress.tsx";
import * as styles from "./photo-field.css.ts";
import type { ProfileActors } from "../profile/profile-feature.ts";

/** The progress of the upload, and the button to cancel it. */
export function PhotoProgress({ photo }: { readonly photo: ProfileActors["photo"] }) {
  const share = useSelector(photo, ({ context }) => context.share);
  return (
    <div className={styles.progress}>
      <Progress label={texts.progress} value={share} />
      <span className={styles.sending}>
        {texts.sending(wholePercent(share))}
        <Button variant="ghost" size="small" onClick={() => photo.send({ type: "CANCEL" })}>
          {texts.cancel}
        </Button>
      </span>
    </div>
  );
}
