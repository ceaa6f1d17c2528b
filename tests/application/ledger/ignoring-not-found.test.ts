import { describe, expect, it } from "vitest";
import type { Failure } from "../../../src/application/failure.ts";
import { ignoringNotFound } from "../../../src/application/ledger/ignoring-not-found.ts";

const GONE: Failure = { type: "rejected", status: 404, detail: "Não foi encontrado." };
const REFUSED: Failure = { type: "rejected", status: 403, detail: "Não é permitido." };

describe("a removal", () => {
  it("that is made, or of what is gone already, is done", async () => {
    await expect(ignoringNotFound(Promise.resolve())).resolves.toBeUndefined();
    await expect(ignoringNotFound(Promise.reject(GONE))).resolves.toBeUndefined();
  });

  it.each([{ type: "offline" }, REFUSED, new Error("defect")])(
    "that fails otherwise says why: %j",
    async (reason) => {
      await expect(ignoringNotFound(Promise.reject(reason))).rejects.toBe(reason);
    },
  );
});
