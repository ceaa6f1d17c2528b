import * as v from "valibot";
import { checksum } from "../../domain/exports/checksum.ts";
import type { ExportLists } from "../../domain/exports/export-content.ts";
import type { Copy, CopyFault, CopyVersion } from "../../domain/restore/restore.ts";
import { accepted, refused, type Result } from "../../domain/shared/result.ts";
import { LISTS, SCHEMAS, type Fields } from "../exports/export-lists.ts";
import { decodeProfile } from "../profile/profile.ts";

/** The escape of a null character or of half a surrogate pair, which no database stores. */
const UNSTORABLE = /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f])/iu;

/** Whether a parsed text holds such a character. Written anew, both halves of a pair are no escapes any more. */
const isUnstorable = (text: string, file: object) =>
  UNSTORABLE.test(text) && UNSTORABLE.test(JSON.stringify(file));

/** Reads the file of an export, of any version. */
export function readCopy(text: string): Result<Copy, CopyFault> {
  const file = parsed(text);
  if (file === undefined)
    return refused(text.trimStart().startsWith("{") ? "damaged" : "unreadable");
  if (!isObject(file) || !("gerado_em" in file || "receitas" in file)) return refused("not-a-copy");
  const { versao: version } = file;
  if (typeof version === "number" && version > 3) return refused("newer");
  if (version !== 1 && version !== 2 && version !== 3) return refused("damaged");
  const read = v.safeParse(SCHEMAS[version], file, { abortEarly: true });
  if (!read.success || isUnstorable(text, file)) return refused("damaged");
  // An older file has none; one that has, whatever version it states, was written with it.
  if ((version === 3 || "soma" in file) && file["soma"] !== sumOf(file)) return refused("damaged");
  return accepted(decoded(version, read.output));
}

type ReadObject = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is ReadObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const LIST_FIELDS = Object.values(LISTS).map(({ name }) => name) as readonly (keyof Fields)[];

/** The checksum of a file of version 3, as it was written. */
export function sumOf(file: ReadObject): string {
  const sum = checksum();
  const isHead = (name: string) =>
    name !== "gerado_em" && name !== "soma" && !LIST_FIELDS.includes(name as keyof Fields);
  const head = Object.entries(file).filter(([name]) => isHead(name));
  sum.add(JSON.stringify(Object.fromEntries(head)));
  for (const name of LIST_FIELDS) {
    sum.add(name);
    for (const one of file[name] as readonly unknown[]) sum.add(JSON.stringify(one));
  }
  return sum.value();
}

type ReadFields = Pick<Fields, "gerado_em" | "perfil" | "gamificacao"> & Partial<Fields>;

function decoded(version: CopyVersion, fields: object): Copy {
  const { gerado_em, perfil, gamificacao, reserva, propostas_recusadas } = fields as ReadFields;
  const lists = Object.entries(LISTS).flatMap(([list, { name, decode }]) => {
    const items = (fields as ReadFields)[name] as readonly never[] | undefined;
    return items === undefined ? [] : [[list, items.map((one) => decode(one))] as const];
  });
  return {
    version,
    createdAt: gerado_em,
    profile: perfil === null ? null : decodeProfile(perfil),
    achievements: gamificacao.conquistas.map(({ id, conquistada_em }) => ({
      id,
      wonAt: conquistada_em,
    })),
    ...(reserva !== undefined && { cushion: reserva }),
    ...(propostas_recusadas !== undefined && { dismissedProposals: propostas_recusadas }),
    lists: Object.fromEntries(lists) as { readonly [Name in keyof ExportLists]?: never },
  };
}
