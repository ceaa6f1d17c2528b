import {
  freshAccount,
  newlyTold,
  type Account,
  type Closing,
} from "../../domain/accounts/account.ts";
import { accountCalled } from "../../domain/accounts/account-called.ts";
import { INVOICES } from "../../domain/imports/invoices.ts";
import type { ImportAccount } from "../../domain/imports/import.ts";
import { accountGaps } from "../../domain/imports/review/account-gaps.ts";
import { carryOver } from "../../domain/imports/review/carry-over.ts";
import { learnFromLedger } from "../../domain/imports/review/learn-from-ledger.ts";
import { openReview } from "../../domain/imports/review/open-review.ts";
import { ownAccount } from "../../domain/imports/review/own-account.ts";
import { ENTERED_WITHIN_DAYS } from "../../domain/imports/review/possible-matches.ts";
import type { Statement } from "../../domain/imports/statements/statement.ts";
import { accountsOf } from "../../domain/ledger/accounts-of.ts";
import { holds, type Book } from "../../domain/ledger/book.ts";
import { monthsOf, rowsOf } from "../../domain/ledger/read-book.ts";
import { rulesOf } from "../../domain/ledger/rules-of.ts";
import { recurrencesOf } from "../../domain/ledger/recurrences-of.ts";
import { addDays } from "../../domain/shared/add-days.ts";
import type { CivilDate } from "../../domain/shared/civil-date.ts";
import { accountId, type AccountId, transactionId } from "../../domain/shared/ids.ts";
import { monthOf, type YearMonth } from "../../domain/shared/year-month.ts";
import { isOffline, orOffline } from "../offline.ts";
import { needWhole } from "../ledger/whole-book.ts";
import type { AccountOfFile, CompareInput, OpenReview, ReadFile } from "./import-steps.ts";
import { inSlices } from "../in-slices.ts";
import type { Ledger } from "../ledger/ledger.ts";
import type { IdGenerator } from "../id-generator.ts";
import type { RememberedImports } from "./remember-imports.ts";

type Ports = {
  readonly imports: Pick<RememberedImports, "known">;
  readonly ledger: Pick<Ledger, "getSnapshot" | "subscribe" | "openRecords" | "upToDate">;
  readonly ids: IdGenerator;
  /** Yields to other work. */
  readonly pause: () => Promise<void>;
  /** The name of an account that the import makes; a file of several accounts may name it. */
  readonly nameAccount: (statement: Statement, named: string | null) => string;
};

/** Registers what to do when the comparison is cancelled. */
type CalledOff = (stop: () => void) => void;

/**
 * Compares files with everything in the ledger; without a network only with the book. Rejects with a Failure; never
 * ends once it is cancelled.
 */
export const compareStatements =
  ({ imports, ledger, ids, pause, nameAccount }: Ports) =>
  async ({ files, before }: CompareInput, whenCalledOff: CalledOff): Promise<OpenReview> => {
    const [told] = await Promise.all([orOffline(imports.known()), ledger.openRecords()]);
    const unseen = isOffline(told) ? told : null;
    const lines = isOffline(told) ? [] : told;
    if (unseen === null) await ledger.upToDate();
    needWhole(ledger);
    const span = spanOf(files);
    const book = await whenHeld(ledger, span && monthOf(span.from), whenCalledOff);
    const known = accountsOf(book);
    const newAccount = ({ statement, among }: ReadFile): ImportAccount => ({
      id: accountId(ids.next()),
      label: nameAccount(statement, statement.account.digits === null ? nameIn(among) : null),
      ...statement.account,
    });
    const ofFiles = accountsOfFiles(files, known, newAccount);
    const gaps = accountGaps(
      files.map(({ statement }, at) => ({ statement, account: ofFiles[at]?.id ?? accountId("") })),
      balances(known),
    );
    const lineOf = new Map(lines.flatMap((line) => line.records.map((id) => [id, line] as const)));
    const categories = [...book.categories.values()].map(({ record }) => record);
    const learning = learnFromLedger(rowsBackFrom(book), lineOf, categories);
    const habits = await inSlices(learning, pause);
    // What was divided from an imported record is of its movement.
    const entered = rowsWithin(book, span).filter(
      ({ id, dividedFrom }) =>
        !lineOf.has(id) && (dividedFrom === undefined || !lineOf.has(dividedFrom)),
    );
    const invoices = new Set(
      known.filter(({ bank }) => bank === INVOICES.name).map(({ id }) => id),
    );
    const opened = await inSlices(
      openReview(
        files.map((file, at) => {
          const { name } = file.file;
          const { statement, answers = {} } = file;
          const account = ofFiles[at] ?? newAccount(file);
          const closing = statement.rows.length === 0 ? null : statement.closing;
          const tells = newlyTold(closing, balances(known)(account.id));
          return { name, statement, account, gap: gaps[at] ?? null, tells, answers };
        }),
        {
          lines,
          invoices,
          cards: new Set(known.filter(({ kind }) => kind === "card").map(({ id }) => id)),
          entered,
          ...(known.length > 1 && {
            accountNames: new Map(known.map(({ id, label }) => [id, label])),
          }),
          knowledge: { categories, rules: rulesOf(book), habits },
          recurrences: recurrencesOf(book),
        },
        () => transactionId(ids.next()),
      ),
      pause,
    );
    const choice = [...known, ...(before?.accounts ?? []), ...ofFiles];
    return {
      review: before === null ? opened : carryOver(before.review, opened),
      rules: rulesOf(book),
      accounts: [...new Map(choice.map((account) => [account.id, account])).values()],
      unseen,
    };
  };

type Span = { readonly from: CivilDate; readonly to: CivilDate };

/** The days around the rows of files, in which the same movements may have been entered by hand; null without rows. */
function spanOf(files: readonly ReadFile[]): Span | null {
  const ends = files.flatMap(({ statement: { rows } }) => [rows.at(0), rows.at(-1)]);
  const days = ends.flatMap((row) => (row ? [row.date] : [])).toSorted();
  const [first, last] = [days.at(0), days.at(-1)];
  return first === undefined || last === undefined
    ? null
    : { from: addDays(first, -ENTERED_WITHIN_DAYS), to: addDays(last, ENTERED_WITHIN_DAYS) };
}

/** The name of the account that a file of several is read as; null for a file of one. */
const nameIn = (among: AccountOfFile | undefined): string | null => among?.chosen ?? null;

/**
 * The account of each file: the chosen one, the one that it states, or a new one, which files may share; the accounts
 * of one file never do.
 */
function accountsOfFiles(
  files: readonly ReadFile[],
  known: readonly Account[],
  newAccount: (file: ReadFile) => ImportAccount,
): readonly ImportAccount[] {
  const made: Account[] = [];
  const found: ImportAccount[] = [];
  for (const file of files) {
    const { statement, account, among } = file;
    const others = new Set(
      found.flatMap(({ id }, at) => (among && files[at]?.among?.file === among.file ? id : [])),
    );
    const free = [...known, ...made].filter(({ id }) => !others.has(id));
    const own = account ?? ownAccount(statement, free, nameIn(among));
    const fresh = own ?? calledLike(newAccount(file), free);
    if (own === null && !free.some(({ id }) => id === fresh.id))
      made.push(freshAccount(fresh, statement.source.name));
    found.push(fresh);
  }
  return found;
}

/** The account that has a new one's name already, unless their numbers differ; else the new one. */
function calledLike(fresh: ImportAccount, free: readonly Account[]): ImportAccount {
  const found = accountCalled(
    free.filter(({ digits }) => digits === null || fresh.digits === null),
    fresh.label,
  );
  return found ?? fresh;
}

const balances =
  (known: readonly Account[]) =>
  (id: AccountId): Closing | null =>
    known.find((account) => account.id === id)?.balance ?? null;

function* rowsBackFrom(book: Book) {
  for (const month of monthsOf(book)) yield* rowsOf(book, month);
}

const rowsWithin = (book: Book, span: Span | null) =>
  span === null
    ? []
    : monthsOf(book)
        .filter((month) => month >= monthOf(span.from) && month <= monthOf(span.to))
        .flatMap((month) => rowsOf(book, month))
        .filter(({ date }) => date >= span.from && date <= span.to);

/** Resolves with the book once it reaches back to a month, as soon as the network allows it. */
const whenHeld = (
  { getSnapshot, subscribe }: Pick<Ledger, "getSnapshot" | "subscribe">,
  month: YearMonth | null,
  whenCalledOff: CalledOff,
) =>
  new Promise<Book>((resolve) => {
    const look = () => {
      const book = getSnapshot();
      if (month !== null && !holds(book, month)) return;
      stop();
      resolve(book);
    };
    const stop = subscribe(look);
    whenCalledOff(stop);
    look();
  });
