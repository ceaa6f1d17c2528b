import type { Fulfilment } from "../../../src/domain/recurrences/fulfilment.ts";
import fc, { type Arbitrary } from "fast-check";
import type { Account, AccountKind } from "../../../src/domain/accounts/account.ts";
import type {
  ImportAccount,
  ImportDraft,
  ImportLine,
  ImportPart,
  LineUse,
  MadeImport,
} from "../../../src/domain/imports/import.ts";
import type { StoredLine, LineState } from "../../../src/domain/imports/stored-line.ts";
import type { LeftOut, LeftOutReason, Excluded } from "../../../src/domain/imports/left-out.ts";
import type { Rule } from "../../../src/domain/rules/rule.ts";
import { cents, type Cents } from "../../../src/domain/shared/cents.ts";
import {
  accountId,
  importId,
  importLineId,
  ruleId,
  recurrenceId,
  transactionId,
} from "../../../src/domain/shared/ids.ts";
import type { TransactionKind } from "../../../src/domain/transactions/transaction.ts";
import { anyAmount, anyBalance } from "./cents.ts";
import { anyCivilDate } from "./civil-date.ts";
import { anyInstant } from "./instant.ts";
import { anyText } from "./text.ts";

const anyId = fc.uuid({ version: 7 });
const anyKind = fc.constantFrom<TransactionKind>("income", "expense");
const anyCategory = anyText(40);
const anyCount = fc.nat(20_000);

const anyImportAccount: Arbitrary<ImportAccount> = fc.record({
  id: anyId.map(accountId),
  label: anyText(80),
  digits: fc.option(fc.stringMatching(/^\d{4}$/)),
  kind: fc.constantFrom<AccountKind>("current", "savings", "card", "cash"),
});

const anyClosing = fc.record({ amount: anyBalance, date: anyCivilDate() });

const anyToldBalance = fc.record({
  amount: anyBalance,
  date: anyCivilDate(),
  includes: fc.option(fc.array(anyId.map(transactionId), { maxLength: 3 })),
});

/** Any account, with or without a balance. */
export const anyAccount: Arbitrary<Account> = fc
  .record({
    named: anyImportAccount,
    bank: fc.option(anyText(80)),
    balance: fc.option(anyToldBalance),
    ofTheDay: fc.boolean(),
    main: fc.boolean(),
    closed: fc.boolean(),
  })
  .map(({ named, ...rest }) => ({ ...named, ...rest }));

const anyPart = (amount: number, counts: boolean): Arbitrary<ImportPart> =>
  fc.record({
    id: anyId.map(transactionId),
    category: anyCategory,
    amount: fc.constant(cents(amount)),
    description: fc.option(anyText(200)),
    counts: fc.constant(counts),
  });

/** Any way in which an amount may be used. */
const anyUse = (amount: Cents): Arbitrary<LineUse> =>
  fc.oneof(
    fc.constant<LineUse>({ type: "record" }),
    fc.constant<LineUse>({ type: "not-counted" }),
    anyId.map((id): LineUse => ({ type: "join", record: transactionId(id) })),
    fc
      .tuple(fc.integer({ min: 0, max: amount }), fc.boolean())
      .chain(([first, counts]) => fc.tuple(anyPart(first, true), anyPart(amount - first, counts)))
      .map((parts): LineUse => ({ type: "split", parts })),
  );

const anyFulfilment: Arbitrary<Fulfilment> = fc.record({
  recurrence: anyId.map(recurrenceId),
  day: anyCivilDate(),
});

const anyReason = fc.constantFrom<LeftOutReason>("transfer", "card", "invoice", "rule", "person");

const anyLeftOut: Arbitrary<LeftOut> = fc.record({
  reason: anyReason,
  because: fc.option(anyId.map(importLineId)),
});

const anyExcluded: Arbitrary<Excluded> = fc.record({
  id: anyId.map(importLineId),
  reason: anyReason,
});

/** A movement with its reference, or without. */
const maybeReferenced = <Line extends { readonly reference?: string }>({
  reference,
  ...line
}: Line): Arbitrary<Line> =>
  fc
    .boolean()
    .map((has) => ({ ...line, ...(has && reference !== undefined && { reference }) }) as Line);

const anyLine: Arbitrary<ImportLine> = anyAmount
  .chain((amount) =>
    fc.record<ImportLine>({
      id: anyId.map(importLineId),
      kind: anyKind,
      date: anyCivilDate(),
      category: anyCategory,
      amount: fc.constant(amount),
      description: fc.option(anyText(200)),
      identity: anyText(400),
      reference: anyText(255),
      original: fc.option(anyText(1_000)),
      chosen: fc.boolean(),
      use: anyUse(amount),
      leftOut: fc.constant(null),
      excludes: fc.array(anyExcluded, { maxLength: 3 }),
      fulfils: fc.constant(null),
      again: fc.boolean(),
    }),
  )
  .chain((line) =>
    fc
      .record({ fulfils: fc.option(anyFulfilment), leftOut: fc.option(anyLeftOut) })
      .map((more) =>
        line.use.type === "not-counted"
          ? { ...line, leftOut: more.leftOut }
          : { ...line, fulfils: more.fulfils },
      ),
  )
  .chain(maybeReferenced);

/** Any import of a few movements. */
export const anyImport: Arbitrary<ImportDraft> = fc.record<ImportDraft>({
  id: anyId.map(importId),
  name: anyText(200),
  bank: anyText(80),
  account: anyImportAccount,
  closing: fc.option(anyClosing),
  lines: fc.array(anyLine, { minLength: 1, maxLength: 5 }),
});

/** Any import as it is listed. */
export const anyMadeImport: Arbitrary<MadeImport> = fc.record<MadeImport>({
  id: anyId.map(importId),
  created: anyCount,
  repeated: anyCount,
  name: anyText(200),
  bank: anyText(80),
  account: anyImportAccount,
  madeAt: anyInstant,
  notCounted: anyCount,
  joined: anyCount,
  seenAgain: anyCount,
  from: anyCivilDate(),
  to: anyCivilDate(),
});

/** Any movement as a ledger keeps it. */
export const anyStoredLine: Arbitrary<StoredLine> = fc
  .record<StoredLine>({
    account: anyId.map(accountId),
    import: anyId.map(importId),
    id: anyId.map(importLineId),
    records: fc.array(anyId.map(transactionId), { maxLength: 3 }),
    state: fc.constantFrom<LineState>("counted", "not-counted", "joined", "removed"),
    kind: anyKind,
    date: anyCivilDate(),
    amount: anyAmount,
    identity: anyText(400),
    reference: anyText(255),
    original: fc.oneof(fc.constant(""), anyText(1_000)),
    category: anyCategory,
    chosen: fc.boolean(),
    leftOut: fc.option(anyLeftOut),
    revision: fc.nat(),
  })
  .chain(maybeReferenced);

/** Any rule that does something. */
export const anyRule: Arbitrary<Rule> = fc
  .record<Rule>({
    id: anyId.map(ruleId),
    contains: anyText(96).map((text) => `${text}ab`),
    kind: anyKind,
    category: fc.option(anyCategory),
    leavesOut: fc.boolean(),
    description: fc.option(anyText(200)),
    position: fc.nat(1_000_000),
  })
  .filter(
    ({ category, description, leavesOut }) =>
      category !== null || description !== null || leavesOut,
  );
