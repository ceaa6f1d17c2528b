import type { Mapping } from "../../domain/imports/tables/mapping.ts";

/** The mappings of unknown tables, stored on this device by the tables' headers. */
export type MappingStore = {
  /** The latest first; at most fifty. */
  known(): readonly Mapping[];
  /** Stores a mapping, in place of another one for the same headers. */
  keep(mapping: Mapping): void;
};
