import { useSelector } from "@xstate/react";
import { failureText } from "../../../text/failures.ts";
import { presenceTexts as texts } from "../../../text/own-account.ts";
import { passkeyFaultText } from "../../../text/passkey-faults.ts";
import { Alert } from "../../components/Alert/Alert.tsx";
import { Button } from "../../components/Button/Button.tsx";
import { useOverlays } from "../../overlay-context.ts";

/** Lets those who have a passkey show that in the place of their password. */
export function PasskeyPresence({ disabled }: { readonly disabled: boolean }) {
  const { passkeyPresence } = useOverlays();
  const offered = useSelector(passkeyPresence, (snapshot) => snapshot.hasTag("offered"));
  const proving = useSelector(passkeyPresence, (snapshot) => snapshot.hasTag("busy"));
  const { failure, refusal } = useSelector(passkeyPresence, ({ context }) => context);
  if (!offered) return null;
  return (
    <>
      {failure && <Alert>{failureText(failure)}</Alert>}
      {refusal && <Alert>{passkeyFaultText[refusal]}</Alert>}
      <Button
        variant="secondary"
        wide
        disabled={disabled}
        pending={proving}
        pendingLabel={texts.proving}
        onClick={() => passkeyPresence.send({ type: "PROVE" })}
      >
        {texts.prove}
      </Button>
    </>
  );
}
