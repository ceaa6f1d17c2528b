import { paths } from "../../../../src/contract/paths.ts";
import { on, pick, type Action } from "./action.ts";

export const wayBack: readonly Action[] = [
  on(paths.trash, ({ recurso, id, alteracao }, { content }) => ({
    method: "POST",
    path: paths.restoration,
    body: content % 2 === 0 ? { alteracao } : { itens: [{ recurso, id }] },
  })),
  // Undoes any earlier change, not only the last one; also what undid or restored something.
  async ({ done }, { which }) => {
    const change = pick(done, which);
    return change === null ? null : { method: "POST", path: paths.undo(change) };
  },
  async ({ done }, { which }) => {
    const change = pick(done.slice(-3), which);
    return change === null ? null : { method: "POST", path: paths.undo(change) };
  },
  async ({ copies, textOf }, { which, content }) => {
    if (copies.length < 3) copies.push(await textOf(paths.exportFile("json")));
    const mode = content % 2 === 0 ? "juntar" : "substituir";
    const path = `${paths.restore}?simular=false&modo=${mode}`;
    const body = pick(copies, which);
    return body === null ? null : { method: "POST", path, body };
  },
];
