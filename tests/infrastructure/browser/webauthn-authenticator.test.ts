// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from "vitest";
import { webauthnAuthenticator } from "../../../src/infrastructure/browser/webauthn-authenticator.ts";

const bytes = (...all: readonly number[]) => new Uint8Array(all).buffer;

const CREATION = {
  challenge: "YWJj",
  rp: { id: "financas.exemplo.pt", name: "FinControl" },
  user: { id: "YWJj", name: "maria", displayName: "maria" },
  pubKeyCredParams: [{ type: "public-key", alg: -7 }],
};
const PROOF = { challenge: "YWJj", rpId: "financas.exemplo.pt" };

const ANSWER = {
  id: "AQ",
  rawId: bytes(1),
  type: "public-key",
  getClientExtensionResults: () => ({}),
  response: {
    clientDataJSON: bytes(2),
    attestationObject: bytes(3),
    authenticatorData: bytes(4),
    signature: bytes(5),
    userHandle: bytes(6),
  },
};

/** A browser that has passkeys, and answers for the authenticator. */
function browserThat(answers: () => Promise<unknown>) {
  const credentials = {
    create: vi.fn<() => Promise<unknown>>(answers),
    get: vi.fn<() => Promise<unknown>>(answers),
  };
  vi.stubGlobal("PublicKeyCredential", () => undefined);
  vi.stubGlobal("navigator", { credentials });
  return credentials;
}

const failing = (name: string) => () => Promise.reject(new DOMException("no", name));

afterEach(() => vi.unstubAllGlobals());

describe("the authenticators of the browser", () => {
  const authenticator = webauthnAuthenticator(window);

  it("are there where the browser knows passkeys, at the origin of the page", () => {
    const location = { origin: "https://financas.exemplo.pt" };
    expect(webauthnAuthenticator({ location }).place().hasPasskeys).toBe(false);
    const page = { location, PublicKeyCredential: () => undefined };
    expect(webauthnAuthenticator(page).place()).toEqual({
      origin: "https://financas.exemplo.pt",
      hasPasskeys: true,
    });
  });

  it("make a key as they are asked, in the JSON of the standard", async () => {
    const { create } = browserThat(async () => ANSWER);
    expect(await authenticator.make(CREATION)).toMatchObject({
      ok: true,
      value: { id: "AQ", response: { clientDataJSON: "Ag", attestationObject: "Aw" } },
    });
    expect(create).toHaveBeenCalledOnce();
  });

  it("prove that they have a key in the same", async () => {
    const { get } = browserThat(async () => ANSWER);
    expect(await authenticator.prove(PROOF)).toMatchObject({
      ok: true,
      value: { id: "AQ", response: { authenticatorData: "BA", signature: "BQ", userHandle: "Bg" } },
    });
    expect(get).toHaveBeenCalledOnce();
  });

  it.each([
    ["NotAllowedError", "cancelled"],
    ["AbortError", "cancelled"],
    ["InvalidStateError", "known"],
    ["SecurityError", "elsewhere"],
    ["NotSupportedError", "unable"],
    ["UnknownError", "unable"],
  ])("say with %s that it is: %s", async (name, reason) => {
    browserThat(failing(name));
    expect(await authenticator.make(CREATION)).toEqual({ ok: false, reason });
    expect(await authenticator.prove(PROOF)).toEqual({ ok: false, reason });
  });

  it("are unable where the browser has none", async () => {
    expect(await authenticator.make(CREATION)).toEqual({ ok: false, reason: "unable" });
    expect(await authenticator.prove(PROOF)).toEqual({ ok: false, reason: "unable" });
  });
});
