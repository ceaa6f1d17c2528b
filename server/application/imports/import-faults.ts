import type { ImportDraft, ImportLine } from "../../../src/domain/imports/import.ts";
import type { StoredRecord } from "../../../src/domain/ledger/stored-record.ts";
import type { LedgerId, TransactionId } from "../../../src/domain/shared/ids.ts";
import type { Transaction } from "../../../src/domain/transactions/transaction.ts";
import { badClaims, type Claim } from "../recurrences/fulfil.ts";
import type { RecordWriters } from "../ledger/ledger-work.ts";
import type { Ledgers } from "../ledger/ledgers.ts";

/** The refused field of a movement, counted from 0; with the part's index if it is a part's field. */
export type LineFault = {
  readonly line: number;
  readonly part: number | null;
  readonly fault:
    | "bad-category"
    | "bad-join"
    | "bad-fulfilment"
    | "repeated-id"
    | "repeated-identity";
};

/** Nobody reads more faults than these. */
const MAX_FAULTS = 50;

/** The movements of an import that repeat a name, which is invalid in any ledger. */
export function repetitionsIn({ lines }: Pick<ImportDraft, "lines">): readonly LineFault[] {
  const ids = new Set<string>();
  const records = new Set<string>();
  const identities = new Set<string>();
  const isNew = (set: Set<string>, value: string) => set.size < set.add(value).size;
  return lines
    .flatMap(({ id, identity, use }, line): LineFault[] => [
      ...(isNew(ids, id) ? [] : [{ line, part: null, fault: "repeated-id" as const }]),
      ...(isNew(identities, identity)
        ? []
        : [{ line, part: null, fault: "repeated-identity" as const }]),
      ...(use.type === "split" ? use.parts : []).flatMap((each, part) =>
        isNew(records, each.id) ? [] : [{ line, part, fault: "repeated-id" as const }],
      ),
    ])
    .slice(0, MAX_FAULTS);
}

/** Categories that the ledger does not have. */
export async function unknownCategories(
  { categories }: Pick<Ledgers, "categories">,
  ledger: LedgerId,
  { lines }: Pick<ImportDraft, "lines">,
): Promise<readonly LineFault[]> {
  const all = await categories(ledger);
  const known = new Set(all.map(({ kind, name }) => `${kind} ${name}`));
  const faults: LineFault[] = [];
  for (const [line, { kind, category, use }] of lines.entries()) {
    const names = [category, ...(use.type === "split" ? use.parts.map((one) => one.category) : [])];
    for (const [at, name] of names.entries())
      if (faults.length < MAX_FAULTS && !known.has(`${kind} ${name}`))
        faults.push({ line, part: at === 0 ? null : at - 1, fault: "bad-category" });
  }
  return faults;
}

/** Movements that claim to fulfil something not planned, or no longer open. */
export async function badFulfilments(
  records: Pick<RecordWriters, "recurrences">,
  all: readonly ImportLine[],
  fresh: readonly ImportLine[],
): Promise<readonly LineFault[]> {
  const bad = await badClaims(records, fresh.filter(isClaim));
  return all
    .flatMap((each, line) =>
      isClaim(each) && bad.has(each)
        ? [{ line, part: null, fault: "bad-fulfilment" as const }]
        : [],
    )
    .slice(0, MAX_FAULTS);
}

const isClaim = (line: ImportLine): line is ImportLine & Claim => line.fulfils !== null;

/** Movements to be joined to a record that is not manual, of another kind, or already joined. */
export function badJoins(
  all: readonly ImportLine[],
  fresh: readonly ImportLine[],
  present: ReadonlyMap<TransactionId, StoredRecord<Transaction>>,
  linked: ReadonlySet<TransactionId>,
): readonly LineFault[] {
  const taken = new Set(linked);
  const bad = new Set(
    fresh.filter(({ use, kind }) => {
      if (use.type !== "join") return false;
      const found = present.get(use.record);
      const isFree = !taken.has(use.record);
      taken.add(use.record);
      return !isFree || found === undefined || found.removed || found.record.kind !== kind;
    }),
  );
  return all
    .flatMap((each, line) =>
      bad.has(each) ? [{ line, part: null, fault: "bad-join" as const }] : [],
    )
    .slice(0, MAX_FAULTS);
}
