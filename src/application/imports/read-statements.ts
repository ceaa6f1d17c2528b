import type { ReadFiles, ReadInput } from "./import-steps.ts";
import type { StatementFiles } from "./statement-files.ts";
import type { NeedsMapping } from "../../domain/imports/tables/read-outcome.ts";
import type { Mapping } from "../../domain/imports/mapping/mapping.ts";

/** The mappings of unknown tables, stored on this device by the tables' headers. */
export type MappingStore = {
  /** The latest first; at most fifty. */
  known(): readonly Mapping[];
  /** Stores a mapping, in place of another one for the same headers. */
  keep(mapping: Mapping): void;
};

/** Reads files one after the other; a mapping is stored once a table was read with it. */
export const readStatements =
  (files: Pick<StatementFiles, "read">, mappings: MappingStore) =>
  async ({ files: chosen, mapping, among, anew }: ReadInput): Promise<ReadFiles> => {
    const earlier = mappings.known().map((one) => ({ ...one, remembered: true }) as const);
    const usual = anew === true ? [] : earlier;
    const known = mapping === null ? usual : [mapping, ...usual];
    const outcome: { [Kind in keyof ReadFiles]: ReadFiles[Kind][number][] } = {
      read: [],
      faulty: [],
      unknown: [],
      shared: [],
    };
    const of = among === null ? {} : { among };
    for (const file of chosen) {
      // One at a time, so that each file has the processor to itself.
      const read = await files.read(file, known, among?.chosen);
      if (!read.ok) {
        outcome.faulty.push({ file, fault: read.reason });
        continue;
      }
      const { value } = read;
      if (value.type === "needs-mapping") {
        outcome.unknown.push({ file, needs: withBank(value, earlier), ...of });
        continue;
      }
      if (mapping !== null) mappings.keep(mapping);
      if (value.type === "several-accounts")
        outcome.shared.push({ file, accounts: value.accounts, mapping });
      else {
        outcome.read.push({ file, statement: value.statement, account: null, ...of });
      }
    }
    return outcome;
  };

/** What a table needs, with the bank that was said of such tables before. */
function withBank(needs: NeedsMapping, known: readonly Mapping[]): NeedsMapping {
  const { proposal } = needs;
  const bank = known.find(({ fingerprint }) => fingerprint === proposal.fingerprint)?.bank;
  return bank === undefined ? needs : { ...needs, proposal: { ...proposal, bank } };
}
