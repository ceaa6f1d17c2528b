import { identifier } from "../../src/domain/imports/statements/identity.ts";
import type { StatementRow } from "../../src/domain/imports/statements/statement.ts";

/** Returns the identity of each row of a file. */
export const identitiesOf = (rows: readonly StatementRow[]): readonly string[] =>
  rows.map(identifier());
