import { describe, expect, it } from "vitest";
import { LINK_GONE } from "../../../src/application/recovery/link-gone.ts";
import type { PasswordRecovery } from "../../../src/application/recovery/password-recovery.ts";
import { fieldIssues } from "../../../src/text/field-issues.ts";
import { serverProblems } from "../../../src/text/server-problems.ts";
import { failuresOf } from "./lines.ts";

export type OpenPasswordRecovery = {
  readonly recovery: PasswordRecovery;
  readonly cutOff: PasswordRecovery;
  /** The token of a link that was just made for somebody. */
  readonly token: string;
};

/** What everybody does who lets forgotten passwords be replaced. */
export function passwordRecoverySuite(
  open: (sendsMail: boolean) => Promise<OpenPasswordRecovery>,
): void {
  describe("the recovery of passwords", () => {
    it.each([true, false])("tells whether links go out by mail: %j", async (sendsMail) => {
      const { recovery } = await open(sendsMail);
      expect(await recovery.sendsMail()).toBe(sendsMail);
    });

    it("says nothing of whether anybody has an email", async () => {
      const { recovery } = await open(false);
      await expect(recovery.ask("ninguem@exemplo.pt")).resolves.toBe(undefined);
    });

    it("refuses what is no email", async () => {
      const { recovery } = await open(false);
      await expect(recovery.ask("ninguem")).rejects.toEqual({
        type: "rejected",
        status: 422,
        detail: fieldIssues["bad-email"],
        field: "email",
      });
    });

    it("takes a password under the rules, once", async () => {
      const { recovery, token } = await open(false);
      await expect(recovery.conclude(token, "curta")).rejects.toEqual({
        type: "rejected",
        status: 422,
        detail: fieldIssues["password-too-short"],
        field: "nova_senha",
      });
      await recovery.conclude(token, "Outra!senha2");
      const gone = {
        type: "rejected",
        status: 410,
        detail: serverProblems["link-gone"],
        code: LINK_GONE,
      };
      for (const bad of [token, "nunca-dado"])
        await expect(recovery.conclude(bad, "Outra!senha2")).rejects.toEqual(gone);
    });

    it("rejects every call as offline while nobody answers", async () => {
      const { cutOff } = await open(false);
      const calls = [cutOff.sendsMail(), cutOff.ask("a@b.pt"), cutOff.conclude("x", "Segredo!1")];
      expect(await failuresOf(calls)).toEqual(Array(3).fill("offline"));
    });
  });
}
