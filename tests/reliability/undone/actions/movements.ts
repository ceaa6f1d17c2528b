import { v7 } from "uuid";
import { paths } from "../../../../src/contract/paths.ts";
import { addDays } from "../../../../src/domain/shared/add-days.ts";
import type { Owner } from "../owner.ts";
import {
  categoryFor,
  listOf,
  on,
  pick,
  type Action,
  type Draw,
  ways,
  type WayName,
} from "./action.ts";

const movement = async (owner: Owner, way: WayName, { which, content }: Draw) => ({
  data: addDays(owner.today, -(content % 70)),
  categoria: await categoryFor(owner, way, which),
  valor: content + 0.5,
  descricao: content % 5 === 0 ? null : `Loja ${content % 7}`,
});

export const movements = (way: WayName): readonly Action[] => [
  async (owner, draw) => {
    const account = pick(await owner.list(paths.accounts), draw.content);
    const conta = account !== null && draw.content % 3 === 0 ? { conta: account.id } : {};
    const body = { ...(await movement(owner, way, draw)), ...conta };
    return { method: "POST", path: listOf(way), body };
  },
  on(listOf(way), async ({ id }, draw, owner) => ({
    method: "PUT",
    path: paths.transaction(ways[way], id),
    body: await movement(owner, way, draw),
  })),
  on(listOf(way), ({ id }) => ({ method: "DELETE", path: paths.transaction(ways[way], id) })),
  on(listOf(way), async ({ id, valor }, { which, content }, owner) => {
    const whole = Math.round(Number(valor) * 100);
    const part = Math.floor(whole / 3);
    if (part === 0) return null;
    const categoria = await categoryFor(owner, way, which);
    const parte = { id: v7(), categoria, valor: part / 100, descricao: null };
    const kept = (whole - (content % 2 === 0 ? part : 2 * part)) / 100;
    const body = { categoria, valor: kept, partes: [parte] };
    return { method: "POST", path: paths.division(ways[way], id), body };
  }),
];
