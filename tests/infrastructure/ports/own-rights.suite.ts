import { describe, expect, it } from "vitest";
import type { OwnRights } from "../../../src/application/profile/own-rights.ts";
import { POLICY_VERSION } from "../../../src/domain/consent/consent-record.ts";
import { COME_BACK_WITHIN_MS } from "../../../src/domain/users/departure.ts";
import { refusedFields } from "../../../src/text/refused-fields.ts";
import { failuresOf, type Lines } from "./lines.ts";

/** The rights of somebody who has answered nothing yet, and their password. */
export type OpenOwnRights = Lines<OwnRights> & { readonly password: string };

const ANSWER = { accepted: true, version: POLICY_VERSION, at: null };

/** What every keeper of one's rights does. */
export function ownRightsSuite(open: () => Promise<OpenOwnRights>): void {
  describe("one's rights", () => {
    it("keep what was answered to the policy, the newest first, and once", async () => {
      const { signedIn } = await open();
      expect(await signedIn.consents()).toEqual([]);
      const accepted = await signedIn.answerPolicy(ANSWER);
      expect(accepted).toMatchObject({ accepted: true, version: POLICY_VERSION });
      expect(await signedIn.answerPolicy(accepted)).toEqual(accepted);
      const withdrawn = await signedIn.answerPolicy({ ...ANSWER, accepted: false });
      expect(withdrawn.accepted).toBe(false);
      expect(await signedIn.answerPolicy({ ...accepted, at: accepted.at - 1 })).toEqual(withdrawn);
      expect(await signedIn.consents()).toEqual([withdrawn, accepted]);
    });

    it("give everything that is kept in one file, and tell how far it is", async () => {
      const { signedIn } = await open();
      let loaded = 0;
      const file = await signedIn.download((progress) => {
        loaded = progress.loaded;
      });
      expect(file.name).toMatch(/^fincontrol-os-meus-dados-\d{4}-\d{2}-\d{2}\.zip$/);
      expect(file.type).toMatch(/^application\/zip/);
      // A zip begins with the letters of its maker.
      expect([...new Uint8Array(file.content as Uint8Array<ArrayBuffer>).slice(0, 2)]).toEqual([
        80, 75,
      ]);
      expect(loaded).toBe(file.content.length);
    });

    it("do not end an account whose password is wrong", async () => {
      const { signedIn } = await open();
      await expect(signedIn.leave("Outra-senha!2")).rejects.toEqual({
        type: "rejected",
        status: 422,
        detail: refusedFields.wrongPassword,
        field: "senha",
      });
      expect(await signedIn.consents()).toEqual([]);
    });

    it("end an account a week after that was asked for", async () => {
      const { signedIn, password } = await open();
      const { askedAt, leavesAt, reference } = await signedIn.leave(password);
      expect(leavesAt - askedAt).toBe(COME_BACK_WITHIN_MS);
      expect(reference).toMatch(/^[0-9a-f]{16}$/);
    });

    it("reject with a failure where nobody is known, or nobody answers", async () => {
      const { signedOut, cutOff, password } = await open();
      const calls = (rights: OwnRights) => [
        rights.answerPolicy(ANSWER),
        rights.consents(),
        rights.download(() => {}),
        rights.leave(password),
      ];
      expect(new Set(await failuresOf(calls(signedOut)))).toEqual(new Set(["unauthenticated"]));
      expect(new Set(await failuresOf(calls(cutOff)))).toEqual(new Set(["offline"]));
    });
  });
}
