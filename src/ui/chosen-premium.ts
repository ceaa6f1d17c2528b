/** What an address says of a visitor who chose Premium, on the way to the account that comes before the payment. */
export const CHOSEN_PREMIUM = "?plano=premium";

/** Whether whoever comes by an address has chosen Premium before. */
export const hasChosenPremium = (search: string): boolean => search === CHOSEN_PREMIUM;
