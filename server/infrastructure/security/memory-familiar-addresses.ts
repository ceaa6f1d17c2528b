import { hash } from "node:crypto";
import type { Clock, Instant } from "../../application/clock.ts";
import type { FamiliarAddresses } from "../../application/login/familiar-addresses.ts";
import { setNewest } from "../../application/set-newest.ts";

/** How long an address stays familiar, in milliseconds. */
const SPAN = 30 * 24 * 60 * 60 * 1000;
const ACCOUNTS = 20_000;
/** Few, so that no account can evict the addresses of others. */
const ADDRESSES_PER_ACCOUNT = 8;

const digest = (text: string) => hash("sha256", text, "base64url");

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
