import type { ActMachine } from "../../../application/acts/act.machine.ts";
import type { recoveryRequestMachine } from "../../../application/recovery/recovery-request.machine.ts";
import { EmailConfirmation } from "./EmailConfirmation.tsx";
import { NewPassword, type NewPasswordMachine } from "./NewPassword.tsx";
import { RecoveryRequest } from "./RecoveryRequest.tsx";

/** What the links of mails need, fetched when one is first opened or asked for. */
export type LinkMachines = {
  readonly request: typeof recoveryRequestMachine;
  readonly newPassword: NewPasswordMachine;
  readonly email: ActMachine<string>;
};

type LinkScreenProps = {
  readonly path: string;
  readonly machines: LinkMachines;
  /** That of the link that was opened; null if somebody came by themselves. */
  readonly token: string | null;
};

/** Where the links of mails lead: to a confirmed email, or to a new password, which one asks for here as well. */
export function LinkScreen({ path, machines, token }: LinkScreenProps) {
  if (path !== "/recuperar") return <EmailConfirmation machine={machines.email} token={token} />;
  return token === null ? (
    <RecoveryRequest machine={machines.request} />
  ) : (
    <NewPassword machine={machines.newPassword} token={token} />
  );
}
