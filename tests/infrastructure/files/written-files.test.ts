import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { identitiesOf } from "../../support/identities.ts";
import { anyLines, anyOpening } from "../../support/arbitraries/bank-line.ts";
import type { BankFile } from "../../support/bank-files/bank-file.ts";
import { BANK_FILES } from "../../support/bank-files/bank-files.ts";
import { lineKey, rowKey, total } from "../../support/bank-files/line-keys.ts";
import { provenOf } from "../../support/bank-files/proven.ts";
import { running, type Line } from "../../support/bank-files/line.ts";
import { readBytes, statementIn } from "../../support/bank-files/read.ts";
import { runs } from "../../support/runs.ts";

const each = BANK_FILES.map((file): [string, BankFile] => [file.file, file]);

/** Whether lines written in such a file tell by themselves which way they go. */
const showsSigns = ({ signs }: BankFile, lines: readonly Line[]) =>
  signs === undefined ||
  (lines.some(({ cents }) => cents < 0) &&
    (signs === "seen" || lines.some(({ cents }) => cents > 0)));

const sorted = (texts: readonly string[]) => texts.toSorted();

describe("random movements", () => {
  it.each(each)("written as %s are read back exactly", async (_, bank) => {
    await fc.assert(
      fc.asyncProperty(anyLines(), anyOpening, async (lines, opening) => {
        fc.pre(showsSigns(bank, lines));
        const statement = await statementIn(bank.write(lines, opening));
        expect(statement.source.id).toBe(bank.source);
        expect(sorted(statement.rows.map(rowKey))).toEqual(sorted(lines.map(lineKey)));
        expect(statement.unread).toEqual([]);
        const dates = statement.rows.map(({ date }) => date);
        expect(dates).toEqual(dates.toSorted());
        if (bank.balances !== "rows") return;
        expect(sorted(statement.rows.map((row) => `${rowKey(row)} ${row.balance}`))).toEqual(
          sorted(running(opening, lines).map((line) => `${lineKey(line)} ${line.balance}`)),
        );
        if (lines.length > 1) expect(statement.proof).toEqual(provenOf(bank, lines.length));
        if (lines[0]?.date !== lines.at(-1)?.date)
          expect(statement.closing?.amount).toBe(opening + total(lines));
      }),
      { numRuns: runs(25) },
    );
  });

  it.each(each.filter(([, { signs }]) => signs === "seen"))(
    "without a sign, written as %s, come in, or are told as not read, or asked about",
    async (_, bank) => {
      await fc.assert(
        fc.asyncProperty(anyLines(), anyOpening, async (signed, opening) => {
          const lines = signed.map((line) => ({ ...line, cents: Math.abs(line.cents) }));
          const read = await readBytes(bank.write(lines, opening));
          if (read.type === "needs-mapping") {
            expect(read.bank).not.toBeNull();
            expect(read.proposal.sign).toBe("unknown");
            return;
          }
          if (read.type !== "statement") throw new Error(JSON.stringify(read));
          const { rows, unread } = read.statement;
          expect(lines.map(lineKey)).toEqual(expect.arrayContaining(rows.map(rowKey)));
          expect(rows.length + unread.length).toBe(lines.length);
        }),
        { numRuns: runs(10) },
      );
    },
  );

  it.each(each)(
    "written as %s in parts that overlap by whole days name the same rows",
    async (_, bank) => {
      await fc.assert(
        fc.asyncProperty(anyLines(3), anyOpening, fc.nat(), async (lines, opening, cut) => {
          const day = lines[cut % lines.length]!.date;
          const later = lines.filter(({ date }) => date >= day);
          const before = lines.filter(({ date }) => date < day);
          fc.pre(showsSigns(bank, later));
          const whole = identitiesOf((await statementIn(bank.write(lines, opening))).rows);
          const part = await statementIn(bank.write(later, opening + total(before)));
          const known = new Set(whole);
          expect(identitiesOf(part.rows).filter((identity) => !known.has(identity))).toEqual([]);
        }),
        { numRuns: runs(10) },
      );
    },
  );
});
