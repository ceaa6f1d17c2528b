/** The tax portal's list of invoices: what was bought, not what an account paid. */
export const INVOICES = { id: "e-fatura", name: "e-Fatura" } as const;
