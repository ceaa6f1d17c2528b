import { foldName } from "../tables/header.ts";
import { cellText, type Cell } from "../tables/sheet.ts";

/** What a row says of itself that is no movement: the balance before or after the movements, or a sum of them. */
export type RowLabel = "opening" | "closing" | "total";

/** A period, a day or the currency may follow a label. */
const REST = "(?:a|de|do|em|ao)?(?:periodo|mes|dia)?\\d{0,8}(?:eur|euros?)?";

const LABELS: readonly (readonly [RowLabel, RegExp])[] = [
  [
    "opening",
    new RegExp(
      `^(?:saldo(?:contabilistico)?(?:inicial|anterior|deabertura|transportado)|(?:opening|starting|initial|previous)balance|balance(?:atstart|atstartofperiod|broughtforward))${REST}$`,
    ),
  ],
  [
    "closing",
    new RegExp(
      `^(?:(?:novo)?saldo(?:contabilistico|disponivel|autorizado|contabilisticofinal|disponivelfinal)?(?:final|atual|actual|deencerramento|atransportar)?|(?:closing|ending|final|current|available)balance|balance(?:atend|atendofperiod|carriedforward)?)${REST}$`,
    ),
  ],
  [
    "total",
    new RegExp(
      `^(?:sub|grand)?tota(?:l|is)(?:geral|general|parcial|parciais|acumulado|debitos?|creditos?|dedebitos?|decreditos?|deentradas|desaidas|entradas|saidas|movimentos|demovimentos|despesas|receitas|dedespesas|dereceitas|dapagina|in|out|income|expenses?)?${REST}$`,
    ),
  ],
];

/** A cheap test first, since most cells begin otherwise. */
const MAY_BE =
  /^\s*(?:novo\s|saldo|sub|grand|tota|opening|starting|initial|previous|balance|closing|ending|final|current|available)/i;

/** The label of a row and the column in which it stands; null if it has none. */
export function labelOf(
  cells: readonly Cell[],
): { readonly label: RowLabel; readonly at: number } | null {
  for (const [at, cell] of cells.entries()) {
    const text = cellText(cell);
    if (!MAY_BE.test(text)) continue;
    const name = foldName(text.split(":")[0] ?? "");
    const found = LABELS.find(([, names]) => names.test(name));
    if (found !== undefined) return { label: found[0], at };
  }
  return null;
}

type TextColumns = { readonly description?: number; readonly details?: number };

/**
 * The label of a row of a table whose columns are known; null if it stands beside the text of a movement, as in a summary
 * to the right of the table.
 */
export function ownLabel(
  cells: readonly Cell[],
  { description, details }: TextColumns,
): ReturnType<typeof labelOf> {
  const found = labelOf(cells);
  if (found === null || description === undefined || found.at === details) return found;
  return found.at <= description || cellText(cells[description]) === "" ? found : null;
}

const MOVEMENTS =
  "(?:ultim[oa]s)?(?:movimentos?|operac(?:ao|oes)|transac(?:ao|oes)|lancamentos?|compras|transactions?|movements?)";

/** Headings of movements that are not booked, and of those that are, folded. */
const HEADINGS = {
  pending:
    /^(?:moviment(?:os|acoes)|operacoes|transacoes|lancamentos|compras|autorizacoes)?(?:pendentes?|porliquidar|porprocessar|porcontabilizar|nao(?:contabilizad|liquidad)[oa]s|cativ[oa]s|emcurso|autorizad[oa]s|agendad[oa]s|previst[oa]s|futur[oa]s)$|^(?:pending|upcoming|scheduled)(?:transactions?|movements?)?$/,
  booked: new RegExp(`^${MOVEMENTS}|^(?:booked|posted|completed)`),
};

/** What a row with nothing but a heading says of the movements below it; null for any other row. */
export function headingOf(cells: readonly Cell[]): keyof typeof HEADINGS | null {
  const [text = "", ...others] = cells.map(cellText).filter((one) => one !== "");
  if (others.length > 0 || text.length > 60) return null;
  const name = foldName(text).replace(/\d+$/, "");
  if (HEADINGS.pending.test(name)) return "pending";
  return HEADINGS.booked.test(name) ? "booked" : null;
}
