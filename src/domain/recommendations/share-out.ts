import { cents, ZERO, type Cents } from "../shared/cents.ts";

/** Gives each what it wants, in the given order, until nothing is left; amounts in cents, never negative. */
export function handOut(balance: Cents, wanted: readonly Cents[]): readonly Cents[] {
  let left = Math.max(0, balance);
  return wanted.map((amount) => {
    const given = Math.min(amount, left);
    left -= given;
    return cents(given);
  });
}

/** Gives each an equal share; whoever wants least is served first, so that what it does not need goes to the others. */
export function shareOut(balance: Cents, wanted: readonly Cents[]): readonly Cents[] {
  let left = Math.max(0, balance);
  const shares = wanted.map(() => ZERO);
  const served = [...wanted.entries()]
    .filter(([, amount]) => amount > 0)
    .toSorted(([, a], [, b]) => a - b);
  served.forEach(([place, amount], index) => {
    const share = Math.min(amount, Math.floor(left / (served.length - index)));
    shares[place] = cents(share);
    left -= share;
  });
  return shares;
}
