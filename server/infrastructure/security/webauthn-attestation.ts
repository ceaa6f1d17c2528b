/**
 * Whether an authenticator vouches for its key with nothing but the key itself, as it was asked to. Certificates are not
 * even looked at: nobody asked for them, and to judge one means to fetch addresses that it names.
 */
export async function certifies(attestation: string): Promise<boolean> {
  const { decodeAttestationObject } = await import("@simplewebauthn/server/helpers");
  const said = decodeAttestationObject(new Uint8Array(Buffer.from(attestation, "base64url")));
  const format = said.get("fmt");
  return format === "none" || (format === "packed" && said.get("attStmt").get("x5c") === undefined);
}
