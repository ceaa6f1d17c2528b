import { rm } from "node:fs/promises";
import { join } from "node:path";
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { userId } from "../../../src/domain/shared/ids.ts";
import { outboxKeyShares } from "../../../server/infrastructure/security/outbox-key-shares.ts";
import { KEY_FILE, sealingKey } from "../../../server/infrastructure/security/sealing-key.ts";
import { temporaryDirectory } from "../support/temporary-directory.ts";
import { runs } from "../../support/runs.ts";

let directory: Awaited<ReturnType<typeof temporaryDirectory>>;
beforeEach(async () => {
  directory = await temporaryDirectory();
});
afterEach(() => directory.remove());

const halfOf = async (secret: string | null, person: string) =>
  Buffer.from(await outboxKeyShares(sealingKey(secret, directory.path))(userId(person))).toString(
    "hex",
  );

describe("the server's half of the key of an outbox", () => {
  it("stays the same for ever: another one would lose all that waits on devices", async () => {
    expect(await halfOf("segredo", "rita")).toBe(
      "18c095a9aa597affe0fa9fa9578526beedaa2422fa1a82eb19bf535c0d440529",
    );
  });

  it("is one for each person and each key, and never that key itself", () =>
    fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(fc.string({ minLength: 1 }), { minLength: 2, maxLength: 2 }),
        fc.uniqueArray(fc.string({ minLength: 1 }), { minLength: 2, maxLength: 2 }),
        async (people, secrets) => {
          const halves: string[] = [];
          for (const secret of secrets) {
            const key = await sealingKey(secret, directory.path).make();
            halves.push(key.toString("hex"));
            for (const person of people) {
              const half = await halfOf(secret, person);
              expect([half.length, half]).toEqual([64, await halfOf(secret, person)]);
              halves.push(half);
            }
          }
          expect(new Set(halves).size).toBe(6);
        },
      ),
      { numRuns: runs(30) },
    ));

  it("follows the key in a file: the same while it lies there, another one after it was lost", async () => {
    const half = await halfOf(null, "rita");
    expect(await halfOf(null, "rita")).toBe(half);
    await rm(join(directory.path, KEY_FILE));
    expect(await halfOf(null, "rita")).not.toBe(half);
  });
});
