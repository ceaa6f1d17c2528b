import { vi } from "vitest";

type Named = { readonly name: string };

const onSqlite = (all: readonly Named[]): readonly Named[] =>
  all.filter(({ name }) => name === "SQLite");

// Hundreds of changed rules are tried one after the other: what holds for both databases is asked of the quick one.
vi.mock("../../tests/server/support/servers.ts", async (original) => ({
  SERVERS: onSqlite((await original<{ readonly SERVERS: readonly Named[] }>()).SERVERS),
}));
vi.mock("../../tests/server/support/storages.ts", async (original) => ({
  STORAGES: onSqlite((await original<{ readonly STORAGES: readonly Named[] }>()).STORAGES),
  STRICT_STORAGES: [],
}));
