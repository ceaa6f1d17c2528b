/** The tax portal's list of invoices: purchases, not payments of an account. */
export const INVOICES = { id: "e-fatura", name: "e-Fatura" } as const;
