import { describe, expect, it } from "vitest";
import type { Failure } from "../../../src/application/failure.ts";
import { unlessGone } from "../../../src/application/ledger/unless-gone.ts";

const GONE: Failure = { type: "rejected", status: 404, detail: "Não foi encontrado." };
const REFUSED: Failure = { type: "rejected", status: 403, detail: "Não é permitido." };

describe("a removal", () => {
  it("that is made, or of what is gone already, is done", async () => {
    await expect(unlessGone(Promise.resolve())).resolves.toBeUndefined();
    await expect(unlessGone(Promise.reject(GONE))).resolves.toBeUndefined();
  });

  it.each([{ type: "offline" }, REFUSED, new Error("defect")])(
    "that fails otherwise says why: %j",
    async (reason) => {
      await expect(unlessGone(Promise.reject(reason))).rejects.toBe(reason);
    },
  );
});
