import type { ImportDraft, ImportLine } from "../../../../src/domain/imports/import.ts";
import type { RecordBeforeJoin } from "../../../../src/domain/imports/undo.ts";
import {
  transactionId,
  type LedgerId,
  type TransactionId,
} from "../../../../src/domain/shared/ids.ts";
import type { CategoryNames } from "../categories/category-names.ts";
import { formerAccountColumn } from "./made-lines.ts";
import type { ImportLineRow, ImportPartRow } from "./import-tables.ts";
import { flag } from "../users/user-row.ts";

type Place = { readonly ledger: LedgerId; readonly revision: number };

/** Returns the row of a movement, with the previous content of the record that it is joined to. */
export const lineRow =
  (
    { ledger, revision }: Place,
    { idOf }: CategoryNames,
    draft: Pick<ImportDraft, "id" | "account">,
  ) =>
  (line: ImportLine, former: RecordBeforeJoin | null): ImportLineRow => ({
    ledger_id: ledger,
    id: line.id,
    import_id: draft.id,
    account_id: draft.account.id,
    identity: line.identity,
    reference: line.reference ?? null,
    kind: line.kind,
    date: line.date,
    category_id: idOf(line.kind, line.category),
    amount: line.amount,
    description: line.description,
    original: line.original,
    chosen: flag(line.chosen),
    counted: flag(line.use.type !== "not-counted"),
    record_id: recordOf(line),
    former_date: former?.date ?? null,
    former_amount: former?.amount ?? null,
    former_account: formerAccountColumn(former),
    joined_amount: former?.after ?? null,
    recurrence_id: line.fulfils?.recurrence ?? null,
    planned_day: line.fulfils?.day ?? null,
    left_out_reason: line.leftOut?.reason ?? null,
    left_out_because: line.leftOut?.because ?? null,
    revision,
  });

/** Returns the rows of a divided movement's parts; none for any other. */
export const partRows =
  ({ ledger }: Place, { idOf }: CategoryNames) =>
  ({ id, kind, use }: ImportLine): readonly ImportPartRow[] =>
    use.type !== "split"
      ? []
      : use.parts.map((part, position) => ({
          ledger_id: ledger,
          line_id: id,
          position,
          record_id: part.id,
          category_id: idOf(kind, part.category),
          amount: part.amount,
          description: part.description,
          counts: flag(part.counts),
        }));

/** The record that a line creates, would create once it counts, or is joined to; a divided one has parts instead. */
const recordOf = ({ id, use }: ImportLine): TransactionId | null => {
  if (use.type === "split") return null;
  return use.type === "join" ? use.record : transactionId(id);
};
