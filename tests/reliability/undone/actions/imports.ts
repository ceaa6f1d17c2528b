import { encodeImport } from "../../../../src/contract/imports/imports.ts";
import { paths } from "../../../../src/contract/paths.ts";
import { accountId, transactionId } from "../../../../src/domain/shared/ids.ts";
import { divided, importOf, lineNumber } from "../../../server/support/imports.ts";
import { listOf, on, pick, type Action } from "./action.ts";

const linesWith = (content: number, record: string | null) =>
  Array.from({ length: 1 + (content % 5) }, (_, at) => {
    const line = lineNumber((content + at) % 12);
    if (at === 1) return divided(line);
    if (at === 2) return { ...line, use: { type: "not-counted" as const } };
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
