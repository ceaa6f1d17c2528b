import type {
  ExportedLine,
  ExportedNotification,
} from "../../../../src/domain/exports/export-content.ts";
import type { RecordBeforeJoin } from "../../../../src/domain/imports/undo.ts";
import type { Copy } from "../../../../src/domain/restore/restore.ts";
import { transactionId, type LedgerId } from "../../../../src/domain/shared/ids.ts";
import { formerAccountColumn } from "../imports/made-lines.ts";
import { inBatches } from "../ledger/write-rows.ts";
import { flag } from "../users/user-row.ts";
import type { CategoryTargets } from "./category-targets.ts";
import type { Wanted } from "./wanted.ts";

/** The things of the ledger that a copy's other rows refer to. */
type Here = {
  readonly ledger: LedgerId;
  readonly now: number;
  readonly accounts: ReadonlySet<string>;
  readonly imports: ReadonlySet<string>;
  /** The id under which a notification of the copy is stored here. */
  readonly notificationId: (id: string, key: string) => string;
};

/** Tells the rows of a copy that are no records: imports, receipts, notifications and what was won and dismissed. */
export async function attachedRowsOfCopy(
  copy: Copy,
  { filedUnder, moved }: CategoryTargets,
  here: Here,
  wanted: Wanted,
): Promise<void> {
  const { version, lists } = copy;
  const records = new Map(
    [...(lists.incomes ?? []), ...(lists.expenses ?? [])].map((one) => [one.id, one] as const),
  );

  for (const { id, account, kept, ...made } of lists.imports ?? []) {
    if (!here.accounts.has(account.id)) wanted.refuse("import", id, "account-missing");
    wanted.add("imports", {
      of: { kind: "import", id },
      key: id,
      told: {
        id,
        account_id: account.id,
        name: made.name,
        bank: made.bank,
        created: made.created,
        repeated: made.repeated,
        not_counted: made.notCounted,
        joined: made.joined,
        seen_again: made.seenAgain,
        first_day: made.from,
        last_day: made.to,
        made_at: made.madeAt,
        removed_at: null,
        ...(kept && {
          fingerprint: kept.fingerprint,
          first_created: kept.firstCreated,
          undo_change: kept.undone?.change ?? null,
          undo_removed: kept.undone?.removed ?? null,
        }),
      },
      otherwise: {
        fingerprint: `copia ${id}`,
        first_created: made.created,
        undo_change: null,
        undo_removed: null,
      },
    });
  }
  const imports = new Set([
    ...here.imports,
    ...(lists.imports ?? []).map(({ id }) => id as string),
  ]);

  await inBatches(lists.lines ?? [], async (some) => {
    for (const line of some) addLine(line);
  });
  if (lists.imports && lists.lines)
    for (const table of ["imports", "import_lines", "import_parts", "import_repeats"] as const)
      wanted.tellAll(table);

  for (const { record, taxNumber, atcud } of lists.receipts ?? []) {
    const kind = records.get(record)?.kind;
    if (kind === undefined) continue;
    wanted.add("receipts", {
      of: null,
      beside: { kind, id: record },
      key: record,
      told: { transaction_id: record, tax_number: taxNumber, atcud },
      otherwise: {},
    });
  }
  if (lists.receipts) wanted.tellAll("receipts");

  for (const id of copy.dismissedProposals ?? [])
    wanted.add("dismissed_proposals", {
      of: null,
      key: id,
      told: { id },
      otherwise: { made_at: here.now },
    });
  if (copy.dismissedProposals) wanted.tellAll("dismissed_proposals");

  if (copy.profile) {
    const { name, age } = copy.profile;
    wanted.add("profiles", { of: null, key: "-", told: { name, age }, otherwise: {} });
  }
  wanted.tellAll("profiles");

  // An achievement that was won stays won, so none goes.
  for (const { id, wonAt } of copy.achievements ?? [])
    wanted.add("achievements", {
      of: null,
      key: id,
      told: { achievement: id, won_at: wonAt },
      otherwise: {},
    });

  for (const one of lists.notifications ?? []) tellNotification(one, 0);
  for (const one of lists.dismissed ?? []) tellNotification(one, 1);
  if (version === 3) wanted.tellAll("notifications");

  function addLine(line: ExportedLine): void {
    const { id, kind, kept } = line;
    const of = { kind: "line", id } as const;
    if (!here.accounts.has(line.account)) wanted.refuse("line", id, "account-missing");
    const named = [line.import, ...(kept?.seenAgainIn ?? [])];
    if (!named.every((one) => imports.has(one))) wanted.refuse("line", id, "import-missing");
    const filed = (name: string) => filedUnder(kind, name) ?? filedUnder(kind, "Outros") ?? "";
    const [only] = line.records.length === 1 ? line.records : [];
    const isDivided = line.records.length > 1;
    const record = kept ? kept.record : isDivided ? null : (only ?? transactionId(id));
    const made = only === undefined ? undefined : records.get(only);
    const known = kept ? kept.description : (made?.description ?? line.original);
    const isJoined = line.state === "joined";
    const former: RecordBeforeJoin | null = kept
      ? kept.former
      : isJoined
        ? { date: line.date, amount: line.amount }
        : null;
    const beside = {
      description: known,
      record_id: record,
      former_date: former?.date ?? null,
      former_amount: former?.amount ?? null,
      former_account: formerAccountColumn(former),
      joined_amount: former?.after ?? null,
      recurrence_id: kept?.fulfils?.recurrence ?? null,
      planned_day: kept?.fulfils?.day ?? null,
    };
    wanted.add("import_lines", {
      of,
      key: id,
      told: {
        id,
        import_id: line.import,
        account_id: line.account,
        identity: line.identity,
        ...(line.reference !== undefined && { reference: line.reference }),
        kind,
        date: line.date,
        category_id: filed(line.category),
        amount: line.amount,
        chosen: flag(line.chosen),
        counted: flag(line.state !== "not-counted"),
        left_out_reason: line.leftOut?.reason ?? null,
        left_out_because: line.leftOut?.because ?? null,
        ...(kept && beside),
        ...(kept && { original: line.original === (known ?? "") ? null : line.original }),
      },
      otherwise: {
        ...beside,
        original: line.original === (known ?? "") ? null : line.original,
        reference: null,
      },
    });
    const parts =
      kept?.parts ??
      (isDivided ? line.records : []).map((part) => ({
        id: part,
        category: records.get(part)?.category ?? line.category,
        amount: records.get(part)?.amount ?? line.amount,
        description: records.get(part)?.description ?? null,
        counts: true,
      }));
    for (const [position, part] of parts.entries())
      wanted.add("import_parts", {
        of: null,
        key: `${id} ${position}`,
        told: {
          line_id: id,
          position,
          record_id: part.id,
          category_id: filed(part.category),
          amount: part.amount,
          description: part.description,
          counts: flag(part.counts),
        },
        otherwise: {},
      });
    for (const later of kept?.seenAgainIn ?? [])
      wanted.add("import_repeats", {
        of: null,
        beside: of,
        key: `${id} ${later}`,
        told: { line_id: id, later_id: later },
        otherwise: {},
      });
  }

  function tellNotification(one: ExportedNotification, dismissed: 0 | 1): void {
    const { key } = one;
    const parts = key?.split(":").map((part) => moved.get(part) ?? part);
    const own = parts?.join(":").replace(/^:/, `${here.ledger}:`) ?? `copia ${one.id}`;
    const id = here.notificationId(one.id, own);
    wanted.add("notifications", {
      of: { kind: "notification", id: one.id },
      key: id,
      told: {
        id,
        title: one.title,
        message: one.message,
        read: flag(one.read),
        created_at: one.createdAt,
        dismissed,
        ...(key !== undefined && { key: own }),
      },
      otherwise: { key: own },
    });
  }
}
