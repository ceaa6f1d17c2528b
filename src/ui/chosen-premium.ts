/**
 * The search of an address after the choice of Premium, on the way to the registration that comes before the payment.
 */
export const CHOSEN_PREMIUM = "?plano=premium";

/** Whether a visitor chose Premium before they came to this address. */
export const hasChosenPremium = (search: string): boolean => search === CHOSEN_PREMIUM;
