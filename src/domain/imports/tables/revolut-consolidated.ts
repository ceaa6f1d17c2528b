import { accepted, refused, type Result } from "../../shared/result.ts";
import { findMovements } from "./find-movements.ts";
import { joined, type Findings } from "../statements/findings.ts";
import { foldName } from "./header.ts";
import { REVOLUT_SECTION } from "./layouts/revolut-consolidated.ts";
import type { Found } from "../statements/movement.ts";
import { readDay } from "../cells/read-day.ts";
import type { ReadFault } from "../read-fault.ts";
import { layoutOf, readingOf, type Reading } from "./reading.ts";
import { cellText, type Sheet, type SheetRow } from "./sheet.ts";
import type { IgnoredReason } from "../statements/statement.ts";
import { unreadDate } from "./unread-dates.ts";

/** The movements of one account of the statement, or of one of its pockets: `Conta Pessoal (EUR)`. */
type Section = {
  readonly name: string;
  readonly currency: string;
  readonly reading: Reading;
  readonly rows: Sheet;
};

const TITLE = /^(.{1,100}?)\s*\(([A-Z]{3})\)$/;

/** The line between two sections. */
const RULE = /^-{3,}$/;

/** The most rows between the title of a section and its header. */
const MAX_ROWS_BEFORE_HEADER = 4;

/**
 * Finds the movements in euros of Revolut's consolidated statement, a part for each account or pocket, distinguished by
 * their names. Movements in other currencies, and in tables of no account, such as those of funds, are counted as
 * ignored. Null for any other table.
 */
export function revolutConsolidated(sheet: Sheet): Result<Findings, ReadFault> | null {
  const sections = sectionsOf(sheet);
  if (sections.length === 0) return null;
  const inEuros = sections.filter(({ currency, rows }) => currency === "EUR" && rows.some(isDated));
  const names = new Set(inEuros.map(({ name }) => foldName(name)));
  if (names.size < inEuros.length) return refused({ type: "accounts-alike" });
  const within = new Set(sections.flatMap(({ rows }) => rows));
  const others = sheet.filter((row) => isDated(row) && !within.has(row));
  const found = joined([...sections.map(foundIn), leftOut(others, "elsewhere")]);
  const isEmpty = found.movements.length + found.ignored.length === 0;
  const example = isEmpty ? unreadDateIn(sections) : null;
  if (example !== null) return refused({ type: "unknown-dates", example });
  const { id, name, kind } = REVOLUT_SECTION;
  return accepted({ about: { source: { id, name }, account: { digits: null, kind } }, found });
}

const isDated = ({ cells }: SheetRow): boolean => readDay(cellText(cells[0])) !== null;

const leftOut = (rows: Sheet, reason: IgnoredReason): Found => ({
  movements: [],
  unread: [],
  ignored: rows.map(() => reason),
});

const unreadDateIn = (sections: readonly Section[]): string | null =>
  sections
    .map(({ reading, rows }) => unreadDate(rows, reading.columns.date ?? 0))
    .find((example) => example !== null) ?? null;

/** The sections with movements, each from its title to the next one or to the line between them. */
function sectionsOf(sheet: Sheet): readonly Section[] {
  const starts = [...sheet.keys()].filter((at) => titleOf(sheet[at]) !== null);
  return starts.flatMap((at, index) => {
    const next = sheet.slice(at + 1, starts[index + 1]);
    const end = next.findIndex(({ cells }) => RULE.test(cellText(cells[0])));
    const table = tableIn(end === -1 ? next : next.slice(0, end));
    const title = titleOf(sheet[at]);
    return table === null || title === null ? [] : [{ ...title, ...table }];
  });
}

function titleOf(row: SheetRow | undefined) {
  const [first = null, ...others] = row?.cells ?? [];
  const [, name, currency] = TITLE.exec(cellText(first)) ?? [];
  const isAlone = others.every((cell) => cellText(cell) === "");
  return name === undefined || currency === undefined || !isAlone ? null : { name, currency };
}

function tableIn(section: Sheet): Pick<Section, "reading" | "rows"> | null {
  for (const [at, row] of section.slice(0, MAX_ROWS_BEFORE_HEADER).entries()) {
    const known = layoutOf([REVOLUT_SECTION], row, []);
    if (known === null) continue;
    const rows = section.slice(at + 1);
    return { reading: readingOf(known.layout, known.columns, rows), rows };
  }
  return null;
}

function foundIn({ name, currency, reading, rows }: Section): Found {
  if (currency !== "EUR") return leftOut(rows.filter(isDated), "currency");
  const found = findMovements(rows, reading);
  return { ...found, movements: found.movements.map((one) => ({ ...one, chain: name })) };
}
