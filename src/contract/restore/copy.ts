import * as v from "valibot";
import { checksum } from "../../domain/exports/checksum.ts";
import type { Copy, CopyFault, CopyVersion } from "../../domain/restore/restore.ts";
import { refused, type Result } from "../../domain/shared/result.ts";
import { HEADS, LIST_FIELDS, LISTS, rowSchema, type Fields } from "../exports/export-lists.ts";
import { decodeProfile } from "../profile/profile.ts";
import { placesIn, type FieldPlace, type JsonBounds, type Place } from "./json-places.ts";

/** The rows of a copy that every server reads: one of 1 GiB does so beside everything else. */
export const COPY_ROWS = 150_000;

/** The fields of a row and its items, on average; the longest rows have 25. */
const VALUES_PER_ROW = 27;

/**
 * The limits of a copy with so many rows. Entries of goals, recorded balances and the records they include are values
 * of their rows; a goal of a hundred years has fewer entries than a part may.
 */
export const copyBounds = (rows: number): JsonBounds => ({
  depth: 12,
  items: rows,
  values: rows * VALUES_PER_ROW,
  partBytes: 4 * 1024 * 1024,
});

/** The rows of one part, and the bytes of them: few enough that taking it delays nobody. */
const PART_ROWS = 500;
const PART_BYTES = 256 * 1024;

/** The file of a copy in UTF-8, and the text of a place in it. */
export type CopyText = {
  readonly bytes: Uint8Array;
  readonly textOf: (place: Place) => string;
};

/** A part of a copy: what stands beside its lists and which lists there are, or some rows of one of them. */
export type CopyPart =
  | { readonly type: "head"; readonly head: object; readonly lists: readonly string[] }
  | { readonly type: "rows"; readonly list: string; readonly rows: readonly object[] };

/** The escape of a null character or of half a surrogate pair, which no database stores. */
const UNSTORABLE = /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f])/iu;

/** Written anew, both halves of a pair are no escapes any more. */
const isUnstorable = (value: unknown) => UNSTORABLE.test(JSON.stringify(value));

/** Text that is no JSON, or says what no copy does. */
class Damaged extends Error {}

type Places = ReadonlyMap<string, FieldPlace>;

/**
 * Reads the file of an export, of any version, part by part, so that only one row of it is in memory as a value; returns
 * why it is none, or null at its end. Parts that came before a fault count for nothing.
 */
export function* readCopy(file: CopyText, rows = COPY_ROWS): Generator<CopyPart, CopyFault | null> {
  const first = file.bytes.find((byte) => byte > 0x20);
  if (first !== 0x7b) return first === 0x5b ? "not-a-copy" : "unreadable";
  try {
    const fields = fieldsOf(file, rows);
    if (!fields.ok) return fields.reason;
    return yield* partsOf(file, fields.value);
  } catch (error) {
    if (error instanceof Damaged) return "damaged";
    throw error;
  }
}

function fieldsOf(file: CopyText, rows: number): Result<Places, CopyFault> {
  const places = placesIn(file.bytes, copyBounds(rows));
  if (!places.ok) return places;
  const fields = new Map<string, FieldPlace>();
  for (const [place, field] of places.value) {
    const name = String(parsed(file.textOf(place)));
    if (fields.has(name)) return refused("damaged");
    fields.set(name, field);
  }
  if (!fields.has("gerado_em") && !fields.has("receitas")) return refused("not-a-copy");
  return { ok: true, value: fields };
}

const isList = (name: string) => LIST_FIELDS.some((one) => one === name);

function* partsOf(file: CopyText, fields: Places): Generator<CopyPart, CopyFault | null> {
  const beside = [...fields].filter(([name]) => !isList(name));
  const head = Object.fromEntries(
    beside.map(([name, place]) => [name, parsed(file.textOf(place))] as const),
  );
  const { versao: version, soma: stated } = head;
  if (typeof version === "number" && version > 3) return "newer";
  if (version !== 1 && version !== 2 && version !== 3) return "damaged";
  const read = v.safeParse(HEADS[version], head, { abortEarly: true });
  if (!read.success || isUnstorable(head)) return "damaged";
  const lists = Object.entries(LISTS).map(([list, { name, decode }]) => {
    const schema = rowSchema(version, name);
    return { list, name, schema, decode: decode as (row: unknown) => object };
  });
  const told = lists.flatMap(({ list, schema }) => (schema === null ? [] : [list]));
  yield { type: "head", head: decodedHead(version, read.output), lists: told };

  // An older file has none; one that has, whatever version it states, was written with it.
  const sum = version === 3 || "soma" in head ? checksum() : null;
  sum?.add(summed(head));
  for (const { list, name, schema, decode } of lists) {
    const items = fields.get(name)?.items ?? null;
    if (items === null && (schema !== null || sum !== null)) return "damaged";
    sum?.add(name);
    let rows: object[] = [];
    let size = 0;
    for (const { row, bytes } of rowsOf(file, items ?? [])) {
      sum?.add(JSON.stringify(row));
      if (schema === null) continue;
      const one = v.safeParse(schema, row, { abortEarly: true });
      if (!one.success) return "damaged";
      rows.push(decode(one.output));
      size += bytes;
      if (rows.length < PART_ROWS && size < PART_BYTES) continue;
      yield { type: "rows", list, rows };
      [rows, size] = [[], 0];
    }
    if (rows.length > 0) yield { type: "rows", list, rows };
  }
  return sum === null || sum.value() === stated ? null : "damaged";
}

/** The head as it counts in the checksum, which is the same whenever the file was made. */
const summed = ({ gerado_em: _, soma: _sum, ...head }: Readonly<Record<string, unknown>>) =>
  JSON.stringify(head);

function* rowsOf({ textOf }: CopyText, items: readonly number[]) {
  for (let at = 0; at < items.length; at += 2) {
    const [from, to] = [items[at] ?? 0, items[at + 1] ?? 0];
    const text = textOf({ from, to });
    const row = parsed(text);
    if (UNSTORABLE.test(text) && isUnstorable(row)) throw new Damaged();
    yield { row, bytes: to - from };
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Damaged();
  }
}

type HeadFields = Pick<Fields, "gerado_em" | "perfil" | "gamificacao"> & Partial<Fields>;

function decodedHead(version: CopyVersion, fields: HeadFields): Omit<Copy, "lists"> {
  const { gerado_em, perfil, gamificacao, reserva, propostas_recusadas } = fields;
  return {
    version,
    createdAt: gerado_em,
    profile: perfil === null ? null : decodeProfile(perfil),
    achievements: gamificacao.conquistas.map(({ id, conquistada_em }) => ({
      id,
      wonAt: conquistada_em,
    })),
    ...(reserva !== undefined && { accountReserve: reserva }),
    ...(propostas_recusadas !== undefined && { dismissedProposals: propostas_recusadas }),
  };
}
