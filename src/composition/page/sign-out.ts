import type { Accounts } from "../../application/accounts/accounts.ts";

/**
 * Ends a token at the server once nothing needs it any more, and at the latest when the wait is aborted or the page is
 * unloaded. The request outlives the page.
 */
export const signOut =
  (accounts: Pick<Accounts, "logOut">, settled: () => Promise<unknown>, page: EventTarget) =>
  async (token: string, patience: AbortSignal): Promise<void> => {
    const { promise: ended, resolve: end } = Promise.withResolvers<void>();
    patience.addEventListener("abort", () => end());
    page.addEventListener("pagehide", () => end(), { once: true, signal: patience });
    await Promise.race([settled(), ended]);
    await accounts.logOut(token);
  };
