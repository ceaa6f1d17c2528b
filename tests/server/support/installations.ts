import { join } from "node:path";
import { pino } from "pino";
import { openDatabase } from "../../../server/composition/open-database.ts";
import type { Installation } from "../../../server/infrastructure/backups/make-backup.ts";
import type { Queries } from "../../../server/infrastructure/persistence/database.ts";
import { newDatabase } from "./shared-postgres.ts";
import { temporaryDirectory } from "./temporary-directory.ts";

const log = pino({ level: "silent" });

/** A new place for data, empty as yet, and a function that removes it. */
export type EmptyPlace = Installation & { readonly remove: () => Promise<void> };

async function emptyPlace(databaseUrl: string | null): Promise<EmptyPlace> {
  const folder = await temporaryDirectory();
  return { dataDirectory: join(folder.path, "dados"), databaseUrl, remove: folder.remove };
}

/** The kinds of places that an installation may have. */
export const PLACES = [
  { name: "SQLite", newPlace: () => emptyPlace(null) },
  { name: "PostgreSQL", newPlace: async () => emptyPlace(await newDatabase()) },
] as const;

/** Opens an installation's database for a visit. */
export async function atDatabase<Outcome>(
  { dataDirectory, databaseUrl }: Installation,
  visit: (queries: Queries) => Promise<Outcome>,
): Promise<Outcome> {
  const database = await openDatabase({ dataDirectory, databaseUrl }, log);
  try {
    return await visit(database.queries);
  } finally {
    await database.close();
  }
}
