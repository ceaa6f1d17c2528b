import { useSelector } from "@xstate/react";
import { Fingerprint, Pencil, Trash2 } from "lucide-react";
import type { PasskeysView } from "../../../application/passkeys/view-passkeys.ts";
import { PASSKEYS_MAX, type Passkey } from "../../../domain/users/passkey.ts";
import { passkeyTexts as texts, passkeyAge } from "../../../text/passkeys/passkeys.ts";
import { Button } from "../../components/Button/Button.tsx";
import { Card } from "../../components/Card/Card.tsx";
import { ActDialog } from "../shared/ActDialog.tsx";
import type { PasskeyActors } from "./account-feature.ts";
import * as styles from "./account.css.ts";
import { PasskeyCreationDialog } from "./PasskeyCreationDialog.tsx";
import { PasskeyUseHint } from "./PasskeyUseHint.tsx";
import { TextField } from "../../components/Field/TextField.tsx";
import { FormDialog } from "../shared/FormDialog.tsx";
import { IconButton } from "../../components/IconButton/IconButton.tsx";
import { neighbourOf, useFocusAfterRemoval } from "../../use-focus-after-removal.ts";

type OwnPasskeysProps = PasskeysView & { readonly now: number; readonly actors: PasskeyActors };

/** The user's passkeys, and the button to add one where that is possible. */
export const OwnPasskeys = ({ passkeys, use, now, actors }: OwnPasskeysProps) => {
  const add = use.type === "ready" && passkeys.length < PASSKEYS_MAX && (
    <Button
      variant="secondary"
      icon={<Fingerprint size={16} aria-hidden />}
      onClick={() => actors.creation.send({ type: "OPEN" })}
    >
      {texts.add}
    </Button>
  );
  return (
    <Card title={texts.title}>
      <p className={styles.hint}>{texts.hint}</p>
      {passkeys.length === 0 ? (
        <>
          <p className={styles.none}>{texts.none}</p>
          {add}
        </>
      ) : (
        <>
          <ul className={styles.list} aria-label={texts.list}>
            {passkeys.map((passkey) => (
              <PasskeyRow key={passkey.id} passkey={passkey} now={now} actors={actors} />
            ))}
          </ul>
          {add}
        </>
      )}
      <PasskeyUseHint use={use} full={passkeys.length >= PASSKEYS_MAX} />
      <PasskeyCreationDialog dialog={actors.creation} />
      <PasskeyNameDialog dialog={actors.naming} />
      <PasskeyRemovalDialog actor={actors.removal} />
    </Card>
  );
};

function PasskeyRemovalDialog({ actor }: { readonly actor: PasskeyActors["removal"] }) {
  const name = useSelector(actor, ({ context }) => context.of?.name ?? "");
  return (
    <ActDialog
      act={actor}
      title={texts.removeTitle}
      message={texts.removeQuestion(name)}
      confirmLabel={texts.remove}
      pendingLabel={texts.removing}
      danger
    />
  );
}

/** Renames a passkey. */
function PasskeyNameDialog({ dialog }: { readonly dialog: PasskeyActors["naming"] }) {
  return (
    <FormDialog title={texts.rename} dialog={dialog} incomplete={texts.incomplete}>
      {(field) => <TextField {...field("name", texts.name)} autoComplete="off" required />}
    </FormDialog>
  );
}

type PasskeyRowProps = {
  readonly passkey: Passkey;
  readonly now: number;
  readonly actors: PasskeyActors;
};

/** One passkey: its name, its age and its actions. */
function PasskeyRow({ passkey, now, actors }: PasskeyRowProps) {
  const { id, name, madeAt, usedAt } = passkey;
  const item = useFocusAfterRemoval<HTMLLIElement>(neighbourOf);
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
