import { describe, expect, it } from "vitest";
import type { Profiles } from "../../../src/application/profile/profiles.ts";
import { AGE_MAX } from "../../../src/domain/users/profile.ts";
import { serverProblems } from "../../../src/text/server-problems.ts";
import { failuresOf, type Lines } from "./lines.ts";

const ANA = { name: "Ana", age: 30 };
const RUI = { name: '<b>Rui</b> 🎉 "', age: null };
const rejected = (status: number, detail: string) => ({ type: "rejected", status, detail });

/** What every keeper of personal data does; each opening begins without any. */
export function profilesSuite(open: () => Promise<Lines<Profiles>>): void {
  const opened = async () => (await open()).signedIn;

  describe("personal data", () => {
    it("are none until they are made", async () => {
      const profiles = await opened();
      expect(await profiles.read()).toBe(null);
      const none = rejected(404, serverProblems["no-profile"]);
      await expect(profiles.update(ANA)).rejects.toEqual(none);
    });

    it.each([ANA, RUI, { name: "x", age: 0 }, { name: "é".repeat(80), age: AGE_MAX }])(
      "are given back to the letter: %o",
      async (profile) => {
        const profiles = await opened();
        expect(await profiles.create(profile, "key")).toEqual(profile);
        expect(await profiles.read()).toEqual(profile);
      },
    );

    it("are made once, however often they are sent under their key, and then changed", async () => {
      const profiles = await opened();
      await profiles.create(ANA, "key");
      expect(await profiles.create(ANA, "key")).toEqual(ANA);
      const twice = rejected(409, serverProblems["profile-exists"]);
      await expect(profiles.create(RUI, "other")).rejects.toEqual(twice);
      expect(await profiles.update(RUI)).toEqual(RUI);
      expect(await profiles.read()).toEqual(RUI);
    });

    it("are for who is signed in, while the server answers", async () => {
      const { signedOut, cutOff } = await open();
      const calls = (port: Profiles) => [port.read(), port.create(ANA, "key"), port.update(ANA)];
      expect(await failuresOf(calls(signedOut))).toEqual(Array(3).fill("unauthenticated"));
      expect(await failuresOf(calls(cutOff))).toEqual(Array(3).fill("offline"));
    });
  });
}
