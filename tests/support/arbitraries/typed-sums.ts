import fc, { type Arbitrary } from "fast-check";

/** A sum as a tree: numbers in thousandths, or an operation on two parts. */
export type TypedSum =
  | number
  | readonly [left: TypedSum, sign: "+" | "-" | "*" | "/", right: TypedSum];

const anyCents = fc.integer({ min: 0, max: 999_999 }).map((amount) => amount * 10);

/** Sums of amounts, and products of amounts with numbers of up to three decimals. */
export const anyTypedSum: Arbitrary<TypedSum> = fc.letrec<{ sum: TypedSum }>((tie) => ({
  sum: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    anyCents,
    fc.tuple(tie("sum"), fc.constantFrom("+", "-", "*", "/"), tie("sum")),
    fc.tuple(tie("sum"), fc.constantFrom("*", "/"), fc.integer({ min: 0, max: 9999 })),
  ),
})).sum;

/** How tightly a sign binds. */
const RANK = { "+": 1, "-": 1, "*": 2, "/": 2 } as const;

/** How a sum may be dressed: its signs, its gaps, and what stands around each number that is an amount. */
export type SumDress = {
  readonly signs: Readonly<Record<keyof typeof RANK, string>>;
  readonly gap: string;
  readonly amount: (plain: string) => string;
};

export const anySumDress: Arbitrary<SumDress> = fc.record({
  signs: fc.record({
    "+": fc.constantFrom("+", "\uff0b"),
    "-": fc.constantFrom("-", "−", "–"),
    "*": fc.constantFrom("*", "×", "x", "X", "·"),
    "/": fc.constantFrom("/", "÷", ":"),
  }),
  gap: fc.constantFrom("", " ", "\u00a0", "\u200b", "\u2009"),
  amount: fc.constantFrom<SumDress["amount"][]>(
    (plain) => plain,
    (plain) => `${plain} €`,
    (plain) => `${plain}EUR`,
    (plain) => `€${plain}`,
    (plain) => `\u200e${plain}\u200f`,
  ),
});

/** The number as it is typed: with a comma, and no more decimals than it needs. */
const typedNumber = (thousandths: number) =>
  (thousandths / 1000)
    .toFixed(3)
    .replace(/0$/, "")
    .replace(/[.]?0+$/, "")
    .replace(".", ",");

/** Types a sum, with brackets where they are needed. */
export function typeSum(sum: TypedSum, dress: SumDress): string {
  if (typeof sum === "number") return dress.amount(typedNumber(sum));
  const [left, sign, right] = sum;
  const part = (of: TypedSum, binds: number) => {
    const text = typeSum(of, dress);
    return typeof of !== "number" && RANK[of[1]] < binds ? `(${text})` : text;
  };
  const { gap, signs } = dress;
  return `${part(left, RANK[sign])}${gap}${signs[sign]}${gap}${part(right, RANK[sign] + 1)}`;
}
