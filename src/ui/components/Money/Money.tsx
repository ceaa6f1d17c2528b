import type { Cents } from "../../../domain/shared/cents.ts";
import { formatEuros, formatSignedEuros } from "../../../text/format.ts";
import { sizes, tones, whole } from "./money.css.ts";

type MoneyProps = {
  readonly amount: Cents;
  readonly tone?: keyof typeof tones;
  /** Puts a plus before a gain; a loss has its minus in any case. */
  readonly signed?: boolean;
  readonly size?: keyof typeof sizes;
};

/** A sum that is the point of its card has a line of its own, and is as large as there is room for the whole of it. */
export const Money = ({ amount, tone = "plain", signed = false, size = "text" }: MoneyProps) => {
  const figures = signed ? formatSignedEuros(amount) : formatEuros(amount);
  return (
    <span className={`${tones[tone]} ${sizes[size]}`}>
      {size === "figure" ? (
        <span className={whole} data-length={figures.length}>
          {figures}
        </span>
      ) : (
        figures
      )}
    </span>
  );
};
