import { describe, expect, it, vi } from "vitest";
import type { Entrances } from "../../../src/application/login/entrances.ts";
import { confirmWithPasskey } from "../../../src/application/passkeys/confirm-with-passkey.ts";
import { createPasskey } from "../../../src/application/passkeys/create-passkey.ts";
import { logInWithPasskey } from "../../../src/application/login/log-in-with-passkey.ts";
import { viewPasskeys } from "../../../src/application/passkeys/view-passkeys.ts";
import { accepted, refused } from "../../../src/domain/shared/result.ts";
import type { LoginOutcome } from "../../../src/domain/users/login-outcome.ts";
import { fakeAuthenticator } from "../../support/fakes/fake-authenticator.ts";
import { fakeInstallation, FAKE_ORIGIN } from "../../support/fakes/fake-installation.ts";
import { fakePasskeys } from "../../support/fakes/fake-passkeys.ts";
import { PHONE_KEY } from "../../support/passkeys.ts";
import { userWith } from "../../support/users.ts";

const LEFT = fakeAuthenticator({
  make: async () => refused("cancelled"),
  prove: async () => refused("cancelled"),
});

describe("creating a passkey", () => {
  it("has what the authenticator made kept under its name", async () => {
    const passkeys = fakePasskeys();
    const create = createPasskey({ passkeys, authenticator: fakeAuthenticator() });
    expect(await create("Telemóvel")).toEqual(accepted(null));
    expect(await passkeys.list()).toMatchObject([{ name: "Telemóvel" }]);
  });

  it("sends nothing of what was left", async () => {
    const passkeys = fakePasskeys();
    const create = createPasskey({ passkeys, authenticator: LEFT });
    expect(await create("Telemóvel")).toEqual(refused("cancelled"));
    expect(await passkeys.list()).toEqual([]);
  });
});

describe("signing in with a passkey", () => {
  const options = { challenge: "a" };
  const askForOptions = async () => options;
  const begun: LoginOutcome = {
    type: "signed-in",
    session: { token: "t", user: userWith() },
  };

  it.each([false, true])(
    "opens the session that the proof is worth, coming back: %j",
    async (comesBack) => {
      const enter = vi.fn<Entrances["enter"]>(async () => begun);
      const authenticator = fakeAuthenticator();
      const logIn = logInWithPasskey({ entrances: { enter }, askForOptions, authenticator });
      expect(await logIn(comesBack)).toEqual(accepted(begun));
      expect(enter).toHaveBeenCalledExactlyOnceWith({ by: "passkey", comesBack, answer: options });
    },
  );

  it("sends nothing of what was left", async () => {
    const enter = vi.fn<Entrances["enter"]>(async () => begun);
    const logIn = logInWithPasskey({ entrances: { enter }, askForOptions, authenticator: LEFT });
    expect(await logIn(true)).toEqual(refused("cancelled"));
    expect(enter).not.toHaveBeenCalled();
  });
});

describe("confirming who one is with a passkey", () => {
  it("has the server take note of what the authenticator proved, and of nothing that was left", async () => {
    const options = { challenge: "a" };
    const confirm = vi.fn<(proof: object) => Promise<void>>(async () => {});
    const presence = { begin: async () => options, confirm };
    expect(await confirmWithPasskey({ presence, authenticator: LEFT })()).toEqual(
      refused("cancelled"),
    );
    expect(confirm).not.toHaveBeenCalled();
    const authenticator = fakeAuthenticator();
    expect(await confirmWithPasskey({ presence, authenticator })()).toEqual(accepted(null));
    expect(confirm).toHaveBeenCalledExactlyOnceWith(options);
  });
});

describe("the view of passkeys", () => {
  it("has those that there are, and says whether another can be made here", async () => {
    const passkeys = fakePasskeys({ passkeys: [PHONE_KEY] });
    const [authenticator, installation] = [fakeAuthenticator(), fakeInstallation()];
    expect(await viewPasskeys({ passkeys, installation, authenticator })()).toEqual({
      passkeys: [PHONE_KEY],
      use: { type: "ready" },
    });
    const elsewhere = fakeAuthenticator({
      place: () => ({ origin: "http://127.0.0.1:3000", hasPasskeys: true }),
    });
    expect(
      (await viewPasskeys({ passkeys, installation, authenticator: elsewhere })()).use,
    ).toEqual({
      type: "elsewhere",
      origin: FAKE_ORIGIN,
    });
  });
});
