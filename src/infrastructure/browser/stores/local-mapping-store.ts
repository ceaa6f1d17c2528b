import type { MappingStore } from "../../../application/imports/read-statements.ts";
import type { Mapping } from "../../../domain/imports/mapping/mapping.ts";
import type { SafeStorage } from "./safe-storage.ts";
import { storageKeys } from "./storage-keys.ts";

/** The number of mappings that are stored. */
const MAX_MAPPINGS = 50;

/** A mapping with the id of the user who made it; one without is of nobody, and known to all. */
type OwnMapping = Mapping & { readonly of?: string };

/** The mappings in the browser's storage, of the user who is signed in; invalid content counts as none. */
export const localMappingStore = (storage: SafeStorage): MappingStore => {
  const parsed = (key: string): unknown => {
    try {
      return JSON.parse(storage.get(key) ?? "null");
    } catch {
      return null;
    }
  };
  const all = (): readonly OwnMapping[] => {
    const stored = parsed(storageKeys.mappings);
    return Array.isArray(stored) ? stored.filter(isMapping) : [];
  };
  const owner = (): string | undefined => {
    const user = parsed(storageKeys.user);
    const isUser = typeof user === "object" && user !== null && "id" in user;
    return isUser && typeof user.id === "string" ? user.id : undefined;
  };
  const isOwn = ({ of }: OwnMapping) => of === undefined || of === owner();
  return {
    known: () => all().filter(isOwn),
    keep: (mapping) => {
      const of = owner();
      const others = all().filter(
        (one) => !(isOwn(one) && one.fingerprint === mapping.fingerprint),
      );
      const own = { ...mapping, ...(of !== undefined && { of }) };
      storage.set(storageKeys.mappings, JSON.stringify([own, ...others].slice(0, MAX_MAPPINGS)));
    },
  };
};

const isMapping = (stored: unknown): stored is OwnMapping =>
  typeof stored === "object" &&
  stored !== null &&
  "fingerprint" in stored &&
  typeof stored.fingerprint === "string" &&
  "columns" in stored &&
  typeof stored.columns === "object" &&
  stored.columns !== null &&
  Object.values(stored.columns).every((column) => Number.isInteger(column)) &&
  (!("bank" in stored) || typeof stored.bank === "string") &&
  "sign" in stored &&
  "dayOrder" in stored;
