import { Pencil, Trash2 } from "lucide-react";
import type { Passkey } from "../../../domain/users/passkey.ts";
import { passkeyAge, passkeyTexts as texts } from "../../../text/passkeys/passkeys.ts";
import { IconButton } from "../../components/IconButton/IconButton.tsx";
import { neighbourOf, useHeir } from "../../use-heir.ts";
import type { PasskeyActors } from "./account-feature.ts";
import * as styles from "./account.css.ts";

type PasskeyRowProps = {
  readonly passkey: Passkey;
  readonly now: number;
  readonly actors: PasskeyActors;
};

/** One passkey: its name, its age and its actions. */
export function PasskeyRow({ passkey, now, actors }: PasskeyRowProps) {
  const { id, name, madeAt, usedAt } = passkey;
  const item = useHeir<HTMLLIElement>(neighbourOf);
  return (
    <li ref={item} className={styles.row}>
      <div className={styles.what}>
        <p className={styles.name}>{name}</p>
        <p className={styles.hint}>{passkeyAge(madeAt, usedAt, now)}</p>
      </div>
      <div className={styles.acts}>
        <IconButton
          label={texts.renameOf(name)}
          icon={<Pencil size={18} aria-hidden />}
          onClick={() => actors.naming.send({ type: "OPEN_EDIT", id, fields: { name } })}
        />
        <IconButton
          label={texts.removeOf(name)}
          icon={<Trash2 size={18} aria-hidden />}
          onClick={() => actors.removal.send({ type: "ASK", of: passkey })}
        />
      </div>
    </li>
  );
}
