import BetterSqlite from "better-sqlite3";
import fc from "fast-check";
import { afterAll, expect, test, vi } from "vitest";
import { keptStatements } from "../../../../server/infrastructure/persistence/sqlite/sqlite-connection.ts";

const database = new BetterSqlite(":memory:");
afterAll(() => database.close());

const text = (number: number) => `select ${number} as answer`;

test("each text is answered by its own statement, however many were prepared between", () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 9 }), { maxLength: 60 }), (numbers) => {
      const prepare = keptStatements(database, 4);
      for (const number of numbers) expect(prepare(text(number)).get()).toEqual({ answer: number });
    }),
  );
});

test("a text among the last used ones is not prepared again, and no more than those are kept", () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 9 }), { maxLength: 60 }), (numbers) => {
      const prepared = vi.fn<(wanted: string) => BetterSqlite.Statement>((wanted) =>
        database.prepare(wanted),
      );
      const prepare = keptStatements({ prepare: prepared as never }, 4);
      numbers.forEach((number, index) => {
        prepared.mockClear();
        prepare(text(number));
        const since = numbers.slice(numbers.lastIndexOf(number, index - 1), index);
        const isKept = numbers.slice(0, index).includes(number) && new Set(since).size <= 4;
        expect(prepared).toHaveBeenCalledTimes(isKept ? 0 : 1);
      });
    }),
  );
});

test("a text that cannot be prepared fails each time with the same fault", () => {
  const prepare = keptStatements(database);
  for (const _ of [1, 2]) expect(() => prepare("select from")).toThrow("syntax error");
});

test("what a statement reads follows a change of its table", () => {
  const prepare = keptStatements(database);
  database.exec("create table things (name text)");
  const read = () => prepare("select * from things").all();
  expect(read()).toEqual([]);
  database.exec("alter table things add column size integer default 1");
  database.exec("insert into things (name) values ('box')");
  expect(read()).toEqual([{ name: "box", size: 1 }]);
});
