/** An exact fraction; its bottom is above zero. */
export type Fraction = { readonly top: bigint; readonly bottom: bigint };

export const NOTHING: Fraction = { top: 0n, bottom: 1n };

/** The fraction of a decimal with a point: `12.5`, `.5`, `12`. */
export function fractionOf(decimal: string): Fraction {
  const [whole = "", decimals = ""] = decimal.split(".");
  return { top: BigInt(whole + decimals), bottom: 10n ** BigInt(decimals.length) };
}

export const plus = (left: Fraction, right: Fraction): Fraction => ({
  top: left.top * right.bottom + right.top * left.bottom,
  bottom: left.bottom * right.bottom,
});

export const minus = (left: Fraction, { top, bottom }: Fraction): Fraction =>
  plus(left, { top: -top, bottom });

export const times = (left: Fraction, right: Fraction): Fraction => ({
  top: left.top * right.top,
  bottom: left.bottom * right.bottom,
});

/** A quotient; null for a division by zero. */
export function dividedBy(left: Fraction, { top, bottom }: Fraction): Fraction | null {
  if (top === 0n) return null;
  return times(left, top < 0n ? { top: -bottom, bottom: -top } : { top: bottom, bottom: top });
}

/** The nearest whole number; of two that are as near, the one away from zero. */
export function rounded({ top, bottom }: Fraction): bigint {
  const size = (2n * (top < 0n ? -top : top) + bottom) / (2n * bottom);
  return top < 0n ? -size : size;
}
