/** The query parameter in which a payment page takes the reference of its buyer. */
export const REFERENCE_PARAMETER = "client_reference_id";

/**
 * The URL of a payment page with its buyer's reference, which needs no escaping; the URL itself stays as it was
 * written.
 */
export function checkoutFor(address: string, reference: string): string {
  const [page = "", ...fragment] = address.split("#");
  const join = page.includes("?") ? "&" : "?";
  return [`${page}${join}${REFERENCE_PARAMETER}=${reference}`, ...fragment].join("#");
}
