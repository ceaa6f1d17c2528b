import { useSelector } from "@xstate/react";
import { ImagePlus } from "lucide-react";
import { useId } from "react";
import { PHOTO_TYPES } from "../../../domain/goals/photo.ts";
import { components } from "../../../text/components.ts";
import { photoTexts as texts } from "../../../text/goals/goals.ts";
import { PHOTO_UPLOADED, photoProblemText } from "../../../text/profile/profile-notices.ts";
import { Alert } from "../../components/Alert/Alert.tsx";
import { Button } from "../../components/Button/Button.tsx";
import { button } from "../../components/Button/button-look.ts";
import { visuallyHidden } from "../../design/utilities.css.ts";
import * as styles from "./photo-field.css.ts";
import type { ProfileActors } from "../profile/profile-feature.ts";
import { wholePercent } from "../../../text/format.ts";
import { Progress } from "../../components/Progress/Progress.tsx";

type PhotoFieldProps = {
  readonly photo: ProfileActors["photo"];
};

const ACCEPT = PHOTO_TYPES.join(",");

/** The photo of a goal in each state: chosen, uploading, shown, replaced, removed. */
export function PhotoField({ photo }: PhotoFieldProps) {
  const id = useId();
  const { photoUrl, problem } = useSelector(photo, ({ context }) => context);
  const uploading = useSelector(photo, (snapshot) => snapshot.hasTag("busy"));
  const uploaded = useSelector(photo, (snapshot) => snapshot.matches({ resting: "uploaded" }));
  const pick = (input: HTMLInputElement) => {
    const file = input.files?.[0];
    if (file) photo.send({ type: "PICK", file });
    // The same file may be chosen again.
    input.value = "";
  };
  return (
    <div role="group" aria-labelledby={id}>
      <p id={id} className={styles.label}>
        {texts.photo} <span className={styles.optional}>{components.optional}</span>
      </p>
      <div className={styles.row}>
        <div className={styles.preview}>
          {photoUrl === null ? (
            <ImagePlus size={24} aria-hidden />
          ) : (
            <img className={styles.photo} src={photoUrl} alt={texts.preview} />
          )}
        </div>
        <div className={styles.side}>
          <div className={styles.actions}>
            <label
              className={`${button({ variant: "secondary", size: "small" })} ${styles.choose}`}
            >
              <input
                type="file"
                className={visuallyHidden}
                accept={ACCEPT}
                aria-describedby={`${id}-hint`}
                onChange={(event) => pick(event.target)}
              />
              {photoUrl === null ? texts.choose : texts.change}
            </label>
            {!uploading && photoUrl !== null && (
              <Button variant="ghost" size="small" onClick={() => photo.send({ type: "REMOVE" })}>
                {texts.remove}
              </Button>
            )}
          </div>
          {uploading ? (
            <PhotoProgress photo={photo} />
          ) : (
            <p id={`${id}-hint`} className={styles.hint}>
              {texts.hint}
            </p>
          )}
        </div>
      </div>
      <p role="status" className={styles.status}>
        {uploaded && PHOTO_UPLOADED}
      </p>
      {problem && <Alert>{photoProblemText(problem)}</Alert>}
    </div>
  );
}

/** The progress of the upload, and the button to cancel it. */
function PhotoProgress({ photo }: { readonly photo: ProfileActors["photo"] }) {
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
