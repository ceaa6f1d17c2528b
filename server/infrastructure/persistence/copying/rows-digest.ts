import { hash } from "node:crypto";
import type { CopiedTable } from "./copied-tables.ts";
import type { CopiedRow } from "./pages-of.ts";

const WIDTH = 1n << 256n;

/** Makes a digest of a table's rows that does not depend on their order, which differs between the databases. */
export function rowsDigest({ columns }: Pick<CopiedTable, "columns">) {
  let sum = 0n;
  return {
    add: (row: CopiedRow) => {
      const text = JSON.stringify(columns.map((column) => row[column]));
      sum = (sum + BigInt(`0x${hash("sha256", text)}`)) % WIDTH;
    },
    value: () => sum.toString(16),
  };
}
