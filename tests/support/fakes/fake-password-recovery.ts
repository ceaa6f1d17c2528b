import type { PasswordRecovery } from "../../../src/application/recovery/password-recovery.ts";
import { passwordFault } from "../../../src/domain/users/password-policy.ts";
import { fieldIssues } from "../../../src/text/field-issues.ts";
import { serverProblems } from "../../../src/text/server-problems.ts";
import { openLine, over, reject, rejectField } from "./line.ts";

type Begun = { readonly sendsMail?: boolean; readonly tokens?: readonly string[] };

/** Forgotten passwords in memory: each of the tokens sets a new one, once. */
export function fakePasswordRecovery(
  { sendsMail = true, tokens = [] }: Begun = {},
  line = openLine(),
): PasswordRecovery {
  const good = new Set(tokens);
  return {
    sendsMail: () => over(line, () => sendsMail),
    ask: (email) =>
      over(line, () => {
        if (!email.includes("@")) rejectField("email", fieldIssues["bad-email"]);
      }),
    conclude: (token, password) =>
      over(line, () => {
        const fault = passwordFault(password);
        if (fault !== null) rejectField("nova_senha", fieldIssues[`password-${fault}`]);
        if (!good.delete(token)) reject(410, serverProblems["link-gone"], "ligacao_invalida");
      }),
  };
}
