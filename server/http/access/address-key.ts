import { isIP } from "node:net";
import ipaddr from "ipaddr.js";

/** The common key of all texts that are not addresses. */
const UNREADABLE = "unreadable";

const BRACKETED = /^\[([^\]]*)\](?::\d+)?$/;
const WITH_PORT = /^([\d.]+):\d+$/;

/**
 * Returns the key under which an address is counted: IPv4 unchanged, also when mapped to IPv6; for IPv6 the /64
 * network, since its owner has all addresses in it. A port is ignored.
 */
export function addressKey(text: string | undefined = ""): string {
  const bare = (BRACKETED.exec(text) ?? WITH_PORT.exec(text))?.[1] ?? text;
  // Node is the stricter parser: the library accepts "1" as an address.
  if (isIP(bare) === 0) return UNREADABLE;
  const address = ipaddr.process(bare);
  if (address instanceof ipaddr.IPv4) return address.toString();
  return `${address.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(":")}::/64`;
}
