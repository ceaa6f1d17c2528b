/** Whether passkeys can be made where somebody is, and if not, why. */
export type PasskeyUse =
  | { readonly type: "ready" }
  /** The installation knows no address for them. */
  | { readonly type: "off" }
  /** They count at another address than the page's. */
  | { readonly type: "elsewhere"; readonly origin: string }
  /** The browser has none. */
  | { readonly type: "unsupported" };

/** Where somebody is: the origin of the page, and whether the browser has passkeys there. */
export type PasskeyPlace = { readonly origin: string; readonly hasPasskeys: boolean };

/**
 * The reason that keeps passkeys from being made, from what concerns everybody to what concerns one browser; origins as
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
