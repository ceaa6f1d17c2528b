import type { Rule } from "./rule.ts";

/** The position of a rule that comes after some others. */
export const positionAfter = (rules: readonly Rule[]): number =>
  Math.max(0, ...rules.map(({ position }) => position + 1));

/**
 * The rules that need another position so that of rules in their order one comes to stand at a place, counted from 0
 * without it; each with the position that it gets.
 */
export function movedRule<Kept extends Rule>(
  rules: readonly Kept[],
  id: string,
  place: number,
): readonly Kept[] {
  const others = rules.filter((rule) => rule.id !== id);
  const own = rules.filter((rule) => rule.id === id);
  return [...others.slice(0, place), ...own, ...others.slice(place)]
    .map((rule, position) => ({ rule, position }))
    .filter(({ rule, position }) => rule.position !== position)
    .map(({ rule, position }) => ({ ...rule, position }));
}
