import { vi } from "vitest";

type Named = { readonly name: string };

const onSqlite = (all: readonly Named[]): readonly Named[] =>
  all.filter(({ name }) => name === "SQLite");

// With hundreds of mutants, tests for both databases run on the faster one only.
vi.mock("../../tests/server/support/servers.ts", async (original) => ({
  SERVERS: onSqlite((await original<{ readonly SERVERS: readonly Named[] }>()).SERVERS),
}));
vi.mock("../../tests/server/support/storages.ts", async (original) => ({
  STORAGES: onSqlite((await original<{ readonly STORAGES: readonly Named[] }>()).STORAGES),
  STRICT_STORAGES: [],
}));
