/**
 * Whether an attestation contains only the key itself, as requested. Certificates are not examined: none was requested,
 * and verifying one means fetching addresses that it names.
 */
export async function certifies(attestation: string): Promise<boolean> {
  const { decodeAttestationObject } = await import("@simplewebauthn/server/helpers");
  const said = decodeAttestationObject(new Uint8Array(Buffer.from(attestation, "base64url")));
  const format = said.get("fmt");
  return format === "none" || (format === "packed" && said.get("attStmt").get("x5c") === undefined);
}
