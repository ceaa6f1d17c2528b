import { Pencil, UserRound } from "lucide-react";
import { profileFields } from "../../../application/profile/profile-form.ts";
import type { Profile } from "../../../domain/users/profile.ts";
import { profileTexts as texts } from "../../../text/profile/profile.ts";
import { Button } from "../../components/Button/Button.tsx";
import { Card } from "../../components/Card/Card.tsx";
import { useUser } from "../../use-user.ts";
import * as styles from "./personal-data.css.ts";
import type { ProfileDialogActor } from "./profile-feature.ts";

type PersonalDataProps = {
  readonly profile: Profile | null;
  readonly dialog: ProfileDialogActor;
};

/** Name and age, or the button to enter them. */
export function PersonalData({ profile, dialog }: PersonalDataProps) {
  const email = useUser()?.email;
  return (
    <Card title={texts.data} className={styles.card}>
      <div className={styles.person}>
        <span className={styles.avatar} aria-hidden>
          {profile === null ? <UserRound size={24} /> : initials(profile.name)}
        </span>
        <div className={styles.who}>
          <p className={styles.name}>{profile?.name ?? texts.none}</p>
          <p className={styles.detail}>
            {profile === null
              ? texts.noneHint
              : [profile.age !== null && texts.years(profile.age), email]
                  .filter(Boolean)
                  .join(" · ")}
          </p>
        </div>
        {profile === null ? (
          <Button variant="secondary" onClick={() => dialog.send({ type: "OPEN_CREATE" })}>
            {texts.fillIn}
          </Button>
        ) : (
          <Button
            variant="secondary"
            icon={<Pencil size={16} aria-hidden />}
            onClick={() =>
              dialog.send({ type: "OPEN_EDIT", id: "own", fields: profileFields(profile) })
            }
          >
            {texts.edit}
          </Button>
        )}
      </div>
    </Card>
  );
}

/** The first letters of the first and the last word of a name. */
function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return ends
    .map((word) => Array.from(word ?? "")[0] ?? "")
    .join("")
    .toUpperCase();
}
