/** The two plans. */
export type Plan = "free" | "premium";

/** The price of Premium in cents a month: 17,90 €. */
export const PREMIUM_PRICE_CENTS = 1790;
