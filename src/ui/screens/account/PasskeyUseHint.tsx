import type { PasskeyUse } from "../../../domain/users/passkey-use.ts";
import { passkeyTexts as texts, passkeyUseText } from "../../../text/passkeys/passkeys.ts";
import * as styles from "./account.css.ts";

type PasskeyUseHintProps = {
  readonly use: PasskeyUse;
  /** Whether the maximum number of passkeys is reached. */
  readonly full: boolean;
};

/** Says why no further passkey can be created here, and where it can. */
export function PasskeyUseHint({ use, full }: PasskeyUseHintProps) {
  const why = passkeyUseText(use) ?? (full ? texts.full : null);
  if (why === null) return null;
  return (
    <p className={styles.hint}>
      {why}
      {use.type === "elsewhere" && (
        <>
          {" "}
          <a className={styles.link} href={`${use.origin}/conta`}>
            {use.origin}
          </a>
        </>
      )}
    </p>
  );
}
