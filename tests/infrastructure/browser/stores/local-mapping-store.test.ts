import { describe, expect, it } from "vitest";
import type { Mapping } from "../../../../src/domain/imports/mapping/mapping.ts";
import { localMappingStore } from "../../../../src/infrastructure/browser/stores/local-mapping-store.ts";

const mapping = (fingerprint: string, bank = "Banco do Largo"): Mapping => ({
  fingerprint,
  columns: { date: 0, amount: 1 },
  sign: "signed",
  dayOrder: "day-first",
  bank,
});

function storageOf(stored: Readonly<Record<string, string>> = {}) {
  const kept = new Map(Object.entries(stored));
  return {
    get: (key: string) => kept.get(key) ?? null,
    set: (key: string, value: string) => void kept.set(key, value),
    remove: (key: string) => void kept.delete(key),
  };
}

describe("what was said of the columns of files", () => {
  it("is known to whoever said it, and to nobody else on the device", () => {
    const storage = storageOf();
    const mappings = localMappingStore(storage);
    storage.set("user", JSON.stringify({ id: "ana" }));
    mappings.keep(mapping("a|b"));
    expect(mappings.known()).toMatchObject([mapping("a|b")]);
    storage.set("user", JSON.stringify({ id: "rui" }));
    expect(mappings.known()).toEqual([]);
    mappings.keep(mapping("a|b", "Outro"));
    expect(mappings.known().map(({ bank }) => bank)).toEqual(["Outro"]);
    storage.set("user", JSON.stringify({ id: "ana" }));
    expect(mappings.known().map(({ bank }) => bank)).toEqual(["Banco do Largo"]);
  });

  it("takes the place of what was said of the same columns, and of more than fifty the oldest goes", () => {
    const storage = storageOf({ user: JSON.stringify({ id: "ana" }) });
    const mappings = localMappingStore(storage);
    for (let at = 0; at < 60; at += 1) mappings.keep(mapping(String(at)));
    mappings.keep(mapping("59", "Novo"));
    expect(mappings.known()).toHaveLength(50);
    expect(mappings.known()[0]).toMatchObject({ fingerprint: "59", bank: "Novo" });
  });

  it("is nothing where what is stored is invalid, and of everybody where it names nobody", () => {
    for (const stored of ["{", "7", '[{"fingerprint":1}]'])
      expect(localMappingStore(storageOf({ fincontrol_mappings: stored })).known()).toEqual([]);
    const old = storageOf({ fincontrol_mappings: JSON.stringify([mapping("a")]), user: "{" });
    expect(localMappingStore(old).known()).toHaveLength(1);
  });
});
