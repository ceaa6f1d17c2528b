import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { Database } from "../../../server/infrastructure/persistence/database.ts";
import {
  kyselyAdministrativeWork,
  kyselyStores,
  kyselyUserWork,
} from "../../../server/infrastructure/persistence/kysely-stores.ts";
import { timeOrderedId } from "../../../server/infrastructure/time-ordered-id.ts";
import { cents } from "../../../src/domain/shared/cents.ts";
import { civilDate } from "../../../src/domain/shared/civil-date.ts";
import { changeId, transactionId } from "../../../src/domain/shared/ids.ts";
import type { Transaction } from "../../../src/domain/transactions/transaction.ts";
import { newMember, writeIn } from "../support/ledgers.ts";
import { STORAGES, STRICT_STORAGES } from "../support/storages.ts";
import { tokenOf } from "../support/tokens.ts";

// A machine that has much else to do may take long to make a database.
vi.setConfig({ testTimeout: 60_000 });

const WRITER_COUNT = 20;

const expense = (amount: number): Transaction => ({
  id: transactionId(timeOrderedId()),
  kind: "expense",
  date: civilDate(2026, 2, 28),
  category: "Lazer",
  amount: cents(amount),
  description: null,
});

describe.each([...STORAGES, ...STRICT_STORAGES])(
  "works at the same time over $name",
  ({ start }) => {
    let database: Database;
    let stop: () => Promise<void>;
    beforeAll(async () => {
      ({ database, stop } = await start());
    });
    afterAll(() => stop());

    const stores = () => kyselyStores(database.queries);
    const write = (...parts: Parameters<ReturnType<typeof writeIn>>) => writeIn(database)(...parts);
    const times = <Outcome>(work: (number: number) => Promise<Outcome>) =>
      Promise.all(Array.from({ length: WRITER_COUNT }, (_, number) => work(number)));

    it("on one ledger are all done, each with a revision of its own", async () => {
      const member = await newMember(database);
      const made = await times((number) =>
        write(member, ({ transactions }) => transactions.create(expense(number))),
      );
      const revisions = (made as { revision: number }[]).map(({ revision }) => revision);
      expect(revisions.toSorted((a, b) => a - b)).toEqual(revisions.map((_, index) => index + 2));
      expect((await stores().ledgers.find(member.ledger))?.revision).toBe(WRITER_COUNT + 1);
      expect(await stores().transactions.list(member.ledger, "expense", {})).toHaveLength(
        WRITER_COUNT,
      );
      expect(await stores().ledgers.monthSums(member.ledger)).toMatchObject([
        { sum: (WRITER_COUNT * (WRITER_COUNT - 1)) / 2, count: WRITER_COUNT },
      ]);
    });

    it("on one record are all done, and what each replaced is what the one before it left", async () => {
      const member = await newMember(database);
      const record = expense(0);
      await write(member, ({ transactions }) => transactions.create(record));
      await times((number) =>
        write(member, async ({ transactions }) => {
          const before = await transactions.find(record.id);
          const amount = cents((before?.record.amount ?? 0) + number);
          await transactions.replace({ ...record, amount });
        }),
      );
      const sum = (WRITER_COUNT * (WRITER_COUNT - 1)) / 2;
      expect(await stores().transactions.list(member.ledger, "expense", {})).toMatchObject([
        { amount: sum },
      ]);
      expect(await stores().ledgers.monthSums(member.ledger)).toMatchObject([{ sum, count: 1 }]);
    });

    it("of one name are one, and the others find it done", async () => {
      const member = await newMember(database);
      const change = changeId(timeOrderedId());
      const found = await times((number) =>
        write(
          member,
          async ({ transactions, isRepeated }) => {
            if (!(await isRepeated())) await transactions.create(expense(number));
            return (await transactions.made(null))?.left.revision ?? null;
          },
          change,
        ),
      );
      expect(found.filter((revision) => revision === null)).toHaveLength(1);
      expect(found.filter((revision) => revision === 2)).toHaveLength(WRITER_COUNT - 1);
    });

    it("on different ledgers, users and accounts stand in nobody's way for good", async () => {
      const members = [await newMember(database), await newMember(database)];
      await times(async (number) => {
        const member = members[number % 2];
        if (member === undefined) throw new Error("nobody");
        await Promise.all([
          write(member, ({ transactions }) => transactions.create(expense(number))),
          kyselyUserWork(database)(member.user, ({ tokens }) =>
            tokens.add(tokenOf(`${member.user}-${number}`), member.user, number),
          ),
          kyselyAdministrativeWork(database)(member.user, async ({ users }) => {
            const account = await users.withId(member.user);
            if (account !== null) await users.replace(account);
          }),
        ]);
      });
      for (const { ledger } of members)
        expect((await stores().ledgers.find(ledger))?.revision).toBe(WRITER_COUNT / 2 + 1);
    });
  },
);
