import { Pencil, UserRound } from "lucide-react";
import { isOffline, type Offline } from "../../../application/offline.ts";
import { profileFields } from "../../../application/profile/profile-form.ts";
import type { Profile } from "../../../domain/users/profile.ts";
import { needsServerParts as needs } from "../../../text/pages/needs-server.ts";
import { profileTexts as texts } from "../../../text/profile/profile.ts";
import { Button } from "../../components/Button/Button.tsx";
import { Card } from "../../components/Card/Card.tsx";
import { useUser } from "../../use-user.ts";
import { NeedsServerPart } from "../needs-server/NeedsServerPart.tsx";
import * as styles from "./personal-data.css.ts";
import type { ProfileDialogActor } from "./profile-feature.ts";

type OwnDataProps = {
  readonly profile: Profile | null;
  readonly dialog: ProfileDialogActor;
};

type PersonalDataProps = Pick<OwnDataProps, "dialog"> & {
  readonly profile: Profile | Offline | null;
};

/** Name and age, or the button to enter them; without a network, where they are. */
export const PersonalData = ({ profile, dialog }: PersonalDataProps) => (
  <Card title={texts.data} className={styles.card}>
    {isOffline(profile) ? (
      <NeedsServerPart failure={profile} sentence={needs.profile} />
    ) : (
      <OwnData profile={profile} dialog={dialog} />
    )}
  </Card>
);

function OwnData({ profile, dialog }: OwnDataProps) {
  const email = useUser()?.email;
  return (
    <div className={styles.person}>
      <span className={styles.avatar} aria-hidden>
        {profile === null ? <UserRound size={24} /> : initials(profile.name)}
      </span>
      <div className={styles.who}>
        <p className={styles.name}>{profile?.name ?? texts.none}</p>
        <p className={styles.detail}>
          {profile === null
            ? texts.noneHint
            : [profile.age !== null && texts.years(profile.age), email].filter(Boolean).join(" · ")}
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
