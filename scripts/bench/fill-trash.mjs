import { v7 } from "uuid";
import { paths } from "../../src/contract/paths.ts";
import { sumOf } from "../../tests/support/read-copy.ts";

/** An expense as it is entered. */
export const EXPENSE = { data: "2026-11-05", categoria: "Lazer", valor: 12.5 };

/**
 * Fills a ledger with expenses by a copy, and removes all of them at once by another one. `call` takes a method, a path
 * and the text of a JSON body, and returns the text of the answer.
 */
export async function fillTrash(call, count) {
  const file = JSON.parse(await call("GET", paths.exportFile("json")));
  const restore = (despesas) => {
    const copy = { ...file, despesas };
    const path = `${paths.restore}?simular=false&modo=substituir`;
    return call("POST", path, JSON.stringify({ ...copy, soma: sumOf(copy) }));
  };
  const all = Array.from({ length: count }, (_, index) => ({
    id: v7(),
    ...EXPENSE,
    descricao: `Compra ${index}`,
  }));
  await restore(all);
  await restore([]);
}
