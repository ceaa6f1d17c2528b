import { describe, expect, it, vi } from "vitest";
import type { OwnRights } from "../../../src/application/profile/own-rights.ts";
import { tellConsent } from "../../../src/application/consent/broadcast-consent.ts";
import { tellRefusal } from "../../../src/application/ledger/tell-refusal.ts";
import { POLICY_VERSION } from "../../../src/domain/consent/consent-record.ts";
import { fakeOwnRights } from "../../support/fakes/fake-own-rights.ts";
import { brokenLine } from "../../support/fakes/line.ts";

const AT = 1_000;
const DOUBTED = { fresh: false, doubted: true };
const SURE = { fresh: false, doubted: false };

/** A browser that accepted at a moment, or never, and a server that tells the time. */
function browser(rights: OwnRights, acceptedAt: number | null = AT) {
  let known: number | null = null;
  const told = {
    read: () => known,
    write: (at: number) => {
      known = at;
    },
    clear: () => {
      known = null;
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
    expect([await tell(DOUBTED), await tell(SURE), known()]).toEqual([true, true, AT]);
    expect(answerPolicy).toHaveBeenCalledTimes(1);
    expect(await rights.consents()).toEqual([{ accepted: true, version: POLICY_VERSION, at: AT }]);
  });

  it("tells nothing where none was given", async () => {
    const { tell, answerPolicy } = browser(fakeOwnRights(), null);
    expect(await tell(DOUBTED)).toBe(true);
    expect(answerPolicy).not.toHaveBeenCalled();
  });

  it("says of one that was just given that it is of now, whatever the clock of the browser", async () => {
    const rights = fakeOwnRights({ now: () => 5_000 });
    await rights.answerPolicy({ accepted: false, version: POLICY_VERSION, at: null });
    const { tell, known } = browser(rights);
    expect([await tell({ fresh: true, doubted: true }), known()]).toEqual([true, AT]);
    expect((await rights.consents())[0]).toMatchObject({ accepted: true, at: 5_000 });
  });

  it("that could not be told is told with the next try", async () => {
    const line = brokenLine({ type: "offline" });
    const { tell, known } = browser(fakeOwnRights({}, line));
    await expect(tell(DOUBTED)).rejects.toEqual({ type: "offline" });
    expect(known()).toBe(null);
    line.failure = null;
    expect([await tell(DOUBTED), known()]).toEqual([true, AT]);
  });

  it("finds that it was withdrawn elsewhere, before or after it was told", async () => {
    const rights = fakeOwnRights({ now: () => 5_000 });
    const [late, told] = [browser(rights), browser(rights)];
    expect(await told.tell(DOUBTED)).toBe(true);
    await rights.answerPolicy({ accepted: false, version: POLICY_VERSION, at: null });
    expect([await late.tell(DOUBTED), late.known()]).toEqual([false, null]);
    expect(await told.tell(DOUBTED)).toBe(false);
  });

  it("tells it again to a server that has forgotten all of it", async () => {
    const [first, restored] = [fakeOwnRights(), fakeOwnRights()];
    let there = first;
    const { tell } = browser({ ...first, consents: () => there.consents() });
    await tell(DOUBTED);
    there = restored;
    expect(await tell(DOUBTED)).toBe(true);
    expect(await first.consents()).toHaveLength(1);
  });

  it("believes a doubt only where the server still has it", async () => {
    const { tell } = browser(fakeOwnRights());
    await tell(DOUBTED);
    expect(await tell(DOUBTED)).toBe(true);
  });
});

describe("telling a refusal", () => {
  it("takes back the consent that stands at the server, as of now", async () => {
    const rights = fakeOwnRights({ now: () => 5_000 });
    await rights.answerPolicy({ accepted: true, version: POLICY_VERSION, at: AT });
    await tellRefusal({ rights })({ policyAccepted: true });
    expect((await rights.consents())[0]).toEqual({
      accepted: false,
      version: POLICY_VERSION,
      at: 5_000,
    });
  });

  it("tells nothing where no consent stands", async () => {
    const rights = fakeOwnRights();
    await tellRefusal({ rights })({ policyAccepted: false });
    expect(await rights.consents()).toEqual([]);
  });

  it("that cannot be told is nobody's trouble", async () => {
    const rights = fakeOwnRights({}, brokenLine({ type: "offline" }));
    await expect(tellRefusal({ rights })({ policyAccepted: true })).resolves.toBeUndefined();
  });
});
