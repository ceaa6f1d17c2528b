import * as v from "valibot";
import { accountListSchema, decodeAccount } from "../../../src/contract/kinds/accounts.ts";
import { encodeImport } from "../../../src/contract/imports/imports.ts";
import {
  decodeStoredLines,
  storedLinesSchema,
} from "../../../src/contract/imports/stored-lines.ts";
import {
  decodeTransaction,
  transactionListSchema,
} from "../../../src/contract/kinds/transactions.ts";
import type { Account } from "../../../src/domain/accounts/account.ts";
import { freshAccount } from "../../../src/domain/accounts/account.ts";
import type { ImportAccount } from "../../../src/domain/imports/import.ts";
import { INVOICES } from "../../../src/domain/imports/invoices.ts";
import { importDraft } from "../../../src/domain/imports/review/import-draft.ts";
import { openReview } from "../../../src/domain/imports/review/open-review.ts";
import { ownAccount } from "../../../src/domain/imports/review/own-account.ts";
import type { Statement } from "../../../src/domain/imports/statements/statement.ts";
import {
  accountId,
  importId,
  transactionId,
  type AccountId,
  type ImportId,
} from "../../../src/domain/shared/ids.ts";
import { finish } from "../../../src/domain/shared/slices.ts";
import { timeOrderedId } from "../../../server/infrastructure/time-ordered-id.ts";
import { OWN_CATEGORIES } from "../../support/categories.ts";
import { statementIn } from "../../support/bank-files/read.ts";
import type { writerOf } from "./writes.ts";

/** Imports banks' files into a real ledger, with all proposals accepted. */
export function importSession(write: ReturnType<typeof writerOf>) {
  const get = async <Schema extends v.GenericSchema>(path: string, schema: Schema) =>
    v.parse(schema, (await write("GET", path)).body);

  async function known() {
    const lines = decodeStoredLines(await get("/importacoes/linhas", storedLinesSchema));
    const accounts = (await get("/contas", accountListSchema)).map(decodeAccount);
    const imported = new Set(lines.flatMap(({ records }) => records));
    const records = [
      ...(await get("/despesas", transactionListSchema)).map((one) =>
        decodeTransaction("expense", one),
      ),
      ...(await get("/receitas", transactionListSchema)).map((one) =>
        decodeTransaction("income", one),
      ),
    ];
    return { lines, accounts, entered: records.filter(({ id }) => !imported.has(id)) };
  }

  /** Imports files together; returns their imports in the order of the files. */
  return async (files: readonly Uint8Array[]): Promise<readonly ImportId[]> => {
    const { lines, accounts, entered } = await known();
    const idsOf = (isMeant: (account: Account) => boolean): ReadonlySet<AccountId> =>
      new Set(accounts.filter(isMeant).map(({ id }) => id));
    const statements = await Promise.all(files.map((bytes) => statementIn(bytes)));
    const account = accountOf(accounts);
    const reviewed = statements.map((statement) => ({
      name: "extrato.csv",
      statement,
      account: account(statement),
      gap: null,
      tells: null,
    }));
    const review = finish(
      openReview(
        reviewed,
        {
          lines,
          invoices: idsOf(({ bank }) => bank === INVOICES.name),
          cards: idsOf(({ kind }) => kind === "card"),
          entered,
          knowledge: { categories: OWN_CATEGORIES, rules: [], habits: new Map() },
          recurrences: [],
        },
        () => transactionId(timeOrderedId()),
      ),
    );
    const made: ImportId[] = [];
    for (const at of files.keys()) {
      const id = importId(timeOrderedId());
      const draft = importDraft(review, at, id);
      if (draft === null) throw new Error("each file is in its review");
      const answer = await write("POST", "/importacoes", { body: encodeImport(draft) });
      if (answer.status !== 201) throw new Error(answer.text);
      made.push(id);
    }
    return made;
  };
}

/** Returns the account of a file, a known or a new one, which files may share. */
function accountOf(known: readonly Account[]) {
  const accounts = [...known];
  return (statement: Statement): ImportAccount => {
    const own = ownAccount(statement, accounts);
    if (own !== null) return own;
    const { source } = statement;
    const fresh = { id: accountId(timeOrderedId()), label: source.name, ...statement.account };
    accounts.push(freshAccount(fresh, source.name));
    return fresh;
  };
}
