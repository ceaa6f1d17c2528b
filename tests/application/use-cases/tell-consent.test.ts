import { describe, expect, it, vi } from "vitest";
import type { OwnRights } from "../../../src/application/ports/own-rights.ts";
import { tellConsent } from "../../../src/application/use-cases/tell-consent.ts";
import { POLICY_VERSION } from "../../../src/domain/consent/consent-record.ts";
import { fakeOwnRights } from "../../support/fakes/fake-own-rights.ts";
import { brokenLine } from "../../support/fakes/line.ts";

const AT = 1_000;

/** A browser that accepted at a moment, or never, and a server that tells the time. */
function browser(rights: OwnRights, acceptedAt: number | null = AT) {
  let known: number | null = null;
  const told = {
    read: () => known,
    write: (at: number) => {
      known = at;
    },
  };
  const answerPolicy = vi.fn<OwnRights["answerPolicy"]>((answer) => rights.answerPolicy(answer));
  const tell = tellConsent({
    rights: { ...rights, answerPolicy },
    told,
    acceptedAt: () => acceptedAt,
  });
  return { tell, answerPolicy, known: () => known };
}

describe("telling a consent", () => {
  it("tells it once, with the moment at which it was given", async () => {
    const rights = fakeOwnRights({ now: () => 5_000 });
    const { tell, answerPolicy, known } = browser(rights);
    expect([await tell(true), await tell(false), known()]).toEqual([true, true, AT]);
    expect(answerPolicy).toHaveBeenCalledTimes(1);
    expect(await rights.consents()).toEqual([{ accepted: true, version: POLICY_VERSION, at: AT }]);
  });

  it("tells nothing where none was given", async () => {
    const { tell, answerPolicy } = browser(fakeOwnRights(), null);
    expect(await tell(true)).toBe(true);
    expect(answerPolicy).not.toHaveBeenCalled();
  });

  it("that could not be told is told with the next try", async () => {
    const line = brokenLine({ type: "offline" });
    const { tell, known } = browser(fakeOwnRights({}, line));
    await expect(tell(true)).rejects.toEqual({ type: "offline" });
    expect(known()).toBe(null);
    line.failure = null;
    expect([await tell(true), known()]).toEqual([true, AT]);
  });

  it("finds that it was withdrawn elsewhere, before or after it was told", async () => {
    const rights = fakeOwnRights({ now: () => 5_000 });
    const [late, told] = [browser(rights), browser(rights)];
    expect(await told.tell(true)).toBe(true);
    await rights.answerPolicy({ accepted: false, version: POLICY_VERSION, at: null });
    expect([await late.tell(true), late.known()]).toEqual([false, null]);
    expect(await told.tell(true)).toBe(false);
  });

  it("tells it again to a server that has forgotten all of it", async () => {
    const [first, restored] = [fakeOwnRights(), fakeOwnRights()];
    let there = first;
    const { tell } = browser({ ...first, consents: () => there.consents() });
    await tell(true);
    there = restored;
    expect(await tell(true)).toBe(true);
    expect(await first.consents()).toHaveLength(1);
  });

  it("believes a doubt only where the server still has it", async () => {
    const { tell } = browser(fakeOwnRights());
    await tell(true);
    expect(await tell(true)).toBe(true);
  });
});
