import { paths } from "../../../../src/contract/paths.ts";
import type { Listed, Owner, Wish } from "../owner.ts";

/** Two numbers that an action chooses by: one of several records, and a content. */
export type Draw = { readonly which: number; readonly content: number };

/** The call of an action as things are; null where there is nothing to act on. */
export type Action = (owner: Owner, draw: Draw) => Promise<Wish | null>;

export const pick = <One>(some: readonly One[], which: number): One | null =>
  some.length === 0 ? null : (some[which % some.length] as One);

/** An action on one of the records of a list. */
export const on =
  (
    list: string,
    act: (one: Listed, draw: Draw, owner: Owner) => Wish | null | Promise<Wish | null>,
    isMeant: (one: Listed) => boolean = () => true,
  ): Action =>
  async (owner, draw) => {
    const one = pick((await owner.list(list)).filter(isMeant), draw.which);
    return one === null ? null : act(one, draw, owner);
  };

export type WayName = "receita" | "despesa";

export const ways = { receita: "income", despesa: "expense" } as const;
export const listOf = (way: WayName) => paths.transactions(ways[way]);

/** One of the categories of a kind that are offered, by name. */
export const categoryFor = async (
  { list }: Owner,
  way: WayName,
  which: number,
): Promise<string> => {
  const all = await list(paths.allCategories);
  const offered = all.filter((one) => one["tipo"] === way && one["arquivada"] === false);
  // Few, so that some of them are used.
  return String(pick(offered.slice(0, 4), which)?.["nome"]);
};
