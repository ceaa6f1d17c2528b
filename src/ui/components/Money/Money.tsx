import type { Cents } from "../../../domain/shared/cents.ts";
import { formatEuros, formatSignedEuros } from "../../../text/format.ts";
import { sizes, tones, whole } from "./money.css.ts";

type MoneyProps = {
  readonly amount: Cents;
  readonly tone?: keyof typeof tones;
  /** Adds a plus to a gain; a loss has its minus in any case. */
  readonly signed?: boolean;
  readonly size?: keyof typeof sizes;
};

/** An amount. As the main figure of a card it has a line of its own, as large as fits. */
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
