import { encodeImport } from "../../../../src/contract/imports/imports.ts";
import type { ImportLine } from "../../../../src/domain/imports/import.ts";
import type { Fulfilment } from "../../../../src/domain/recurrences/fulfilment.ts";
import { paths } from "../../../../src/contract/paths.ts";
import {
  accountId,
  importLineId,
  recurrenceId,
  transactionId,
} from "../../../../src/domain/shared/ids.ts";
import { divided, importOf, lineNumber } from "../../../server/support/imports.ts";
import type { Owner } from "../owner.ts";
import { dayOf } from "./recurrences.ts";
import { listOf, on, pick, type Action } from "./action.ts";

const REASONS = ["transfer", "card", "invoice"] as const;

/** A movement that does not count, since its other side is in another account. */
const transfer = (line: ImportLine): ImportLine => ({
  ...line,
  use: { type: "not-counted" },
  leftOut: { reason: "transfer", because: null },
});

/** The next day of a plan that nothing became of yet. */
async function plannedDay(owner: Owner, which: number): Promise<Fulfilment | null> {
  const plan = pick(await owner.list(paths.recurrences), which);
  const day = plan && (await dayOf(owner, plan.id, 0));
  return plan === null || day === null ? null : { recurrence: recurrenceId(plan.id), day };
}

const linesWith = (content: number, record: string | null) =>
  Array.from({ length: 1 + (content % 5) }, (_, at) => {
    const line = lineNumber((content + at) % 12);
    if (at === 1) return divided(line);
    if (at === 2) return transfer(line);
    return at === 0 && record !== null
      ? { ...line, use: { type: "join" as const, record: transactionId(record) } }
      : line;
  });

export const imports: readonly Action[] = [
  async (owner, { which, content }) => {
    const known = pick(
      (await owner.list(paths.accounts)).filter((one) => one["fechada"] === false),
      which,
    );
    const entered = content % 3 === 0 ? await owner.list(listOf("despesa")) : [];
    const draft = importOf(linesWith(content, pick(entered, content)?.id ?? null));
    const account = { ...draft.account, ...(known && { id: accountId(known.id) }) };
    const closing =
      content % 2 === 0 ? null : { amount: draft.lines[0]?.amount, date: owner.today };
    const body = encodeImport({ ...draft, account, closing } as typeof draft);
    return { method: "POST", path: paths.imports, body };
  },
  async (owner, { which, content }) => {
    const fulfils = await plannedDay(owner, which);
    if (fulfils === null) return null;
    const line = { ...lineNumber(content % 12), fulfils };
    return { method: "POST", path: paths.imports, body: encodeImport(importOf([line])) };
  },
  async ({ get }, { which, content }) => {
    const lines = await get<{ ids: string[] }>(paths.importLines);
    const id = pick(lines.ids, which);
    if (id === null) return null;
    const excludes = [{ id: importLineId(id), reason: pick(REASONS, content) ?? "transfer" }];
    const line = lineNumber(content % 12, { excludes });
    return { method: "POST", path: paths.imports, body: encodeImport(importOf([line])) };
  },
  on(paths.imports, ({ id }) => ({
    method: "POST",
    path: paths.undoImport(id),
    body: { editadas: [] },
  })),
  async ({ get }, { which, content }) => {
    const lines = await get<{ ids: string[]; estados: string[] }>(paths.importLines);
    const id = pick(lines.ids, which);
    if (id === null) return null;
    const nao_contar = content % 2 === 0;
    return {
      method: "PUT",
      path: paths.importLine(id),
      body: { nao_contar, ...(!nao_contar && { categoria: "Alimentação" }) },
    };
  },
];
