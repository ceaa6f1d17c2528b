import type { OwnAccount } from "../../../src/application/profile/own-account.ts";
import type { Presence } from "../../../src/application/presence/presence.ts";
import type { OwnSession } from "../../../src/domain/users/own-session.ts";
import { passwordFault } from "../../../src/domain/users/password-policy.ts";
import { fieldIssues } from "../../../src/text/field-issues.ts";
import { refusedFields } from "../../../src/text/refused-fields.ts";
import { serverProblems } from "../../../src/text/server-problems.ts";
import { openLine, over, reject, rejectField } from "./line.ts";

type Begun = {
  readonly password?: string;
  /** The valid codes, each usable once. */
  readonly codes?: readonly string[];
  readonly sessions?: readonly OwnSession[];
};

/** One's own account in memory, with a password that may be changed. */
export function fakeOwnAccount(
  { password = "Segredo!1", codes = ["123456"], sessions = [] }: Begun = {},
  line = openLine(),
): OwnAccount & Presence {
  let known = password;
  let open = sessions;
  const unused = new Set(codes);
  const own = (one: OwnSession) => one.current;
  return {
    changePassword: (change) =>
      over(line, () => {
        const fault = passwordFault(change.password);
        if (fault !== null) rejectField("nova_senha", fieldIssues[`password-${fault}`]);
        if (change.current !== known)
          rejectField("senha_atual", refusedFields.wrongCurrentPassword);
        known = change.password;
        open = open.filter(own);
      }),
    confirm: (proof) =>
      over(line, () => {
        if (proof.type === "code") {
          if (!unused.delete(proof.code)) rejectField("codigo", refusedFields.wrongCode);
        } else if (proof.password !== known) rejectField("senha", refusedFields.wrongPassword);
      }),
    sessions: () => over(line, () => open),
    endSession: (id) =>
      over(line, () => {
        if (!open.some((one) => one.id === id)) reject(404, serverProblems["no-such-record"]);
        open = open.filter((one) => one.id !== id);
      }),
    endOtherSessions: () =>
      over(line, () => {
        open = open.filter(own);
      }),
  };
}
