import type { Page } from "playwright-core";

type VirtualAuthenticator = {
  /** The keys that it stores. */
  readonly keys: () => Promise<readonly object[]>;
  /** Sets whether user verification succeeds. */
  readonly setVerified: (isVerified: boolean) => Promise<void>;
};

/** Gives a page's browser an authenticator that verifies its user automatically, unless told otherwise. */
export async function virtualAuthenticator(page: Page): Promise<VirtualAuthenticator> {
  const session = await page.context().newCDPSession(page);
  await session.send("WebAuthn.enable", { enableUI: false });
  const { authenticatorId } = await session.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    keys: async () =>
      (await session.send("WebAuthn.getCredentials", { authenticatorId })).credentials,
    setVerified: async (isUserVerified) => {
      await session.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified });
    },
  };
}
