import type { ActMachine } from "../../../application/acts/act.machine.ts";
import type { recoveryRequestMachine } from "../../../application/recovery/recovery-request.machine.ts";
import { EmailConfirmation } from "./EmailConfirmation.tsx";
import { NewPassword, type NewPasswordMachine } from "./NewPassword.tsx";
import { RecoveryRequest } from "./RecoveryRequest.tsx";

/** The machines for links in mails, fetched when one is first opened or requested. */
export type LinkMachines = {
  readonly request: typeof recoveryRequestMachine;
  readonly newPassword: NewPasswordMachine;
  readonly email: ActMachine<string>;
};

type LinkScreenProps = {
  readonly path: string;
  readonly machines: LinkMachines;
  /** The token of the opened link; null without one. */
  readonly token: string | null;
};

/** The target of links in mails: confirms an email or sets a new password; also requests a link to a new password. */
export function LinkScreen({ path, machines, token }: LinkScreenProps) {
  if (path !== "/recuperar") return <EmailConfirmation machine={machines.email} token={token} />;
  return token === null ? (
    <RecoveryRequest machine={machines.request} />
  ) : (
    <NewPassword machine={machines.newPassword} token={token} />
  );
}
