import { useSelector } from "@xstate/react";
import { ShieldCheck } from "lucide-react";
import type { ActMachine } from "../../../application/acts/act.machine.ts";
import type { SecondFactor } from "../../../domain/users/second-factor.ts";
import { failureText } from "../../../text/failures.ts";
import {
  factorQuestions,
  secondFactorTexts as texts,
} from "../../../text/second-factor/second-factor.ts";
import { Badge } from "../../components/Badge/Badge.tsx";
import { Button } from "../../components/Button/Button.tsx";
import { Card } from "../../components/Card/Card.tsx";
import { ConfirmDialog } from "../../components/ConfirmDialog/ConfirmDialog.tsx";
import type { FactorActor } from "./account-feature.ts";
import * as styles from "./account.css.ts";
import { FactorSetup } from "./FactorSetup.tsx";
import { RecoveryCodes } from "./RecoveryCodes.tsx";
import * as own from "./second-factor.css.ts";

type OwnFactorProps = {
  readonly factor: SecondFactor;
  readonly actor: FactorActor;
  readonly copy: ActMachine<string>;
};

/** Whether the login asks for a second factor, and the buttons to change that. */
export const OwnFactor = ({ factor, actor, copy }: OwnFactorProps) => (
  <Card title={texts.title}>
    {factor.since === null ? (
      <Off actor={actor} />
    ) : (
      <On since={factor.since} left={factor.codesLeft} actor={actor} />
    )}
    <FactorSetup actor={actor} copy={copy} />
    <RecoveryCodes actor={actor} copy={copy} />
    <Question actor={actor} />
  </Card>
);

function Off({ actor }: { readonly actor: FactorActor }) {
  const beginning = useSelector(actor, (snapshot) => snapshot.hasTag("beginning"));
  return (
    <div className={styles.line}>
      <p className={own.words}>{texts.off}</p>
      <Button
        variant="secondary"
        icon={<ShieldCheck size={16} aria-hidden />}
        pending={beginning}
        pendingLabel={texts.beginning}
        onClick={() => actor.send({ type: "BEGIN" })}
      >
        {texts.setUp}
      </Button>
    </div>
  );
}

type OnProps = {
  readonly since: number;
  readonly left: number;
  readonly actor: FactorActor;
};

const On = ({ since, left, actor }: OnProps) => (
  <div className={styles.line}>
    <div className={own.words}>
      <p className={own.state}>
        <Badge tone="positive">{texts.on}</Badge>
        {texts.since(since)}
      </p>
      <p>{texts.left(left)}</p>
    </div>
    <div className={own.buttons}>
      <Button variant="secondary" onClick={() => actor.send({ type: "ASK", about: "renewal" })}>
        {texts.renew}
      </Button>
      <Button variant="secondary" onClick={() => actor.send({ type: "ASK", about: "removal" })}>
        {texts.remove}
      </Button>
    </div>
  </div>
);

function Question({ actor }: { readonly actor: FactorActor }) {
  const asking = useSelector(actor, (snapshot) => snapshot.hasTag("asking"));
  const acting = useSelector(actor, (snapshot) => snapshot.hasTag("acting"));
  const { about, failure } = useSelector(actor, ({ context }) => context);
  const words = factorQuestions[about];
  return (
    <ConfirmDialog
      open={asking}
      title={words.title}
      message={words.question}
      problem={failure && failureText(failure)}
      confirmLabel={words.confirm}
      pendingLabel={words.pending}
      pending={acting}
      danger={about === "removal"}
      onConfirm={() => actor.send({ type: "CONFIRM" })}
      onCancel={() => actor.send({ type: "CANCEL" })}
    />
  );
}
