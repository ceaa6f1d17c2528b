import { DAY_MS } from "../../../src/domain/shared/duration.ts";
import { hash } from "node:crypto";
import type { Clock, Instant } from "../../application/clock.ts";
import type { FamiliarAddresses } from "../../application/login/familiar-addresses.ts";
import { setNewest } from "../../application/bounded-map.ts";

/** How long an address stays familiar. */
const FAMILIAR_FOR_MS = 30 * DAY_MS;
const MAX_ACCOUNTS = 20_000;
/** Few, so that no account can evict the addresses of others. */
const MAX_ADDRESSES_PER_ACCOUNT = 8;

const digest = (text: string) => hash("sha256", text, "base64url");

/** Remembers addresses as digests, in memory. */
export function memoryFamiliarAddresses({ now }: Clock): FamiliarAddresses {
  const accounts = new Map<string, Map<string, Instant>>();
  return {
    remember: async (account, address) => {
      const name = digest(account);
      const addresses = accounts.get(name) ?? new Map<string, Instant>();
      setNewest(addresses, digest(address), now(), MAX_ADDRESSES_PER_ACCOUNT);
      setNewest(accounts, name, addresses, MAX_ACCOUNTS);
    },
    knows: async (account, address) => {
      const since = accounts.get(digest(account))?.get(digest(address));
      return since !== undefined && now() < since + FAMILIAR_FOR_MS;
    },
  };
}
