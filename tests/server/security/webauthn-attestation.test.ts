import { expect, it } from "vitest";
import { certifies } from "../../../server/infrastructure/security/webauthn-attestation.ts";
import { toCbor, type Cbor } from "../../support/cbor.ts";

const said = (format: string, statement: readonly (readonly [string, Cbor])[] = []) =>
  toCbor(
    new Map<string, Cbor>([
      ["fmt", format],
      ["attStmt", new Map(statement)],
      ["authData", new Uint8Array()],
    ]),
  ).toString("base64url");

it("a key is vouched for by nothing but itself: certificates are refused, as is any other format", async () => {
  expect(await certifies(said("none"))).toBe(true);
  expect(await certifies(said("packed", [["alg", -7]]))).toBe(true);
  expect(await certifies(said("packed", [["x5c", new Uint8Array([1])]]))).toBe(false);
  for (const format of ["fido-u2f", "android-key", "tpm", "apple"])
    expect(await certifies(said(format))).toBe(false);
});
