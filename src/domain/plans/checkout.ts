/** Under what name a payment page takes the reference of its buyer. */
export const REFERENCE_PARAMETER = "client_reference_id";

/**
 * The address of a payment page with its buyer's reference, which needs no escaping; what the address has of its own stays
 * as it was written.
 */
export function checkoutFor(address: string, reference: string): string {
  const [page = "", ...fragment] = address.split("#");
  const join = page.includes("?") ? "&" : "?";
  return [`${page}${join}${REFERENCE_PARAMETER}=${reference}`, ...fragment].join("#");
}
