import { LIST_FIELDS } from "../../src/contract/exports/export-lists.ts";
import { readCopy as partsOf } from "../../src/contract/restore/copy.ts";
import { checksum } from "../../src/domain/exports/checksum.ts";
import type { Copy, CopyFault } from "../../src/domain/restore/restore.ts";
import { accepted, refused, type Result } from "../../src/domain/shared/result.ts";

/** Reads the whole text of a copy. */
export function readCopy(text: string): Result<Copy, CopyFault> {
  const bytes = Buffer.from(text);
  const parts = partsOf({ bytes, textOf: ({ from, to }) => bytes.toString("utf8", from, to) });
  let head: object = {};
  const lists: Record<string, object[]> = {};
  for (let part = parts.next(); ; part = parts.next()) {
    if (part.done)
      return part.value === null
        ? accepted({ ...head, lists } as unknown as Copy)
        : refused(part.value);
    if (part.value.type === "rows") lists[part.value.list]?.push(...part.value.rows);
    else {
      ({ head } = part.value);
      for (const list of part.value.lists) lists[list] = [];
    }
  }
}

/** The checksum of a file of version 3, as it would have been written. */
export function sumOf(file: Readonly<Record<string, unknown>>): string {
  const sum = checksum();
  const isHead = (name: string) =>
    name !== "gerado_em" && name !== "soma" && !LIST_FIELDS.some((list) => list === name);
  const head = Object.entries(file).filter(([name]) => isHead(name));
  sum.add(JSON.stringify(Object.fromEntries(head)));
  for (const name of LIST_FIELDS) {
    sum.add(name);
    for (const one of file[name] as readonly unknown[]) sum.add(JSON.stringify(one));
  }
  return sum.value();
}
