import { LINK_GONE } from "../../../src/application/recovery/link-gone.ts";
import type { EmailChange } from "../../../src/application/recovery/email-change.ts";
import { fieldIssues } from "../../../src/text/field-issues.ts";
import { refusedFields } from "../../../src/text/refused-fields.ts";
import { serverProblems } from "../../../src/text/server-problems.ts";
import { openLine, over, reject, rejectField } from "./line.ts";

type Begun = {
  readonly own?: string;
  readonly sendsMail?: boolean;
  readonly tokens?: readonly string[];
};

/** One's own email in memory; another user has ana@tomado.pt. */
export function fakeEmailChange(
  { own = "maria@exemplo.pt", sendsMail = false, tokens = [] }: Begun = {},
  line = openLine(),
): EmailChange {
  const good = new Set(tokens);
  return {
    change: (email) =>
      over(line, () => {
        if (!email.includes("@")) rejectField("email", fieldIssues["bad-email"]);
        if (email === own) rejectField("email", refusedFields.sameEmail);
        if (email === "ana@tomado.pt") reject(409, serverProblems["email-taken"], "email_em_uso");
        return sendsMail ? "to-confirm" : "changed";
      }),
    confirm: (token) =>
      over(line, () => {
        if (!good.delete(token)) reject(410, serverProblems["link-gone"], LINK_GONE);
      }),
  };
}
