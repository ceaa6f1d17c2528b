import { describe, expect, it } from "vitest";
import { passkeyAddress } from "../../server/passkey-address.ts";

const config = { publicUrl: null, host: "127.0.0.1", port: 3000 };

describe("where passkeys count", () => {
  it.each([
    ["https://financas.exemplo.pt", "financas.exemplo.pt"],
    ["https://financas.exemplo.pt:8443", "financas.exemplo.pt"],
    ["http://localhost:3000", "localhost"],
    ["http://casa.localhost:3000", "casa.localhost"],
  ])("is %s, by the name of its host, wherever the server listens", (publicUrl, id) => {
    expect(passkeyAddress({ ...config, host: "0.0.0.0", publicUrl })).toEqual({
      origin: publicUrl,
      id,
    });
  });

  it.each([
    "http://financas.exemplo.pt",
    "https://192.0.2.7",
    "http://127.0.0.1:3000",
    "https://[2001:db8::1]",
  ])("is nowhere at %s, which browsers make no keys for", (publicUrl) => {
    expect(passkeyAddress({ ...config, publicUrl })).toBe(null);
  });

  it.each(["127.0.0.1", "localhost", "::1"])(
    "is localhost for a server on %s that nobody gave an address",
    (host) => {
      expect(passkeyAddress({ ...config, host })).toEqual({
        origin: "http://localhost:3000",
        id: "localhost",
      });
    },
  );

  it.each([
    { ...config, host: "0.0.0.0" },
    { ...config, host: "192.168.1.20" },
    { ...config, port: 0 },
  ])("is nowhere for one that is open to others, or chooses its port: %j", (open) => {
    expect(passkeyAddress(open)).toBe(null);
  });
});
