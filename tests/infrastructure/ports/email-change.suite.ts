import { describe, expect, it } from "vitest";
import { LINK_GONE } from "../../../src/application/recovery/link-gone.ts";
import type { EmailChange } from "../../../src/application/recovery/email-change.ts";
import { fieldIssues } from "../../../src/text/field-issues.ts";
import { refusedFields } from "../../../src/text/refused-fields.ts";
import { serverProblems } from "../../../src/text/server-problems.ts";
import { failuresOf, type Lines } from "./lines.ts";

/** Somebody's email, that of somebody else, and how to get the token of a link that confirms another one. */
export type OpenEmailChange = Lines<EmailChange> & {
  readonly own: string;
  readonly taken: string;
  readonly tokenFor: (email: string) => Promise<string>;
};

let emails = 0;
const newEmail = () => `novo-${(emails += 1)}@outro.pt`;

const refused = (detail: string) => ({ type: "rejected", status: 422, detail, field: "email" });

/** What every keeper of one's own email does. */
export function emailChangeSuite(open: (sendsMail: boolean) => Promise<OpenEmailChange>): void {
  describe("one's own email", () => {
    it.each([
      [false, "changed"],
      [true, "to-confirm"],
    ] as const)("where mail is sent (%j) is %s", async (sendsMail, outcome) => {
      const { signedIn } = await open(sendsMail);
      expect(await signedIn.change(newEmail())).toBe(outcome);
    });

    it("is another one that is nobody's, and an email", async () => {
      const { signedIn, own, taken } = await open(false);
      await expect(signedIn.change("ana")).rejects.toEqual(refused(fieldIssues["bad-email"]));
      await expect(signedIn.change(own)).rejects.toEqual(refused(refusedFields.sameEmail));
      await expect(signedIn.change(taken)).rejects.toMatchObject({
        type: "rejected",
        status: 409,
        detail: serverProblems["email-taken"],
        field: "email",
      });
    });

    it("is confirmed by its link once, whoever is signed in", async () => {
      const { signedIn, signedOut, tokenFor } = await open(true);
      const token = await tokenFor(newEmail());
      await signedOut.confirm(token);
      const gone = {
        type: "rejected",
        status: 410,
        detail: serverProblems["link-gone"],
        code: LINK_GONE,
      };
      await expect(signedIn.confirm(token)).rejects.toEqual(gone);
      await expect(signedIn.confirm("nunca-dado")).rejects.toEqual(gone);
    });

    it("is not changed without a session, nor while cut off", async () => {
      const { signedOut, cutOff } = await open(false);
      expect(await failuresOf([signedOut.change(newEmail())])).toEqual(["unauthenticated"]);
      const calls = [cutOff.change(newEmail()), cutOff.confirm("x")];
      expect(await failuresOf(calls)).toEqual(["offline", "offline"]);
    });
  });
}
