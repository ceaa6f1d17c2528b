import type { Row } from "./row.ts";

/**
 * Finds rows by their ids; split into so many maps that a change copies only a few dozen entries, whatever the total, and
 * a part of a large ledger less than half of them.
 */
export type RowIndex = readonly ReadonlyMap<string, Row>[];

const MAX_MAPS = 4_096;

/** The number of characters at the end of an id that distinguish it: its beginning is the time. */
const SUFFIX_LENGTH = 6;

const NO_ROWS: ReadonlyMap<string, Row> = new Map();

export const EMPTY_INDEX: RowIndex = Array.from({ length: MAX_MAPS }, () => NO_ROWS);

function mapOf(id: string): number {
  let place = 0;
  for (let at = Math.max(0, id.length - SUFFIX_LENGTH); at < id.length; at += 1)
    place = (place * 31 + id.charCodeAt(at)) % MAX_MAPS;
  return place;
}

export const findRow = (index: RowIndex, id: string): Row | null =>
  index[mapOf(id)]?.get(id) ?? null;

/** The index with some rows removed and others added; untouched maps stay the same objects. */
export function reindexed(index: RowIndex, gone: Iterable<Row>, fresh: Iterable<Row>): RowIndex {
  const opened = new Map<number, Map<string, Row>>();
  const openMap = (id: string) => {
    const place = mapOf(id);
    const open = opened.get(place) ?? new Map(index[place]);
    opened.set(place, open);
    return open;
  };
  for (const { id } of gone) openMap(id).delete(id);
  for (const row of fresh) openMap(row.id).set(row.id, row);
  return index.map((kept, place) => opened.get(place) ?? kept);
}
