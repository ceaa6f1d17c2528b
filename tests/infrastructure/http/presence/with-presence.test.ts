import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { Failure } from "../../../../src/application/failure.ts";
import { httpApi, nothing } from "../../../../src/infrastructure/http/api.ts";
import type { HttpSession } from "../../../../src/infrastructure/http/call.ts";
import { httpDownload } from "../../../../src/infrastructure/http/download.ts";
import { withPresence } from "../../../../src/infrastructure/http/presence/with-presence.ts";
import { answering, standIn } from "../stand-in.ts";

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

const confirming = (confirmed: boolean) => vi.fn<() => Promise<boolean>>(async () => confirmed);

describe("a call that may need presence", () => {
  it("is done without a question where it does not", async () => {
    const [act, confirm] = [refusedFirst(), confirming(true)];
    expect(await withPresence(confirm)(act)).toBe("done");
    expect([act.mock.calls.length, confirm.mock.calls.length]).toEqual([1, 0]);
  });

  it("is done once more when presence was confirmed", async () => {
    const [act, confirm] = [refusedFirst(MISSING), confirming(true)];
    expect(await withPresence(confirm)(act)).toBe("done");
    expect([act.mock.calls.length, confirm.mock.calls.length]).toEqual([2, 1]);
  });

  it("stays refused as it was when presence was not", async () => {
    const act = refusedFirst(MISSING);
    await expect(withPresence(confirming(false))(act)).rejects.toEqual(MISSING);
    expect(act).toHaveBeenCalledTimes(1);
  });

  it("asks once only: what is refused again stays refused", async () => {
    const [act, confirm] = [refusedFirst(MISSING, MISSING), confirming(true)];
    await expect(withPresence(confirm)(act)).rejects.toEqual(MISSING);
    expect(confirm).toHaveBeenCalledTimes(1);
  });

  it.each([LOCKED, OFFLINE, new Error("a defect")])("asks nothing after %o", async (reason) => {
    const confirm = confirming(true);
    await expect(withPresence(confirm)(() => Promise.reject(reason))).rejects.toEqual(reason);
    expect(confirm).not.toHaveBeenCalled();
  });
});

describe("calls over HTTP that are refused until somebody confirms that it is them", () => {
  const refusal = answering(403, '{"detail":"Confirme.","codigo":"presenca"}');
  let server: Awaited<ReturnType<typeof standIn>>;
  beforeAll(async () => {
    server = await standIn();
  });
  afterAll(() => server.close());
  beforeEach(() => {
    server.asked.length = 0;
    server.behave((...call) => (server.asked.length === 1 ? refusal : done)(...call));
  });

  const done = answering(200, "{}");
  const session = { token: () => "t1", onUnauthenticated: () => {}, onForbidden: () => {} };

  it.each([
    ["questions", (own: HttpSession) => httpApi(own, server.url)("get", "/x", nothing)],
    ["removals", (own: HttpSession) => httpApi(own, server.url)("delete", "/x", nothing)],
    ["downloads", (own: HttpSession) => httpDownload(own, server.url)("/x", "x.zip", () => {})],
  ])("are made once more when they are %s", async (_, make) => {
    await make({ ...session, withPresence: withPresence(async () => true) });
    expect(server.asked.length).toBe(2);
  });

  it("stay refused where nobody can be asked", async () => {
    const asked = httpApi(session, server.url)("get", "/x", nothing);
    await expect(asked).rejects.toMatchObject({ status: 403, code: "presenca" });
    expect(server.asked.length).toBe(1);
  });
});
