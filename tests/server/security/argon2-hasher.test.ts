import { parseOptions } from "@node-rs/argon2";
import { describe, expect, it } from "vitest";
import { argon2Hasher, FULL_COST } from "../../../server/infrastructure/security/argon2-hasher.ts";
import { visitor } from "../support/applicants.ts";
import { CHEAP } from "../support/hash-cost.ts";

const RUI = visitor("192.0.2.1", "rui");

describe("the password hasher", () => {
  it("knows a password again and no other", async () => {
    const hasher = argon2Hasher(CHEAP);
    const hashed = await hasher.hash("Segredo!1", RUI);
    const hash = hashed.ok ? hashed.value : "";
    expect(await hasher.verify(hash, "Segredo!1", RUI)).toEqual({ ok: true, value: true });
    expect(await hasher.verify(hash, "segredo!1", RUI)).toEqual({ ok: true, value: false });
    expect(await hasher.hash("Segredo!1", RUI)).not.toEqual(hashed);
  });

  it("spends 64 MiB and 3 passes, on the decoy as on a real hash", async () => {
    const hasher = argon2Hasher(FULL_COST);
    const hashed = await hasher.hash("Segredo!1", RUI);
    const cost = { memoryCost: 65_536, timeCost: 3, parallelism: 1, saltLen: 16, outputLen: 32 };
    expect(parseOptions(hashed.ok ? hashed.value : "")).toMatchObject(cost);
    expect(parseOptions(hasher.decoy)).toMatchObject(cost);
    expect(hashed.ok && hashed.value).toMatch(/^\$argon2id\$/);
    expect(hasher.decoy).toMatch(/^\$argon2id\$/);
  });

  it("lets no password fit the decoy", async () => {
    const hasher = argon2Hasher(CHEAP);
    expect(await hasher.verify(hasher.decoy, "", RUI)).toEqual({ ok: true, value: false });
  });
});
