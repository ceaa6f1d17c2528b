import { describe } from "vitest";

type Options = { readonly tags?: string[] };

/** Marks a test that only the sweep runs: it takes long, and another test covers most of it. */
export const SWEEP: Options = { tags: ["sweep"] };

/** Has a test over PostgreSQL run in the sweep alone. */
export const sqliteFirst = (name: string): Options => (name === "PostgreSQL" ? SWEEP : {});

/** Describes the same law over both databases: over SQLite in every run, over PostgreSQL in the sweep alone. */
export function describeSqliteFirst<Kind extends { readonly name: string }>(
  kinds: readonly Kind[],
  title: string,
  body: (kind: Kind) => void,
): void {
  for (const kind of kinds) {
    // oxlint-disable-next-line vitest/valid-title -- a title that its caller gives
    describe(title.replace("$name", kind.name), sqliteFirst(kind.name), () => {
      body(kind);
    });
  }
}
