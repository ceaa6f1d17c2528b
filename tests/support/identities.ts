import { identifier } from "../../src/domain/imports/statements/identity.ts";
import type { StatementRow } from "../../src/domain/imports/statements/statement.ts";

/** What each row of a file is known by again. */
export const identitiesOf = (rows: readonly StatementRow[]): readonly string[] =>
  rows.map(identifier());
