import { useSelector } from "@xstate/react";
import { adminSecurityTexts as texts } from "../../../text/administration/admin.ts";
import { Card } from "../../components/Card/Card.tsx";
import { CheckField } from "../../components/Field/CheckField.tsx";
import type { SettingsActor } from "./admin-feature.ts";
import * as styles from "./admin.css.ts";

const YES = "yes";

/** Whether every administrator needs a second factor. */
export function FactorRequirement({ actor }: { readonly actor: SettingsActor }) {
  const { factorRequired } = useSelector(actor, ({ context }) => context.shown);
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag("busy"));
  return (
    <Card title={texts.title} className={styles.apart}>
      <CheckField
        label={texts.required}
        hint={busy ? texts.saving : texts.hint}
        ticked={YES}
        value={factorRequired ? YES : ""}
        onChange={(value) =>
          actor.send({ type: "SET", settings: { factorRequired: value === YES } })
        }
      />
    </Card>
  );
}
