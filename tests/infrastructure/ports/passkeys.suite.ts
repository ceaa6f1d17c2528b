import { describe, expect, it } from "vitest";
import type {
  CeremonyAnswer,
  CeremonyOptions,
} from "../../../src/application/passkeys/authenticator.ts";
import type { Passkeys } from "../../../src/application/passkeys/passkeys.ts";
import { passkeyId } from "../../../src/domain/shared/ids.ts";
import { PASSKEYS_MAX } from "../../../src/domain/users/passkey.ts";
import { refusedFields } from "../../../src/text/refused-fields.ts";
import { serverProblems } from "../../../src/text/server-problems.ts";
import { failuresOf, type Lines } from "./lines.ts";

/** Somebody without a passkey, and what answers for an authenticator that has none either. */
export type OpenPasskeys = Lines<Passkeys> & {
  readonly make: (options: CeremonyOptions) => CeremonyAnswer;
};

const NOBODYS = passkeyId("01890000-0000-7000-8000-000000000000");

const missing = { type: "rejected", status: 404, detail: serverProblems["no-such-record"] };

/** What every keeper of passkeys does. */
export function passkeysSuite(open: () => Promise<OpenPasskeys>): void {
  const withOne = async (name = "Telemóvel") => {
    const { signedIn, make, ...rest } = await open();
    await signedIn.add(name, make(await signedIn.begin()));
    return { signedIn, make, ...rest };
  };
  const first = async (passkeys: Passkeys) => (await passkeys.list())[0]?.id ?? NOBODYS;

  describe("passkeys", () => {
    it("are none at first", async () => {
      expect(await (await open()).signedIn.list()).toEqual([]);
    });

    it("are listed with their names, the newest last, never used", async () => {
      const { signedIn, make } = await withOne();
      await signedIn.add("Computador", make(await signedIn.begin()));
      expect(await signedIn.list()).toMatchObject([
        { name: "Telemóvel", usedAt: null },
        { name: "Computador", usedAt: null },
      ]);
    });

    it("are made once of what an authenticator answers", async () => {
      const { signedIn, make } = await open();
      const answer = make(await signedIn.begin());
      await signedIn.add("Telemóvel", answer);
      const status = 422;
      await expect(signedIn.add("Outra", answer)).rejects.toEqual({
        type: "rejected",
        status,
        detail: refusedFields.unprovenPasskey,
        field: "resposta",
      });
      expect(await signedIn.list()).toHaveLength(1);
    });

    it("are ten at most", async () => {
      const { signedIn, make } = await open();
      for (let count = 0; count < PASSKEYS_MAX; count += 1)
        await signedIn.add(`Chave ${count}`, make(await signedIn.begin()));
      await expect(signedIn.begin()).rejects.toEqual({
        type: "rejected",
        status: 409,
        detail: serverProblems["passkey-limit"],
      });
    });

    it("are renamed, if they are there", async () => {
      const { signedIn } = await withOne();
      await signedIn.rename(await first(signedIn), "Computador");
      expect(await signedIn.list()).toMatchObject([{ name: "Computador" }]);
      await expect(signedIn.rename(NOBODYS, "Outra")).rejects.toEqual(missing);
    });

    it("are removed, and only once", async () => {
      const { signedIn } = await withOne();
      const id = await first(signedIn);
      await signedIn.remove(id);
      expect(await signedIn.list()).toEqual([]);
      await expect(signedIn.remove(id)).rejects.toEqual(missing);
    });

    it("reject every call of an ended session as unauthenticated, and while cut off as offline", async () => {
      const { signedOut, cutOff, signedIn, make } = await open();
      const answer = make(await signedIn.begin());
      const calls = (port: Passkeys) => [
        port.list(),
        port.begin(),
        port.add("Telemóvel", answer),
        port.rename(NOBODYS, "Outra"),
        port.remove(NOBODYS),
      ];
      expect(await failuresOf(calls(signedOut))).toEqual(Array(5).fill("unauthenticated"));
      expect(await failuresOf(calls(cutOff))).toEqual(Array(5).fill("offline"));
    });
  });
}
