import { isBank } from "../../../src/domain/imports/format-names.ts";
import { freshAccount, type Closing } from "../../../src/domain/accounts/account.ts";
import { limitFault } from "../../../src/domain/ledger/record-limits.ts";
import type { ImportDraft, ImportLine, ImportOutcome } from "../../../src/domain/imports/import.ts";
import { INVOICES } from "../../../src/domain/imports/invoices.ts";
import { joinBill } from "../../../src/domain/imports/bill.ts";
import { planImport } from "../../../src/domain/imports/plan-import.ts";
import { recordsOf } from "../../../src/domain/imports/records-of.ts";
import type { RecordBeforeJoin } from "../../../src/domain/imports/undo.ts";
import type { Revision } from "../../../src/domain/ledger/revision.ts";
import { addDays } from "../../../src/domain/shared/add-days.ts";
import type { CivilDate } from "../../../src/domain/shared/civil-date.ts";
import type { ChangeId, TransactionId } from "../../../src/domain/shared/ids.ts";
import { accepted, refused, type Result } from "../../../src/domain/shared/result.ts";
import type { Transaction } from "../../../src/domain/transactions/transaction.ts";
import {
  badFulfilments,
  badJoins,
  repetitionsIn,
  unknownCategories,
  type LineFault,
} from "./import-faults.ts";
import { exclude, transferExclusions } from "./counting.ts";
import { fulfil } from "../recurrences/fulfil.ts";
import { clientDay } from "../client-day.ts";
import type { Calendar } from "../clock.ts";
import type { AccountWriter, BalanceToTell } from "../accounts/accounts.ts";
import {
  IdTaken,
  type LedgerWork,
  type RecordWriters,
  type WorkStores,
} from "../ledger/ledger-work.ts";
import type { Member } from "../ledger/ledgers.ts";
import { isSameRecord } from "../ledger/same-record.ts";

type Ports = { readonly ledgerWork: LedgerWork; readonly calendar: Calendar };

/** The caller's name for the change and the day where they are, if they say them, and a digest of the request. */
export type Asked = {
  readonly change: ChangeId | null;
  readonly day: CivilDate | null;
  readonly fingerprint: string;
};

/** The outcome of an import; `again` if this repeats an earlier request. */
export type ImportAnswer = {
  readonly outcome: ImportOutcome;
  readonly revision: Revision;
  readonly again: boolean;
};

export type ImportRefusal =
  | "change-reused"
  | "id-taken"
  | "removed"
  | "too-many-accounts"
  | { readonly lines: readonly LineFault[] };

/**
 * Makes an import once, however often it is requested: the account, the new movements, and their records. If anything
 * is refused, nothing is written.
 */
export const makeImport =
  ({ ledgerWork, calendar }: Ports) =>
  async (
    member: Member,
    draft: ImportDraft,
    { change, day, fingerprint }: Asked,
  ): Promise<Result<ImportAnswer, ImportRefusal>> => {
    const repetitions = repetitionsIn(draft);
    if (repetitions.length > 0) return refused({ lines: repetitions });
    const made = ledgerWork(member, change, async (stores) => {
      const before = await madeBefore(stores.records, draft, fingerprint);
      return (
        before ?? makeNew(stores, member, draft, { fingerprint, today: clientDay(calendar, day) })
      );
    });
    return made.catch((error: unknown) => {
      if (error instanceof IdTaken) return refused("id-taken");
      throw error;
    });
  };

async function madeBefore(
  { imports, isRepeated }: RecordWriters,
  { id }: ImportDraft,
  fingerprint: string,
): Promise<Result<ImportAnswer, ImportRefusal> | null> {
  const found = await imports.find(id);
  if (found === null) return (await isRepeated()) ? refused("change-reused") : null;
  if (found.fingerprint !== fingerprint) return refused("id-taken");
  if (found.removed) return refused("removed");
  return accepted({ outcome: found.outcome, revision: found.revision, again: true });
}

async function makeNew(
  { ledgers, accounts, records }: WorkStores,
  member: Member,
  draft: ImportDraft,
  { fingerprint, today }: { readonly fingerprint: string; readonly today: CivilDate },
): Promise<Result<ImportAnswer, ImportRefusal>> {
  const { imports, transactions } = records;
  const { id, account, lines } = draft;
  const unknown = await unknownCategories(ledgers, member.ledger, draft);
  if (unknown.length > 0) return refused({ lines: unknown });
  const known = await accounts.list(member.ledger);
  const isNew = !known.some((one) => one.id === account.id);
  const fault = isNew ? limitFault("accounts", known.length + 1) : null;
  if (fault !== null) return refused(fault);
  const identities = lines.map(({ identity }) => identity);
  const plan = planImport(lines, await imports.known(account.id, identities));
  const { fresh, repeated, seen, replaced } = plan;

  const wanted = fresh.flatMap(({ use }) => (use.type === "join" ? [use.record] : []));
  const present = await transactions.findAll(wanted);
  const faults = [
    ...badJoins(lines, fresh, present, await imports.linked(wanted)),
    ...(await badFulfilments(records, lines, fresh)),
  ];
  if (faults.length > 0) return refused({ lines: faults });

  const partsOf = await imports.partsOf(wanted);
  const parts = await transactions.findAll([...partsOf.values()].flat());
  const bills = { partsOf, parts };
  const counts = countsOf(fresh);
  await giveAccount(records.accounts, draft);
  const about = { ...counts, ...spanOf(lines), repeated, fingerprint };
  const revision = await imports.add(draft, about);
  await imports.forget([...replaced.keys()]);
  await transferExclusions(records, replaced);
  await transactions.createAll(fresh.flatMap((line) => recordsOf(line, account.id)));
  const { moved, former } = joinedRecords(fresh, { ...bills, present }, draft);
  await transactions.replaceAll(moved);
  await imports.addLines(draft, fresh, former);
  await imports.addRepeats(id, seen);
  await exclude(records, exclusionsOf(fresh));
  await fulfil(
    records,
    fresh.flatMap(({ fulfils, amount }) => (fulfils ? { ...fulfils, amount } : [])),
  );
  const { closing } = draft;
  if (closing !== null) await records.accounts.tell(account.id, toTell(closing, today), id);
  return accepted({ outcome: { id, created: counts.created, repeated }, revision, again: false });
}

/** What the new movements exclude of earlier imports, each once. */
function exclusionsOf(fresh: readonly ImportLine[]) {
  const seen = new Set<string>(fresh.map(({ id }) => id));
  return fresh.flatMap(({ id: by, excludes }) =>
    excludes.flatMap((one) => {
      if (seen.has(one.id)) return [];
      seen.add(one.id);
      return [{ ...one, by }];
    }),
  );
}

/** The balance of a file; one of a day after tomorrow would count as today's, and is that of the moment. */
function toTell(closing: Closing, today: CivilDate): BalanceToTell {
  const date = closing.date > addDays(today, 1) ? today : closing.date;
  return { ...closing, date, isOfToday: date === today };
}

/** Creates the account of an import, or renames it as the import says; the bank that it is known to be of stays. */
async function giveAccount(accounts: AccountWriter, { account, bank }: ImportDraft): Promise<void> {
  const present = await accounts.find(account.id);
  if (present === null) {
    await accounts.create({ ...freshAccount(account, bank), chosen: false });
    return;
  }
  const known = present.record.bank;
  const now = { ...present.record, ...account, bank: isBank(known) ? known : bank };
  if (present.removed || !isSameRecord(now, present.record)) await accounts.replace(now);
}

/** Counts how the new movements are used. */
function countsOf(fresh: readonly ImportLine[]) {
  const of = (type: ImportLine["use"]["type"]) => fresh.filter(({ use }) => use.type === type);
  const [notCounted, joined] = [of("not-counted").length, of("join").length];
  return { created: fresh.length - notCounted - joined, notCounted, joined };
}

/** The first and the last day of movements, of which an import has at least one. */
function spanOf(lines: readonly ImportLine[]) {
  const dates = lines.map(({ date }) => date).toSorted();
  const [from, to] = [dates[0], dates.at(-1)];
  if (from === undefined || to === undefined) throw new Error("an import has movements");
  return { from, to };
}

type Found = ReadonlyMap<TransactionId, { readonly record: Transaction }>;

/** Records that movements are joined to, and what was divided from them. */
type Bills = {
  readonly present: Found;
  readonly partsOf: ReadonlyMap<TransactionId, readonly TransactionId[]>;
  readonly parts: Found;
};

/** Records with the day, the cents and the account of the movements joined to them, and their previous content. */
function joinedRecords(
  fresh: readonly ImportLine[],
  { present, partsOf, parts }: Bills,
  { account: { id: account }, bank }: ImportDraft,
) {
  const moved: Transaction[] = [];
  const former = new Map<TransactionId, RecordBeforeJoin>();
  for (const line of fresh) {
    const found = line.use.type === "join" ? present.get(line.use.record)?.record : undefined;
    if (found === undefined) continue;
    const own = (partsOf.get(found.id) ?? []).flatMap((id) => parts.get(id)?.record ?? []);
    // A bank tells which account paid, an invoice does not.
    const bill = joinBill(found, own, line, bank === INVOICES.name ? null : account);
    former.set(found.id, bill.former);
    moved.push(...bill.moved);
  }
  return { moved, former };
}
