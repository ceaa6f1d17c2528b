import { hash } from "node:crypto";
import type { Clock, Instant } from "../../application/clock.ts";
import type { FamiliarAddresses } from "../../application/login/familiar-addresses.ts";

/** How long an address stays familiar, in milliseconds. */
const SPAN = 30 * 24 * 60 * 60 * 1000;
const ACCOUNTS = 20_000;
/** Few, so that no account can evict the addresses of others. */
const ADDRESSES_PER_ACCOUNT = 8;

const digest = (text: string) => hash("sha256", text, "base64url");

/** Sets a key as the newest of a map; above the limit the oldest is deleted. */
function setNewest<Value>(map: Map<string, Value>, key: string, value: Value, room: number): void {
  map.delete(key);
  map.set(key, value);
  for (const oldest of map.keys()) {
    if (map.size <= room) return;
    map.delete(oldest);
  }
}

/** Remembers addresses as digests, in memory. */
export function memoryFamiliarAddresses({ now }: Clock): FamiliarAddresses {
  const accounts = new Map<string, Map<string, Instant>>();
  return {
    remember: async (account, address) => {
      const name = digest(account);
      const addresses = accounts.get(name) ?? new Map<string, Instant>();
      setNewest(addresses, digest(address), now(), ADDRESSES_PER_ACCOUNT);
      setNewest(accounts, name, addresses, ACCOUNTS);
    },
    knows: async (account, address) => {
      const since = accounts.get(digest(account))?.get(digest(address));
      return since !== undefined && now() < since + SPAN;
    },
  };
}
