import { fromPromise } from "xstate";
import { newPasswordForm } from "../application/login/new-password-form.ts";
import type { ActInput } from "../application/acts/act.machine.ts";
import { formMachine } from "../application/acts/form.machine.ts";
import { recoveryRequestMachine } from "../application/recovery/recovery-request.machine.ts";
import { httpEmailChange } from "../infrastructure/http/recovery/http-email-change.ts";
import { httpPasswordRecovery } from "../infrastructure/http/recovery/http-password-recovery.ts";
import type { LinkMachines } from "../ui/screens/recovery/LinkScreen.tsx";
import { actOf } from "./actors/acts.ts";
import type { Page } from "./page/page.ts";

/** Builds the part for links in mails and forgotten passwords, which is fetched only for those. */
export function makeRecovery({ api }: Pick<Page, "api">, concluded: () => void): LinkMachines {
  const recovery = httpPasswordRecovery(api);
  const emails = httpEmailChange(api);
  return {
    request: recoveryRequestMachine.provide({
      actors: {
        sendsMail: fromPromise(() => recovery.sendsMail()),
        ask: fromPromise(({ input }) => recovery.ask(input.email)),
      },
    }),
    email: actOf(({ of: token }: ActInput<string>) => emails.confirm(token)),
    newPassword: formMachine(newPasswordForm, { endsAfter: 0 }).provide({
      actors: {
        send: fromPromise(({ input: { draft } }) => recovery.conclude(draft.token, draft.password)),
      },
      actions: { handOver: concluded },
    }),
  };
}
