import { isIP } from "node:net";
import type { Config } from "./config.ts";

export type Addressed = Pick<Config, "host" | "port" | "publicUrl">;

/** The relying party of passkeys: the public origin, and the host name that keys are bound to. */
type PasskeyAddress = { readonly origin: string; readonly id: string };

/** The names of this machine for itself, as an address to listen on. */
export const LOOPBACK: ReadonlySet<string> = new Set(["localhost", "127.0.0.1", "::1"]);

/**
 * Whether browsers allow passkeys at an address: only for host names, not numbers, and only over a secure connection.
 */
function isSecureName({ protocol, hostname }: URL): boolean {
  if (isIP(hostname.replace(/^\[|\]$/g, "")) !== 0) return false;
  return protocol === "https:" || hostname === "localhost" || hostname.endsWith(".localhost");
}

/** Derives the address from the configuration, never from a request; null if passkeys are not available. */
export function passkeyAddress({ publicUrl, host, port }: Addressed): PasskeyAddress | null {
  const own = LOOPBACK.has(host) && port !== 0 ? `http://localhost:${port}` : null;
  const url = URL.parse(publicUrl ?? own ?? "");
  return url !== null && isSecureName(url) ? { origin: url.origin, id: url.hostname } : null;
}
