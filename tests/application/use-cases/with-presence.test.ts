import { describe, expect, it, vi } from "vitest";
import type { Failure } from "../../../src/application/failure.ts";
import { withPresence } from "../../../src/application/use-cases/with-presence.ts";

const MISSING: Failure = { type: "rejected", status: 403, detail: "Confirme.", code: "presenca" };
const LOCKED: Failure = { type: "rejected", status: 403, detail: "Premium." };
const OFFLINE: Failure = { type: "offline" };

/** An act that is refused in these ways, one after the other, and then done. */
function refusedFirst(...failures: readonly Failure[]) {
  const left = [...failures];
  return vi.fn<() => Promise<string>>(async () => {
    const failure = left.shift();
    if (failure !== undefined) throw failure;
    return "done";
  });
}

const answering = (confirmed: boolean) => vi.fn<() => Promise<boolean>>(async () => confirmed);

describe("an act that may need presence", () => {
  it("is done without a question where it does not", async () => {
    const [act, confirm] = [refusedFirst(), answering(true)];
    expect(await withPresence(confirm)(act)).toBe("done");
    expect([act.mock.calls.length, confirm.mock.calls.length]).toEqual([1, 0]);
  });

  it("is done once more when presence was confirmed", async () => {
    const [act, confirm] = [refusedFirst(MISSING), answering(true)];
    expect(await withPresence(confirm)(act)).toBe("done");
    expect([act.mock.calls.length, confirm.mock.calls.length]).toEqual([2, 1]);
  });

  it("stays refused as it was when presence was not", async () => {
    const act = refusedFirst(MISSING);
    await expect(withPresence(answering(false))(act)).rejects.toEqual(MISSING);
    expect(act).toHaveBeenCalledTimes(1);
  });

  it("asks once only: what is refused again stays refused", async () => {
    const [act, confirm] = [refusedFirst(MISSING, MISSING), answering(true)];
    await expect(withPresence(confirm)(act)).rejects.toEqual(MISSING);
    expect(confirm).toHaveBeenCalledTimes(1);
  });

  it.each([LOCKED, OFFLINE, new Error("a defect")])("asks nothing after %o", async (reason) => {
    const confirm = answering(true);
    await expect(withPresence(confirm)(() => Promise.reject(reason))).rejects.toEqual(reason);
    expect(confirm).not.toHaveBeenCalled();
  });
});
