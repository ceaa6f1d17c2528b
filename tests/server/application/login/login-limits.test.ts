import { describe, expect, it } from "vitest";
import { takeLoginTry } from "../../../../server/application/login/login-limits.ts";
import { rateLimits } from "../../../../server/infrastructure/security/rate-limits.ts";
import { MINUTE, testClock } from "../../support/test-clock.ts";

const SECOND = 1_000;

/** The limits of a new process, and logins against them. */
function door() {
  const clock = testClock();
  const { login } = rateLimits(1, clock);
  const take = (username: string, address: string) => takeLoginTry(login)({ username, address });
  const fail = async (username: string, address: string) => (await take(username, address)).ok;
  const succeed = async (username: string, address: string) => {
    const held = await take(username, address);
    if (held.ok) await held.value.didNotFail();
    return held.ok;
  };
  const postpone = async (username: string, address: string) => {
    const held = await take(username, address);
    if (held.ok) await held.value.didNotCount();
    return held.ok;
  };
  /** Collects more failures of an account than leave it unguarded, from ever new addresses. */
  const attack = async (username: string) => {
    for (let index = 0; index < 30; index += 1) await fail(username, `198.51.100.${index}`);
  };
  return { clock, familiar: login.familiar, take, fail, succeed, postpone, attack };
}

const passing = async (count: number, act: (index: number) => Promise<boolean>) => {
  let passed = 0;
  for (let index = 0; index < count; index += 1) if (await act(index)) passed += 1;
  return passed;
};

describe("the limits on logins", () => {
  it("let ten failures of one account from one address through, and a hundred of one address", async () => {
    const { fail } = door();
    expect(await passing(12, () => fail("rui", "192.0.2.1"))).toBe(10);
    expect(await passing(120, (index) => fail(`ninguem_${index}`, "192.0.2.1"))).toBe(90);
  });

  it("count a success among all tries: sixty of one account, a thousand of one address", async () => {
    const { succeed } = door();
    expect(await passing(70, () => succeed("rui", "192.0.2.1"))).toBe(60);
    expect(await passing(1_000, (index) => succeed(`p${index}`, "192.0.2.1"))).toBe(940);
    expect(await succeed("rui", "192.0.2.2")).toBe(true);
  });

  it("count nothing of a login that was not looked at", async () => {
    const { fail, postpone } = door();
    expect(await passing(200, () => postpone("rui", "192.0.2.1"))).toBe(200);
    expect(await passing(12, () => fail("rui", "192.0.2.1"))).toBe(10);
  });

  it("count nothing of a login that they refuse", async () => {
    const { fail } = door();
    expect(await passing(500, () => fail("rui", "192.0.2.1"))).toBe(10);
    expect(await passing(10, () => fail("ana", "192.0.2.1"))).toBe(10);
  });
});

describe("an account that is guarded", () => {
  it("lets all unfamiliar addresses together try once in five seconds", async () => {
    const { clock, attack, take } = door();
    await attack("rui");
    expect((await take("rui", "192.0.2.1")).ok).toBe(true);
    const refused = { ok: false, reason: { retryAfterSeconds: 5 } };
    expect(await take("RUI", "192.0.2.2")).toEqual(refused);
    expect(await take("rui", "192.0.2.1")).toEqual(refused);
    clock.advance(5 * SECOND);
    expect((await take("rui", "192.0.2.2")).ok).toBe(true);
    expect(await take("rui", "192.0.2.3")).toEqual(refused);
  });

  it("leaves a familiar address its own ten tries", async () => {
    const { attack, familiar, fail, succeed } = door();
    await familiar.remember("rui", "192.0.2.1");
    await attack("rui");
    await fail("rui", "192.0.2.2");
    expect(await succeed("Rui", "192.0.2.1")).toBe(true);
    expect(await passing(12, () => fail("rui", "192.0.2.1"))).toBe(10);
  });

  it("slows nobody who signs in to another account", async () => {
    const { attack, succeed } = door();
    await attack("rui");
    expect(await passing(20, () => succeed("ana", "198.51.100.1"))).toBe(20);
  });

  it("gives the slot of a login that did not fail to the next", async () => {
    const { attack, succeed, postpone } = door();
    await attack("rui");
    expect(await postpone("rui", "192.0.2.1")).toBe(true);
    expect(await succeed("rui", "192.0.2.1")).toBe(true);
    expect(await succeed("rui", "192.0.2.2")).toBe(true);
  });

  it("counts nothing against an address that has to wait", async () => {
    const { clock, attack, fail } = door();
    await attack("rui");
    await fail("rui", "192.0.2.1");
    expect(await passing(50, () => fail("rui", "192.0.2.2"))).toBe(0);
    expect(
      await passing(10, () => {
        clock.advance(5 * SECOND);
        return fail("rui", "192.0.2.2");
      }),
    ).toBe(10);
  });

  it("is an account like any other a quarter of an hour later", async () => {
    const { clock, attack, fail } = door();
    await attack("rui");
    clock.advance(15 * MINUTE);
    expect(await passing(12, () => fail("rui", "192.0.2.1"))).toBe(10);
  });
});
