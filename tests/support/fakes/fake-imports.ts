import type { Imports } from "../../../src/application/imports/imports.ts";
import type {
  ImportDraft,
  ImportLine,
  MadeImport,
  UndoOutlook,
} from "../../../src/domain/imports/import.ts";
import type { LeftOut, Excluded } from "../../../src/domain/imports/left-out.ts";
import type { StoredLine, LineState } from "../../../src/domain/imports/stored-line.ts";
import { freshAccount } from "../../../src/domain/accounts/account.ts";
import { joinBill } from "../../../src/domain/imports/bill.ts";
import { INVOICES } from "../../../src/domain/imports/invoices.ts";
import { planImport, type KnownLine } from "../../../src/domain/imports/plan-import.ts";
import { recordsOf } from "../../../src/domain/imports/records-of.ts";
import { undoPlan, type MadeLine } from "../../../src/domain/imports/undo.ts";
import type { ImportId, ImportLineId, TransactionId } from "../../../src/domain/shared/ids.ts";
import type { Revision } from "../../../src/domain/ledger/revision.ts";
import type { Transaction } from "../../../src/domain/transactions/transaction.ts";
import { serverProblems } from "../../../src/text/server-problems.ts";
import { chooseMain } from "./fake-balances.ts";
import { fakeLedger } from "./fake-ledger.ts";
import { openLine, over, reject } from "./line.ts";

type Kept = MadeLine & {
  readonly line: ImportLine;
  readonly of: ImportDraft;
  readonly counts: boolean;
  readonly leftOut: LeftOut | null;
  /** Its records that were removed when it ceased to count. */
  readonly taken: readonly TransactionId[];
};

/** Imports in memory, writing the records of a server's ledger; `hear` is called with the revision of each write. */
export function fakeImports(
  line = openLine(),
  server = fakeLedger({}, line),
  noteRevision: (revision: Revision) => void = () => undefined,
) {
  const made = new Map<ImportId, MadeImport & { readonly wish: string }>();
  const kept = new Map<ImportLineId, Kept>();
  /** The later imports that repeated a movement. */
  const again = new Map<ImportLineId, readonly ImportId[]>();

  const presentOf = (id: TransactionId): Transaction | null => {
    const entry = server.find("transactions", id);
    return entry === null || entry.removed ? null : entry.record;
  };
  const remove = (id: TransactionId) => {
    if (presentOf(id) !== null) server.remove("transactions", id);
  };
  const stateOf = (one: Kept): LineState => {
    if (!one.counts) return "not-counted";
    if (one.made.every(({ id }) => presentOf(id) === null)) return "removed";
    return one.former === null ? "counted" : "joined";
  };
  const recordIdsOf = (one: Kept) =>
    one.counts ? one.made.map(({ id }) => id).filter((id) => presentOf(id) !== null) : [];

  function keep(draft: ImportDraft, each: ImportLine): void {
    const { use, id, kind, date, amount, category, description } = each;
    const joined = use.type === "join" ? presentOf(use.record) : null;
    const isOfInvoices = draft.bank === INVOICES.name;
    const parts = server
      .living("transactions")
      .filter(({ dividedFrom }) => joined !== null && dividedFrom === joined.id);
    const bill = joined && joinBill(joined, parts, each, isOfInvoices ? null : draft.account.id);
    const former = bill?.former ?? null;
    for (const record of bill?.moved ?? []) server.put("transactions", record);
    for (const record of recordsOf(each, draft.account.id)) server.put("transactions", record);
    const own = {
      id: (joined?.id ?? id) as TransactionId,
      kind,
      date,
      category,
      amount: former?.after ?? amount,
      description,
      account: draft.account.id,
    };
    const records = use.type === "split" ? recordsOf(each, draft.account.id) : [own];
    kept.set(id, {
      id,
      made: records,
      parts: parts.map((part) => part.id),
      former,
      fulfils: each.fulfils,
      line: each,
      of: draft,
      counts: use.type !== "not-counted",
      leftOut: each.leftOut,
      taken: records.map((record) => record.id),
    });
  }

  /** Excludes a movement because of another one. */
  function oust(id: ImportLineId, ousts: Excluded): void {
    const one = kept.get(ousts.id);
    if (!one || !one.counts || one.former !== null) return;
    const taken = recordIdsOf(one);
    if (taken.length === 0) return;
    taken.forEach(remove);
    kept.set(one.id, {
      ...one,
      counts: false,
      taken,
      leftOut: { reason: ousts.reason, because: id },
    });
  }

  /** Counts movements again that were excluded because of those now gone. */
  function bringBack(gone: readonly ImportLineId[]): void {
    for (const one of kept.values()) {
      const because = one.leftOut?.because ?? null;
      if (one.counts || because === null || !gone.includes(because)) continue;
      for (const record of one.made.filter(({ id }) => one.taken.includes(id)))
        server.put("transactions", server.find("transactions", record.id)?.record ?? record);
      kept.set(one.id, { ...one, counts: true, leftOut: null });
    }
  }

  function make(draft: ImportDraft) {
    const wish = JSON.stringify(draft);
    const before = made.get(draft.id);
    if (before !== undefined && before.wish !== wish)
      reject(409, serverProblems["id-taken"], "id_reutilizado");
    if (before !== undefined) {
      const { id, created, repeated } = before;
      return { id, created, repeated };
    }
    const known = new Map<string, KnownLine>(
      [...kept.values()]
        .filter((one) => one.of.account.id === draft.account.id)
        .map((one) => [one.line.identity, { id: one.id, removed: stateOf(one) === "removed" }]),
    );
    const { fresh, repeated, seen, replaced } = planImport(draft.lines, known);
    for (const id of replaced.keys()) kept.delete(id);
    for (const each of fresh) keep(draft, each);
    for (const one of kept.values()) {
      const because = one.leftOut?.because && replaced.get(one.leftOut.because);
      if (one.leftOut && because)
        kept.set(one.id, { ...one, leftOut: { ...one.leftOut, because } });
    }
    for (const { id, excludes } of fresh) for (const one of excludes) oust(id, one);
    for (const one of seen) again.set(one, [...(again.get(one) ?? []), draft.id]);
    const of = (type: string) => fresh.filter(({ use }) => use.type === type).length;
    const [notCounted, joined] = [of("not-counted"), of("join")];
    const created = fresh.length - notCounted - joined;
    const dates = draft.lines.map(({ date }) => date).toSorted();
    const [from, to] = [dates[0], dates.at(-1)];
    if (from === undefined || to === undefined) throw new Error("an import has movements");
    const { id, name, bank, account, closing } = draft;
    const balance = closing && { ...closing, includes: null };
    server.put("accounts", { ...freshAccount(account, bank), balance });
    chooseMain(server);
    const outcome = { id, created, repeated };
    const counts = { notCounted, joined, seenAgain: 0, from, to };
    made.set(id, { ...outcome, ...counts, name, bank, account, madeAt: made.size, wish });
    return outcome;
  }

  const wasSeenAgain = (id: ImportLineId) => (again.get(id) ?? []).some((later) => made.has(later));

  function planOf(id: ImportId, named: readonly TransactionId[]) {
    if (!made.has(id)) return reject(404, serverProblems["no-such-record"]);
    const own = [...kept.values()].filter((one) => one.of.id === id);
    return { own, plan: undoPlan(own, presentOf, new Set(named)) };
  }

  function tryUndo(id: ImportId): UndoOutlook {
    const { plan } = planOf(id, []);
    const others = [...kept.values()].filter(
      (one) => again.get(one.id)?.includes(id) && recordIdsOf(one).length > 0,
    );
    return {
      removed: plan.movements.length,
      records: plan.remove.length,
      repeated: plan.movements.filter(wasSeenAgain).length,
      restored: plan.restore.length,
      edited: plan.edited,
      others: others.length,
    };
  }

  function undo(id: ImportId, named: readonly TransactionId[]) {
    const found = made.get(id);
    if (found === undefined) return reject(404, serverProblems["no-such-record"]);
    const { own, plan } = planOf(id, named);
    for (const record of plan.remove) remove(record);
    for (const record of plan.restore) server.put("transactions", record);
    for (const each of plan.forget) kept.delete(each);
    bringBack(plan.forget);
    if (plan.forget.length === own.length) {
      made.delete(id);
      const isLast = [...made.values()].every(({ account }) => account.id !== found.account.id);
      if (isLast) server.remove("accounts", found.account.id);
    }
    return { removed: plan.movements.length, edited: plan.edited };
  }

  function setCounted(id: ImportLineId, counts: boolean, category: string | null) {
    const one = kept.get(id);
    if (one === undefined) return reject(404, serverProblems["no-such-record"]);
    const past = (record: Transaction) => server.find("transactions", record.id)?.record ?? record;
    for (const record of one.made) {
      if (!counts) remove(record.id);
      else if (presentOf(record.id) === null)
        server.put("transactions", { ...past(record), ...(category === null ? {} : { category }) });
    }
    const leftOut: LeftOut | null = counts ? null : { reason: "person", because: null };
    const now = { ...one, counts, leftOut };
    kept.set(id, now);
    const called = counts && category !== null ? category : one.line.category;
    return { id, records: recordIdsOf(now), state: stateOf(now), category: called };
  }

  const keptLine = (one: Kept): StoredLine => ({
    account: one.of.account.id,
    import: one.of.id,
    id: one.id,
    records: recordIdsOf(one),
    state: stateOf(one),
    kind: one.line.kind,
    date: one.line.date,
    amount: one.line.amount,
    identity: one.line.identity,
    ...(one.line.reference !== undefined && { reference: one.line.reference }),
    original: one.line.original ?? one.line.description ?? "",
    category: one.line.category,
    chosen: one.line.chosen,
    leftOut: one.leftOut,
    revision: server.revision(),
  });

  const acted = <Answer>(answer: Answer): Answer => {
    noteRevision(server.revision());
    return answer;
  };

  const calls: Imports = {
    make: (draft) => over(line, () => acted(make(draft))),
    list: () =>
      over(line, () =>
        [...made.values()].toReversed().map(({ wish: _, ...one }) => ({
          ...one,
          seenAgain: [...kept.values()].filter(
            (each) => each.of.id === one.id && wasSeenAgain(each.id),
          ).length,
        })),
      ),
    lines: (of) =>
      over(line, () => {
        const all = [...kept.values()].map(keptLine);
        if (of === undefined) return all;
        return all.filter((one) => ("from" in of ? one.date >= of.from : one.import === of.import));
      }),
    tryUndo: (id) => over(line, () => tryUndo(id)),
    undo: (id, edited) => over(line, () => acted(undo(id, edited))),
    count: (id, { counts, category }) => over(line, () => acted(setCounted(id, counts, category))),
  };
  return { ...calls, server };
}
