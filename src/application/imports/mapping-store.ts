import type { Mapping } from "../../domain/imports/tables/mapping.ts";

/** The mappings of tables that nobody knows, kept on this device by the tables' headers. */
export type MappingStore = {
  /** The latest first; at most fifty. */
  known(): readonly Mapping[];
  /** Keeps a mapping in the place of another one for such headers. */
  keep(mapping: Mapping): void;
};
