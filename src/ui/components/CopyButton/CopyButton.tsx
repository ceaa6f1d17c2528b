import { useMachine } from "@xstate/react";
import { Check, Copy } from "lucide-react";
import type { copyMachine } from "../../../application/machines/copy.machine.ts";
import { copyTexts as texts } from "../../../text/second-factor.ts";
import { Alert } from "../Alert/Alert.tsx";
import { Button } from "../Button/Button.tsx";

type CopyButtonProps = { readonly machine: typeof copyMachine; readonly text: string };

/** Copies a text that stands beside it, and says whether it did. */
export function CopyButton({ machine, text }: CopyButtonProps) {
  const [snapshot, send] = useMachine(machine, { input: { text } });
  const copied = snapshot.matches("copied");
  return (
    <>
      <Button
        variant="secondary"
        icon={copied ? <Check size={16} aria-hidden /> : <Copy size={16} aria-hidden />}
        onClick={() => send({ type: "COPY" })}
      >
        {copied ? texts.copied : texts.copy}
      </Button>
      {snapshot.matches("refused") && <Alert>{texts.refused}</Alert>}
    </>
  );
}
