import { isIP } from "node:net";
import type { Config } from "./config.ts";

export type Addressed = Pick<Config, "host" | "port" | "publicUrl">;

/** Where passkeys count: the origin that people open, and the name of its host, to which keys are bound. */
type PasskeyAddress = { readonly origin: string; readonly id: string };

const LOOPBACK = new Set(["localhost", "127.0.0.1", "::1"]);

/** Browsers make keys for names alone, not for numbers, and only where nobody can listen in. */
function isSecureName({ protocol, hostname }: URL): boolean {
  if (isIP(hostname.replace(/^\[|\]$/g, "")) !== 0) return false;
  return protocol === "https:" || hostname === "localhost" || hostname.endsWith(".localhost");
}

/** Of what the configuration says, never of what a request says; null if passkeys cannot be used. */
export function passkeyAddress({ publicUrl, host, port }: Addressed): PasskeyAddress | null {
  const own = LOOPBACK.has(host) && port !== 0 ? `http://localhost:${port}` : null;
  const url = URL.parse(publicUrl ?? own ?? "");
  return url !== null && isSecureName(url) ? { origin: url.origin, id: url.hostname } : null;
}
