import type { IncomingMessage } from "node:http";
import { CHANGE_HEADER, IDEMPOTENCY_HEADER } from "../../../src/contract/api-base.ts";
import { TODAY_HEADER } from "../../../src/contract/today-header.ts";
import { SIGNATURE_HEADER } from "../../../src/contract/payments.ts";

/** The headers that decide something and say one thing; what is a list, proxies may lengthen by a line of their own. */
const SAID_ONCE: ReadonlySet<string> = new Set([
  "authorization",
  "content-length",
  "content-type",
  "host",
  "if-match",
  CHANGE_HEADER,
  IDEMPOTENCY_HEADER,
  SIGNATURE_HEADER,
  TODAY_HEADER,
]);

/**
 * Whether a request says twice what it may say once. Node drops the second of some headers and joins others; a proxy
 * might have heeded another one than we would.
 */
export function repeatsHeader({ rawHeaders }: Pick<IncomingMessage, "rawHeaders">): boolean {
  const said = new Set<string>();
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]?.toLowerCase() ?? "";
    if (!SAID_ONCE.has(name)) continue;
    if (said.has(name)) return true;
    said.add(name);
  }
  return false;
}
