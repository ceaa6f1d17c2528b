import type { MappingStore } from "../../../application/imports/read-statements.ts";
import type { Mapping } from "../../../domain/imports/mapping/mapping.ts";
import type { SafeStorage } from "./safe-storage.ts";
import { storageKeys } from "./storage-keys.ts";

/** The number of mappings that are stored. */
const MAX_MAPPINGS = 50;

/** The mappings in the browser's storage; invalid content counts as none. */
export const localMappingStore = (storage: SafeStorage): MappingStore => {
  const known = (): readonly Mapping[] => {
    try {
      const stored: unknown = JSON.parse(storage.get(storageKeys.mappings) ?? "[]");
      return Array.isArray(stored) ? stored.filter(isMapping) : [];
    } catch {
      return [];
    }
  };
  return {
    known,
    keep: (mapping) => {
      const others = known().filter(({ fingerprint }) => fingerprint !== mapping.fingerprint);
      storage.set(
        storageKeys.mappings,
        JSON.stringify([mapping, ...others].slice(0, MAX_MAPPINGS)),
      );
    },
  };
};

const isMapping = (stored: unknown): stored is Mapping =>
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
