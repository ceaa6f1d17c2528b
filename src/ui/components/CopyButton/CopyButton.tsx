import { useMachine } from "@xstate/react";
import { Check, Copy } from "lucide-react";
import type { ActMachine } from "../../../application/acts/act.machine.ts";
import { copyTexts as texts } from "../../../text/second-factor/second-factor.ts";
import { Alert } from "../Alert/Alert.tsx";
import { Button } from "../Button/Button.tsx";

type CopyButtonProps = { readonly machine: ActMachine<string>; readonly text: string };

/** Copies the text beside it, and says whether that worked. */
export function CopyButton({ machine, text }: CopyButtonProps) {
  const [snapshot, send] = useMachine(machine);
  const copied = snapshot.hasTag("done");
  return (
    <>
      <Button
        variant="secondary"
        icon={copied ? <Check size={16} aria-hidden /> : <Copy size={16} aria-hidden />}
        onClick={() => send({ type: "DO", of: text })}
      >
        {copied ? texts.copied : texts.copy}
      </Button>
      {snapshot.hasTag("failed") && <Alert>{texts.refused}</Alert>}
    </>
  );
}
