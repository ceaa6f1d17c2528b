import { parseOptions } from "@node-rs/argon2";
import { describe, expect, it } from "vitest";
import { argon2Hasher, FULL_COST } from "../../../server/infrastructure/security/argon2-hasher.ts";
import { CHEAP } from "../support/start-test-server.ts";

describe("the password hasher", () => {
  it("knows a password again and no other", async () => {
    const hasher = argon2Hasher(CHEAP);
    const hashed = await hasher.hash("Segredo!1");
    const hash = hashed.ok ? hashed.value : "";
    expect(await hasher.verify(hash, "Segredo!1")).toEqual({ ok: true, value: true });
    expect(await hasher.verify(hash, "segredo!1")).toEqual({ ok: true, value: false });
    expect(await hasher.hash("Segredo!1")).not.toEqual(hashed);
  });

  it("spends 64 MiB and 3 passes, on the decoy as on a real hash", async () => {
    const hasher = argon2Hasher(FULL_COST);
    const hashed = await hasher.hash("Segredo!1");
    const cost = { memoryCost: 65_536, timeCost: 3, parallelism: 1, saltLen: 16, outputLen: 32 };
    expect(parseOptions(hashed.ok ? hashed.value : "")).toMatchObject(cost);
    expect(parseOptions(hasher.decoy)).toMatchObject(cost);
    expect(hashed.ok && hashed.value).toMatch(/^\$argon2id\$/);
    expect(hasher.decoy).toMatch(/^\$argon2id\$/);
  });

  it("lets no password fit the decoy", async () => {
    const hasher = argon2Hasher(CHEAP);
    expect(await hasher.verify(hasher.decoy, "")).toEqual({ ok: true, value: false });
  });
});
