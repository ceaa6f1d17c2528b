/** The day on which the lives of accounts are lived. */
export const TODAY = "2031-05-06";

/** Days around it, on which something is spent or told. */
export const DAYS = ["2031-05-04", "2031-05-05", TODAY, "2031-05-07", "2031-05-09"];

/** What is expected of a record; `root` is the record that it was divided from, or itself. */
export type Spent = {
  readonly id: string;
  readonly root: string;
  readonly account: string | null;
  readonly day: string;
  readonly euros: number;
  readonly uncounted: number;
  readonly category: string;
};

/** What is expected of a movement of a bank's file: it moves its account by itself, by its own day and amount. */
export type Line = {
  /** The record that it made, or its own. */
  readonly id: string;
  readonly draft: string;
  readonly account: string;
  readonly day: string;
  readonly euros: number;
  readonly counted: boolean;
};

/** A balance that was told for an account. */
export type Telling = {
  /** Its place among all that were told. */
  readonly nth: number;
  readonly day: string;
  readonly euros: number;
  /** The import that told it. */
  readonly draft: string | null;
  /** The records that it held when it was told, with those divided from them; null at the end of its day. */
  readonly held: ReadonlySet<string> | null;
};

export type Place = {
  readonly id: string;
  readonly ofTheDay: boolean;
  readonly closed: boolean;
  /** The import that made it. */
  readonly madeBy: string | null;
  readonly tellings: readonly Telling[];
};

export type Model = {
  readonly accounts: readonly Place[];
  readonly spent: readonly Spent[];
  readonly lines: readonly Line[];
  readonly chosen: string | null;
  readonly first: string | null;
};

export const NOTHING: Model = { accounts: [], spent: [], lines: [], chosen: null, first: null };

/** Returns the balance that counts: the last one that a person told, or a file's of the same day or a later one. */
const toldOf = ({ tellings }: Place): Telling | null =>
  tellings.reduce<Telling | null>(
    (counts, one) =>
      counts === null || one.draft === null || one.day >= counts.day ? one : counts,
    null,
  );

/** Returns the account that takes what names none: the chosen one, else the one that was told first, else the first made. */
export const mainOf = ({ accounts, chosen }: Model): string | null => {
  const possible = accounts.filter((one) => one.ofTheDay && !one.closed);
  const [toldFirst] = possible
    .flatMap(({ id, tellings: [first] }) => (first ? [{ id, nth: first.nth }] : []))
    .toSorted((one, other) => one.nth - other.nth);
  return (possible.find(({ id }) => id === chosen) ?? toldFirst ?? possible[0])?.id ?? null;
};

/** Names the ledger's first account once: the first open account of the day. */
export const named = (model: Model): Model => ({
  ...model,
  first:
    model.accounts.find(({ id }) => id === model.first)?.id ??
    model.accounts.find(({ ofTheDay, closed }) => ofTheDay && !closed)?.id ??
    null,
});

/** The records of an account up to today. */
const lying = ({ spent, first }: Model, id: string) =>
  spent.filter(({ account, day }) => (account ?? first) === id && day <= TODAY);

/** Tells a balance: of today it holds what its account holds now, of another day it is that of the end of the day. */
export function told(
  model: Model,
  id: string,
  { day, euros, draft, nth }: Omit<Telling, "held">,
): Model {
  const held = day === TODAY ? new Set(lying(named(model), id).map((one) => one.id)) : null;
  const accounts = model.accounts.map((one) =>
    one.id === id ? { ...one, tellings: [...one.tellings, { day, euros, draft, nth, held }] } : one,
  );
  return { ...model, accounts };
}

/** Adds the movements of a file, with their records, and perhaps the account that it makes. */
export function imported(
  model: Model,
  lines: readonly Line[],
  opened: Pick<Place, "id" | "madeBy"> | null,
): Model {
  const records = lines
    .filter(({ counted }) => counted)
    .map(({ id, account, day, euros }): Spent => ({
      id,
      root: id,
      account,
      day,
      euros,
      uncounted: 0,
      category: "Lazer",
    }));
  const accounts = opened && { ...opened, ofTheDay: true, closed: false, tellings: [] };
  return {
    ...model,
    accounts: [...model.accounts, ...(accounts === null ? [] : [accounts])],
    lines: [...model.lines, ...lines],
    spent: [...model.spent, ...records],
  };
}

/** Takes back the movements of an import, its balance, and the account that it made, but for edited records. */
export function unimported(model: Model, draft: string, edited: ReadonlySet<string>): Model {
  const ofImport = new Set(
    model.lines.filter((line) => line.draft === draft).map((line) => line.id),
  );
  const spent = model.spent.filter(({ id }) => !ofImport.has(id) || edited.has(id));
  const lines = model.lines.filter(
    (line) =>
      line.draft !== draft ||
      (line.counted && spent.some(({ id, root }) => root === line.id && edited.has(id))),
  );
  if (lines.some((line) => line.draft === draft)) return { ...model, spent, lines };
  const accounts = model.accounts
    .map((one) => ({ ...one, tellings: one.tellings.filter((telling) => telling.draft !== draft) }))
    .filter(
      ({ id, madeBy, tellings }) =>
        madeBy !== draft ||
        tellings.length > 0 ||
        spent.some(({ account }) => account === id) ||
        lines.some(({ account }) => account === id),
    );
  return { ...model, spent, lines, accounts };
}

const sumOf = (records: readonly Spent[]) =>
  records.reduce((sum, { euros, uncounted }) => sum + euros + uncounted, 0);

/** What an account holds: what was told, and what moved since. */
export function holds(model: Model, place: Place): number | null {
  const { id, closed } = place;
  const counts = toldOf(place);
  if (counts === null || closed) return null;
  const { lines, spent, first } = model;
  const isOwn = ({ account }: Spent) => (account ?? first) === id;
  const own = lines.filter(({ account }) => account === id);
  const recordsOf = (line: Line) => spent.filter(({ root }) => root === line.id);
  const broughtBy = (line: Line) => recordsOf(line).filter(isOwn);
  const elsewhere = (line: Line) => recordsOf(line).filter((one) => !isOwn(one));
  const brought = new Set(own.flatMap(broughtBy));
  const ofBank = own.filter(
    (line) =>
      line.day > counts.day && line.day <= TODAY && (!line.counted || broughtBy(line).length > 0),
  );
  const byHand = spent.filter((one) => {
    if (!isOwn(one) || brought.has(one) || one.day > TODAY) return false;
    return (
      one.day > counts.day ||
      (one.day === counts.day && counts.held !== null && !counts.held.has(one.id))
    );
  });
  const moved =
    ofBank.reduce((sum, line) => sum + line.euros - sumOf(elsewhere(line)), 0) + sumOf(byHand);
  return counts.euros - moved;
}
