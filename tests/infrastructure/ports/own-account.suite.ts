import { describe, expect, it } from "vitest";
import type { OwnAccount } from "../../../src/application/profile/own-account.ts";
import type { Presence } from "../../../src/application/presence/presence.ts";
import { sessionId } from "../../../src/domain/shared/ids.ts";
import { fieldIssues } from "../../../src/text/field-issues.ts";
import { refusedFields } from "../../../src/text/refused-fields.ts";
import { serverProblems } from "../../../src/text/server-problems.ts";
import { failuresOf, type Lines } from "./lines.ts";

/** The account of somebody with two sessions, their password, and a code of their second factor if they have one. */
export type OpenOwnAccount = Lines<OwnAccount & Presence> & {
  readonly password: string;
  readonly code: string;
};

const byPassword = (password: string) => ({ type: "password", password }) as const;
const byCode = (code: string) => ({ type: "code", code }) as const;

const NOBODYS = sessionId("01890000-0000-7000-8000-000000000000");

const refusedAt = (field: string, detail: string) => ({
  type: "rejected",
  status: 422,
  detail,
  field,
});

/** What every keeper of one's own account does. */
export function ownAccountSuite(
  open: (who: "with a factor" | "without") => Promise<OpenOwnAccount>,
): void {
  describe("one's own account", () => {
    it("lists the sessions that are open, one of them one's own", async () => {
      const { signedIn } = await open("without");
      const sessions = await signedIn.sessions();
      expect(sessions).toHaveLength(2);
      expect(sessions.filter(({ current }) => current)).toHaveLength(1);
    });

    it("ends one session, and only once", async () => {
      const { signedIn } = await open("without");
      const other = (await signedIn.sessions()).find(({ current }) => !current)?.id ?? NOBODYS;
      await signedIn.endSession(other);
      expect(await signedIn.sessions()).toMatchObject([{ current: true }]);
      const missing = {
        type: "rejected",
        status: 404,
        detail: serverProblems["no-such-record"],
      };
      await expect(signedIn.endSession(other)).rejects.toEqual(missing);
      await expect(signedIn.endSession(NOBODYS)).rejects.toEqual(missing);
    });

    it("ends all other sessions", async () => {
      const { signedIn } = await open("without");
      await signedIn.endOtherSessions();
      expect(await signedIn.sessions()).toMatchObject([{ current: true }]);
    });

    it("takes a new password for the current one, which counts no more; the other session ends", async () => {
      const { signedIn, password: current } = await open("without");
      await signedIn.changePassword({ current, password: "Outra!senha2" });
      expect(await signedIn.sessions()).toMatchObject([{ current: true }]);
      await signedIn.confirm(byPassword("Outra!senha2"));
      await expect(signedIn.confirm(byPassword(current))).rejects.toEqual(
        refusedAt("senha", refusedFields.wrongPassword),
      );
    });

    it("refuses a wrong current password and a bad new one, each at its field", async () => {
      const { signedIn, password: current } = await open("without");
      await expect(
        signedIn.changePassword({ current: "errada", password: "Outra!senha2" }),
      ).rejects.toEqual(refusedAt("senha_atual", refusedFields.wrongCurrentPassword));
      await expect(signedIn.changePassword({ current, password: "curta" })).rejects.toEqual(
        refusedAt("nova_senha", fieldIssues["password-too-short"]),
      );
      expect(await signedIn.sessions()).toHaveLength(2);
    });

    it("knows its person by the password where there is no second factor", async () => {
      const { signedIn, password } = await open("without");
      await signedIn.confirm(byPassword(password));
      await expect(signedIn.confirm(byPassword("errada"))).rejects.toEqual(
        refusedAt("senha", refusedFields.wrongPassword),
      );
    });

    it("knows its person by a code of their second factor, once", async () => {
      const { signedIn, code } = await open("with a factor");
      await signedIn.confirm(byCode(code));
      await expect(signedIn.confirm(byCode(code))).rejects.toEqual(
        refusedAt("codigo", refusedFields.wrongCode),
      );
    });

    it("rejects every call of an ended session as unauthenticated, and while cut off as offline", async () => {
      const { signedOut, cutOff } = await open("without");
      const calls = (port: OwnAccount & Presence) => [
        port.changePassword({ current: "a", password: "Outra!senha2" }),
        port.confirm(byPassword("a")),
        port.sessions(),
        port.endSession(NOBODYS),
        port.endOtherSessions(),
      ];
      expect(await failuresOf(calls(signedOut))).toEqual(Array(5).fill("unauthenticated"));
      expect(await failuresOf(calls(cutOff))).toEqual(Array(5).fill("offline"));
    });
  });
}
