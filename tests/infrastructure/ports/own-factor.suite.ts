import { describe, expect, it } from "vitest";
import type { OwnFactor } from "../../../src/application/second-factor/own-factor.ts";
import { refusedFields } from "../../../src/text/refused-fields.ts";
import { serverProblems } from "../../../src/text/server-problems.ts";
import { failuresOf, type Lines } from "./lines.ts";

/** The second factor of somebody who has none yet, and the code that an app makes of its secret now. */
export type OpenOwnFactor = Lines<OwnFactor> & { readonly codeOf: (secret: string) => string };

const refused = (detail: string) => ({ type: "rejected", status: 409, detail });

/** What every keeper of one's own second factor does. */
export function ownFactorSuite(open: () => Promise<OpenOwnFactor>): void {
  describe("one's own second factor", () => {
    it("is set up by a first code, and answers ten recovery codes", async () => {
      const { signedIn, codeOf } = await open();
      expect(await signedIn.read()).toEqual({ since: null, codesLeft: 0 });
      const { secret, uri } = await signedIn.begin();
      expect(new URL(uri).searchParams.get("secret")).toBe(secret);
      await expect(signedIn.confirm("ABCD-EFGH-JKMN-PQRS")).rejects.toEqual({
        type: "rejected",
        status: 422,
        detail: refusedFields.wrongCode,
        field: "codigo",
      });
      expect(new Set(await signedIn.confirm(codeOf(secret))).size).toBe(10);
      const factor = await signedIn.read();
      expect([typeof factor.since, factor.codesLeft]).toEqual(["number", 10]);
      await expect(signedIn.begin()).rejects.toEqual(refused(serverProblems["factor-exists"]));
    });

    it("makes recovery codes anew, and is removed", async () => {
      const { signedIn, codeOf } = await open();
      const { secret } = await signedIn.begin();
      const first = await signedIn.confirm(codeOf(secret));
      const next = await signedIn.renewCodes();
      expect(next.filter((code) => first.includes(code))).toEqual([]);
      expect(next).toHaveLength(10);
      await signedIn.remove();
      expect(await signedIn.read()).toEqual({ since: null, codesLeft: 0 });
    });

    it("cannot be confirmed, renewed or removed where there is none", async () => {
      const { signedIn } = await open();
      const none = refused(serverProblems["no-factor"]);
      await expect(signedIn.confirm("123456")).rejects.toEqual(none);
      await expect(signedIn.renewCodes()).rejects.toEqual(none);
      await expect(signedIn.remove()).rejects.toEqual(none);
    });

    it("is for whoever is signed in, and reached only over a connection", async () => {
      const { signedOut, cutOff } = await open();
      const calls = (port: OwnFactor) =>
        failuresOf([port.read(), port.begin(), port.renewCodes(), port.remove()]);
      expect(new Set(await calls(signedOut))).toEqual(new Set(["unauthenticated"]));
      expect(new Set(await calls(cutOff))).toEqual(new Set(["offline"]));
    });
  });
}
