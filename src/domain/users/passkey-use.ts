/** Whether passkeys can be created here, and if not, why. */
export type PasskeyUse =
  | { readonly type: "ready" }
  /** The installation has no origin for them. */
  | { readonly type: "off" }
  /** They are valid at another origin than the page's. */
  | { readonly type: "elsewhere"; readonly origin: string }
  /** The browser does not support them. */
  | { readonly type: "unsupported" };

/** The origin of the page, and whether the browser supports passkeys there. */
export type PasskeyPlace = { readonly origin: string; readonly hasPasskeys: boolean };

/**
 * Why passkeys cannot be created here, from reasons of the installation to those of the browser; origins as
 * `https://host`.
 */
export function passkeyUse(
  counts: string | null,
  { origin, hasPasskeys }: PasskeyPlace,
): PasskeyUse {
  if (counts === null) return { type: "off" };
  if (counts !== origin) return { type: "elsewhere", origin: counts };
  return { type: hasPasskeys ? "ready" : "unsupported" };
}
