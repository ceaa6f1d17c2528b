import { COPY_ROWS, copyBounds } from "../../../src/contract/restore/copy.ts";
import { LIST_FIELDS } from "../../../src/contract/exports/export-lists.ts";
import { sumOf } from "../../support/read-copy.ts";

/** Text that may be long: a part, and how many times it stands there. */
export type Repeated = {
  readonly begin: string;
  readonly part: string;
  readonly times: number;
  readonly end: string;
};

/** A hostile text of JSON, by a name that says what is hostile about it. */
export type Hostile = { readonly name: string; readonly bytes: () => Buffer };

const { depth: DEPTH, items: ITEMS, values: VALUES, partBytes: PART } = copyBounds(COPY_ROWS);

const bytesOf = ({ begin, part, times, end }: Repeated) =>
  Buffer.concat([Buffer.from(begin), Buffer.alloc(part.length * times, part), Buffer.from(end)]);

/** How many of something there are: few, just below and above a limit, and as many as a body holds. */
const around = (limit: number, most: number) =>
  [10, limit - 1, limit, limit + 1, most].filter((count) => count <= most);

const TINY = ["{}", "[]", "0", '""', "null", '{"a":0}', "[[]]"];

/** A value that goes into any place of a copy. */
function values(bytes: number): readonly (readonly [name: string, value: Repeated])[] {
  const nested = ["[", '{"a":', "[[{"].flatMap((part) =>
    around(DEPTH, bytes / part.length - 1).map(
      (times) => [`${part} ${times} times`, { begin: "", part, times, end: "" }] as const,
    ),
  );
  const closed = [DEPTH - 3, DEPTH - 2, DEPTH, 1_000].map(
    (times) =>
      [
        `closed lists, ${times} deep`,
        { begin: "[".repeat(times), part: "]", times, end: "" },
      ] as const,
  );
  const many = TINY.flatMap((one) =>
    around(ITEMS, Math.floor(bytes / (one.length + 1))).map(
      (times) =>
        [
          `${times} of ${one}`,
          { begin: "[", part: `${one},`, times: times - 1, end: `${one}]` },
        ] as const,
    ),
  );
  const inOne = around(VALUES, Math.floor(bytes / 2)).map(
    (times) =>
      [`one row of ${times} values`, { begin: "[[", part: "0,", times, end: "0]]" }] as const,
  );
  const keys = around(PART / 8, Math.floor(bytes / 8)).map(
    (times) =>
      [`${times} fields`, { begin: "[{", part: '"abc":0,', times, end: '"z":0}]' }] as const,
  );
  const long = around(PART, bytes).flatMap((times) => [
    [`a text of ${times}`, { begin: '["', part: "x", times, end: '"]' }] as const,
    [`a name of ${times}`, { begin: '[{"', part: "x", times, end: '":0}]' }] as const,
    [`a number of ${times} digits`, { begin: "[", part: "9", times, end: "]" }] as const,
    [`${times} spaces`, { begin: "[", part: " ", times, end: "]" }] as const,
    [
      `${times} escapes`,
      { begin: '["', part: "\\n", times: Math.floor(times / 2), end: '"]' },
    ] as const,
  ]);
  const odd = [
    "1e999",
    "-1e999",
    "[1e999]",
    '[{"valor":1e999}]',
    "1e-400",
    "NaN",
    "01",
    "[,]",
    "[1,]",
    "{,}",
    '{"a"}',
    "[1 2]",
    '"\\ud83d"',
    '"\\u0000"',
    '"\\x"',
    "/* a */ []",
    "[] // a",
    '{"__proto__":{"a":1}}',
    '[{"__proto__":[]}]',
    '[{"constructor":{"prototype":{}}}]',
    '[{"id":"a","id":"b"}]',
    "true",
    "",
    "]",
    "}",
    "[}",
    '"',
    "'a'",
  ].map((text) => [text, { begin: text, part: "", times: 0, end: "" }] as const);
  return [...nested, ...closed, ...many, ...inOne, ...keys, ...long, ...odd];
}

/** Every copy whose place holds a hostile value: each list, the head, and a row. */
function placed(copy: Readonly<Record<string, unknown>>, bytes: number): readonly Hostile[] {
  const places = [
    ...LIST_FIELDS,
    "perfil",
    "propostas_recusadas",
    "versao",
    "unknown",
    "__proto__",
  ];
  const mark = "\u{1F512}";
  return values(bytes).map(([name, value], index) => {
    const place = places[index % places.length] ?? "";
    const isRow = index % 3 === 0 && Array.isArray(copy[place]);
    const [row] = isRow ? (copy[place] as readonly object[]) : [];
    const put = row === undefined ? mark : [{ ...row, unknown: mark }];
    const text = JSON.stringify({ ...copy, ["x"]: mark }).replace(
      `,"x":"${mark}"`,
      () => `,${JSON.stringify(place)}:${JSON.stringify(put)}`,
    );
    const [before = "", after = ""] = text.split(`"${mark}"`);
    return {
      name: `${name} in ${row === undefined ? "" : "a row of "}${place}`,
      bytes: () => bytesOf({ ...value, begin: before + value.begin, end: value.end + after }),
    };
  });
}

/** Copies that say what they hold truly, and hold as much as they may, or more. */
function whole(copy: Readonly<Record<string, unknown>>, bytes: number): readonly Hostile[] {
  const [record] = copy["despesas"] as readonly object[];
  const id = (number: number) => `01a20af8-192a-72c8-b9ec-${number.toString(16).padStart(12, "0")}`;
  const rows = (count: number, more: object = {}) =>
    Array.from({ length: count }, (_, number) => ({
      ...record,
      conta: undefined,
      id: id(number),
      ...more,
    }));
  const [goal] = copy["objetivos"] as readonly object[];
  const entries = (count: number) =>
    Array.from({ length: count }, () => ({ data: "2026-03-05", valor: 1 }));
  const said = (content: object) => {
    const file = { ...copy, ...content };
    return Buffer.from(JSON.stringify({ ...file, soma: sumOf(file) }));
  };
  const most = Math.floor(bytes / 220);
  return [
    ...[1_000, ITEMS - 2_000, ITEMS + 1]
      .filter((count) => count <= most)
      .map((count) => ({
        name: `${count} expenses`,
        bytes: () => said({ despesas: rows(count) }),
      })),
    ...[100, Math.floor(PART / 38), 200_000]
      .filter((count) => count <= most)
      .map((count) => ({
        name: `a goal of ${count} entries`,
        bytes: () => said({ objetivos: [{ ...goal, entradas: entries(count) }] }),
      })),
    {
      name: "rows with fields that nobody knows",
      bytes: () =>
        said({
          despesas: rows(
            Math.min(1_000, Math.floor(most / 300)),
            Object.fromEntries(Array.from({ length: 5_000 }, (_, at) => [`a${at}`, at] as const)),
          ),
        }),
    },
    {
      name: "the same row a thousand times",
      bytes: () => said({ despesas: rows(1_000, { id: id(1) }) }),
    },
  ];
}

/** What a file may be as a whole. */
function dressed(text: string): readonly Hostile[] {
  const bytes = Buffer.from(text);
  const middle = Math.floor(bytes.length / 2);
  const cuts = [0, 1, 2, middle, bytes.length - 2, bytes.length - 1];
  return [
    ...cuts.map((at) => ({ name: `cut at ${at}`, bytes: () => bytes.subarray(0, at) })),
    { name: "with a mark of UTF-8", bytes: () => Buffer.from(`\uFEFF${text}`) },
    { name: "UTF-16, little end first", bytes: () => Buffer.from(`\uFEFF${text}`, "utf16le") },
    {
      name: "UTF-16, big end first",
      bytes: () => Buffer.from(`\uFEFF${text}`, "utf16le").swap16(),
    },
    { name: "a null behind", bytes: () => Buffer.concat([bytes, Buffer.alloc(1)]) },
    { name: "a null inside", bytes: () => Buffer.from(bytes).fill(0, middle, middle + 1) },
    { name: "no UTF-8 inside", bytes: () => Buffer.from(bytes).fill(0xff, middle, middle + 1) },
    { name: "twice", bytes: () => Buffer.concat([bytes, bytes]) },
    { name: "another value behind", bytes: () => Buffer.from(`${text} 1`) },
    { name: "a comment before", bytes: () => Buffer.from(`/* a */ ${text}`) },
    { name: "a list of copies", bytes: () => Buffer.from(`[${text}]`) },
    { name: "a list twice", bytes: () => Buffer.from(text.replace("{", '{"receitas":[],')) },
    { name: "its version twice", bytes: () => Buffer.from(text.replace("{", '{"versao":1,')) },
    ...["1", '"a"', "null", "{}", "[]", "Data;Valor", "\0\0\0\0", " "].map((other) => ({
      name: JSON.stringify(other),
      bytes: () => Buffer.from(other),
    })),
  ];
}

/** Every hostile text of a copy of at most about so many bytes. */
export function hostileJson(text: string, bytes: number): readonly Hostile[] {
  const copy = JSON.parse(text) as Readonly<Record<string, unknown>>;
  return [...dressed(text), ...placed(copy, bytes), ...whole(copy, bytes)];
}
