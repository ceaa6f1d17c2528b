import { isIP } from "node:net";
import ipaddr from "ipaddr.js";

/** The one key of all that is no address, however it is spelled. */
const UNREADABLE = "unreadable";

const BRACKETED = /^\[([^\]]*)\](?::\d+)?$/;
const WITH_PORT = /^([\d.]+):\d+$/;

/**
 * Under what an address is counted: IPv4 as it is, also where IPv6 maps it; of IPv6 the network of 64 bits, since whoever
 * has one address there has all of them. A port does not count.
 */
export function addressKey(text: string | undefined = ""): string {
  const bare = (BRACKETED.exec(text) ?? WITH_PORT.exec(text))?.[1] ?? text;
  // Node is the stricter reader: the library takes "1" for an address too.
  if (isIP(bare) === 0) return UNREADABLE;
  const address = ipaddr.process(bare);
  if (address instanceof ipaddr.IPv4) return address.toString();
  return `${address.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(":")}::/64`;
}
