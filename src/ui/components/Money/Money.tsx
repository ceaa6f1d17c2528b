import type { Cents } from "../../../domain/shared/cents.ts";
import { formatEuros, formatSignedEuros } from "../../../text/format.ts";
import { sizes, tones } from "./money.css.ts";

type MoneyProps = {
  readonly amount: Cents;
  readonly tone?: keyof typeof tones;
  /** Puts a plus before a gain; a loss has its minus in any case. */
  readonly signed?: boolean;
  readonly size?: keyof typeof sizes;
};

export const Money = ({ amount, tone = "plain", signed = false, size = "text" }: MoneyProps) => (
  <span className={`${tones[tone]} ${sizes[size]}`}>
    {signed ? formatSignedEuros(amount) : formatEuros(amount)}
  </span>
);
