import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { openingOf } from "../../../src/domain/imports/statements/between-files.ts";
import { identitiesOf } from "../../support/identities.ts";
import { LAYOUTS } from "../../../src/domain/imports/tables/layouts/layouts.ts";
import type { BankFile } from "../../support/bank-files/bank-file.ts";
import { BANK_FILES } from "../../support/bank-files/bank-files.ts";
import { EXAMPLE, EXAMPLE_OPENING } from "../../support/bank-files/example.ts";
import { lineKey, rowKey, total } from "../../support/bank-files/line-keys.ts";
import { provenOf } from "../../support/bank-files/proven.ts";
import { statementIn } from "../../support/bank-files/read.ts";

const fixture = (file: string) =>
  new Uint8Array(readFileSync(`${import.meta.dirname}/../../fixtures/bank-files/${file}`));

const each = BANK_FILES.map((file): [string, BankFile] => [file.file, file]);

describe("the fixture of", () => {
  it.each(each)("%s is what its builder writes", (_, { file, write }) => {
    expect(Buffer.compare(fixture(file), write(EXAMPLE, EXAMPLE_OPENING))).toBe(0);
  });

  it.each(each)("%s is read as its bank's, cent by cent and row by row", async (_, bank) => {
    const statement = await statementIn(fixture(bank.file));
    expect(statement.source.id).toBe(bank.source);
    expect(statement.account).toEqual({ digits: bank.digits, kind: bank.kind });
    expect(statement.rows.map(rowKey).toSorted()).toEqual(EXAMPLE.map(lineKey).toSorted());
    expect(statement.unread).toEqual([]);
    expect(statement.ignored).toEqual([]);
  });

  it.each(each)("%s is proven as far as it has balances", async (_, bank) => {
    const statement = await statementIn(fixture(bank.file));
    if (bank.balances === "none") {
      expect(statement.proof).toEqual({ state: "none" });
      return;
    }
    expect(statement.proof).toEqual(provenOf(bank, EXAMPLE.length));
    expect(openingOf(statement)).toBe(EXAMPLE_OPENING);
    expect(statement.closing?.amount).toBe(EXAMPLE_OPENING + total(EXAMPLE));
  });

  it.each(each)(
    "%s names the same rows when it is read again, and two coffees as two",
    async (_, bank) => {
      const first = identitiesOf((await statementIn(fixture(bank.file))).rows);
      const second = identitiesOf((await statementIn(fixture(bank.file))).rows);
      expect(second).toEqual(first);
      expect(new Set(first).size).toBe(EXAMPLE.length);
      expect(first.filter((identity) => identity.includes("cafe central"))).toHaveLength(2);
    },
  );

  it("exists for every layout that is known", () => {
    const written = new Set(BANK_FILES.map(({ source }) => source));
    const known = LAYOUTS.map(({ id }) => id);
    expect(known.filter((id) => !written.has(id))).toEqual([]);
  });
});
