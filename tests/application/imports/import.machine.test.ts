import { createActor } from "xstate";
import { describe, expect, it } from "vitest";
import type {
  AccountOfFile,
  CompareInput,
  OpenReview,
  PickedFile,
  ReadFiles,
  ReadInput,
  SendInput,
  SharedFile,
} from "../../../src/application/imports/import-steps.ts";
import type { ImportEvent } from "../../../src/application/imports/import-setup.ts";
import { importMachine } from "../../../src/application/imports/import.machine.ts";
import type { ImportOutcome } from "../../../src/domain/imports/import.ts";
import type { Mapping } from "../../../src/domain/imports/mapping/mapping.ts";
import { isBarred } from "../../../src/domain/imports/review/file-questions.ts";
import type { Rule, RuleDraft } from "../../../src/domain/rules/rule.ts";
import type { Cents } from "../../../src/domain/shared/cents.ts";
import type { CivilDate } from "../../../src/domain/shared/civil-date.ts";
import { accountId, importId, ruleId } from "../../../src/domain/shared/ids.ts";
import { fileOf } from "../../support/arbitraries/statement.ts";
import { OWN_CATEGORIES } from "../../support/categories.ts";
import { reviewOf } from "../../support/review.ts";
import { byHand } from "../machines/by-hand.ts";
import { done, failed } from "../machines/synthetic.ts";
import { EVERYWHERE, silent, walk } from "../machines/walk.ts";

const OFFLINE = { type: "offline" } as const;
const NONE: ReadFiles = { read: [], faulty: [], unknown: [], shared: [] };

const picked = (name: string): PickedFile => ({
  name,
  size: 1,
  arrayBuffer: () => Promise.resolve(new ArrayBuffer(1)),
});
const FILE = picked("extrato.csv");

const REVIEWED = fileOf("conta", [
  {
    line: 2,
    date: "2026-03-05" as CivilDate,
    kind: "expense",
    amount: 1234 as Cents,
    original: "COMPRA CONTINENTE",
    balance: null,
    taxNumber: null,
    category: null,
  },
]);
const READ: ReadFiles = {
  ...NONE,
  read: [{ file: FILE, statement: REVIEWED.statement, account: null }],
};
const MAPPING: Mapping = {
  fingerprint: "f",
  columns: { date: 0, amount: 1 },
  sign: "signed",
  dayOrder: "day-first",
};
/** The name of the file tells no bank. */
const PROPOSED: Mapping = { ...MAPPING, bank: "" };
const UNKNOWN: ReadFiles = {
  ...NONE,
  unknown: [
    { file: FILE, needs: { bank: null, header: [], preview: [], profiles: [], proposal: MAPPING } },
  ],
};
const SHARED_FILE: SharedFile = {
  file: FILE,
  accounts: [
    { number: "0001 1111", rows: 3 },
    { number: "0001 2222", rows: 2 },
  ],
  mapping: null,
};
const SHARED: ReadFiles = { ...NONE, shared: [SHARED_FILE] };
const FIRST: AccountOfFile = { ...SHARED_FILE, chosen: "0001 1111" };
const READ_AS: ReadFiles = { ...NONE, read: [{ ...READ.read[0]!, among: FIRST }] };
const FAULTY: ReadFiles = { ...NONE, faulty: [{ file: FILE, fault: { type: "empty" } }] };

const OPEN: OpenReview = {
  review: reviewOf([REVIEWED]),
  rules: [],
  accounts: [REVIEWED.account],
  unseen: null,
};
const UNSEEN: OpenReview = { ...OPEN, unseen: { type: "offline" } };
const [LINE] = OPEN.review.lines;
const BARRED: OpenReview = {
  ...OPEN,
  review: reviewOf([{ ...REVIEWED, statement: { ...REVIEWED.statement, twins: [2] } }]),
};
const RULE: RuleDraft = {
  kind: "expense",
  contains: "continente",
  category: "Saúde",
  description: null,
  leavesOut: false,
  position: 0,
};
const KEPT: Rule = { ...RULE, id: ruleId("rule") };
const OUTCOME: ImportOutcome = { id: importId("import"), created: 1, repeated: 0 };

const PICK: ImportEvent = { type: "PICK", files: [FILE] };
const MAP: ImportEvent = { type: "MAP" };
const CHANGED: Mapping = { ...MAPPING, dayOrder: "month-first" };
const CHANGE_MAPPING: ImportEvent = { type: "CHANGE_MAPPING", mapping: CHANGED };
const MAKE_RULE: ImportEvent = { type: "RULE", rule: RULE };
const RULED: ImportEvent = { type: "RULED", rule: KEPT };
const CHOOSE: ImportEvent = {
  type: "CHOOSE_ACCOUNT",
  file: 0,
  account: { ...REVIEWED.account, id: accountId("outra") },
};
const ANSWER: ImportEvent = { type: "ANSWER", file: 0, about: "twins", answer: "other" };
const DECIDE: ImportEvent = {
  type: "DECIDE",
  decision: { id: LINE!.id, to: "file-under", category: "Lazer" },
};

const FILE_NAME: ImportEvent = {
  type: "FILE_NAME",
  name: { kind: "expense", name: "Mercearia", lines: 1, filed: null, fault: null },
  category: "Lazer",
};
const CATEGORIES: ImportEvent = { type: "CATEGORIES", categories: OWN_CATEGORIES };

function start() {
  const read = byHand<ReadFiles, ReadInput>();
  const compare = byHand<OpenReview, CompareInput>();
  const keepRule = byHand<Rule, { readonly rule: RuleDraft }>();
  const send = byHand<readonly ImportOutcome[], SendInput>();
  const actor = createActor(
    importMachine.provide({
      actors: {
        read: read.logic,
        compare: compare.logic,
        keepRule: keepRule.logic,
        send: send.logic,
      },
    }),
  );
  const told: unknown[] = [];
  actor.on("*", (event) => told.push(event));
  actor.start();
  const tell = (...events: readonly ImportEvent[]) => events.forEach((event) => actor.send(event));
  const toReview = async () => {
    tell(PICK);
    await read.answer(READ);
    await compare.answer(OPEN);
  };
  return {
    tell,
    read,
    compare,
    keepRule,
    send,
    told,
    toReview,
    state: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    has: (tag: "busy" | "ruling" | "reviewing") => actor.getSnapshot().hasTag(tag),
  };
}

describe("files on their way in", () => {
  it("are nowhere but in their states, by no other way than their transitions", () => {
    const machine = importMachine.provide({
      actors: { read: silent(), compare: silent(), keepRule: silent(), send: silent() },
    });
    const events = [
      PICK,
      MAP,
      CHANGE_MAPPING,
      { type: "LEAVE_OUT" },
      { type: "READ_AS", number: "0001 1111" },
      { type: "JOIN_ACCOUNT", file: 0, number: "0001 2222" },
      { type: "MAP_AGAIN", file: 0 },
      CHOOSE,
      ANSWER,
      FILE_NAME,
      CATEGORIES,
      DECIDE,
      MAKE_RULE,
      RULED,
      { type: "COMPARE" },
      { type: "IMPORT" },
      { type: "PROGRESS", progress: { done: 1, total: 2 } },
      { type: "RETRY" },
      { type: "CANCEL" },
      done("import.reading", READ),
      done("import.reading", UNKNOWN),
      done("import.reading", SHARED),
      done("import.reading", FAULTY),
      failed("import.reading", OFFLINE),
      done("import.comparing", OPEN),
      done("import.comparing", UNSEEN),
      done("import.comparing", BARRED),
      failed("import.comparing", OFFLINE),
      done("import.reviewing.ruling", KEPT),
      failed("import.reviewing.ruling", OFFLINE),
      done("import.importing", [OUTCOME]),
      failed("import.importing", OFFLINE),
    ];
    const tellApart = ({ context }: { readonly context: unknown }) => {
      const { read, unknown, shared, open } = context as ReadFiles & {
        readonly open: OpenReview | null;
      };
      return [
        read.length > 0,
        unknown.length > 0,
        shared.length > 0,
        open !== null,
        open?.unseen !== null,
        open !== null && isBarred(open.review),
      ];
    };
    expect(walk(machine, { events, tellApart })).toEqual(EVERYWHERE);
  });

  it("are not imported before what is asked about their rows is answered, and compared anew with the answer", async () => {
    const { tell, read, compare, state, context } = start();
    tell(PICK);
    await read.answer(READ);
    await compare.answer(BARRED);
    tell({ type: "IMPORT" });
    expect(state()).toEqual({ reviewing: "looking" });
    tell(ANSWER);
    expect(state()).toBe("comparing");
    expect(context().read[0]?.answers).toEqual({ twins: "other" });
    await compare.answer(OPEN);
    tell({ type: "IMPORT" });
    expect(state()).toBe("importing");
  });

  it("are read, compared and shown", async () => {
    const { tell, read, compare, state, context, toReview } = start();
    await toReview();
    expect(read.inputs).toEqual([{ files: [FILE], mapping: null, among: null }]);
    expect(compare.inputs).toEqual([{ files: READ.read, before: null }]);
    expect([state(), context().open]).toEqual([{ reviewing: "looking" }, OPEN]);
    tell({ type: "CANCEL" });
    expect([state(), context().open]).toEqual(["choosing", null]);
  });

  it("that were not compared with the server are once they can be, and until then not imported", async () => {
    const { tell, read, compare, send, state, context, told } = start();
    tell(PICK);
    await read.answer(READ);
    await compare.answer(UNSEEN);
    tell({ type: "IMPORT" }, DECIDE);
    expect([state(), told]).toEqual([
      { reviewing: "looking" },
      [{ type: "FAILED", failure: { type: "offline" } }],
    ]);
    expect(send.inputs).toEqual([]);
    const decided = context().open;
    tell({ type: "COMPARE" });
    expect(compare.inputs.at(-1)?.before).toEqual(decided);
    await compare.answer(OPEN);
    tell({ type: "COMPARE" });
    expect(state()).toEqual({ reviewing: "looking" });
    tell({ type: "IMPORT" });
    expect(send.inputs).toHaveLength(1);
  });

  it("that cannot be read are told where files are chosen", async () => {
    const { tell, read, state, context } = start();
    tell(PICK);
    await read.answer(FAULTY);
    expect([state(), context().faulty]).toEqual(["choosing", FAULTY.faulty]);
  });

  it("that nobody knows are asked about, and read anew with the answer", async () => {
    const { tell, read, state, context } = start();
    tell(PICK);
    await read.answer(UNKNOWN);
    expect(state()).toBe("mapping");
    tell(MAP);
    expect(read.inputs[1]).toEqual({ files: [FILE], mapping: PROPOSED, among: null });
    expect(context().unknown).toEqual([]);
    await read.answer(READ);
    expect(state()).toBe("comparing");
  });

  it("are read as their columns were named at last, each from its own proposal", async () => {
    const { tell, read, context } = start();
    tell(PICK);
    await read.answer({ ...UNKNOWN, unknown: [...UNKNOWN.unknown, ...UNKNOWN.unknown] });
    tell(CHANGE_MAPPING, MAP);
    expect(read.inputs[1]).toEqual({ files: [FILE], mapping: CHANGED, among: null });
    await read.answer(READ);
    expect(context().mapping).toEqual(PROPOSED);
  });

  it("can go on without the one that nobody knows", async () => {
    const { tell, read, state } = start();
    tell(PICK);
    await read.answer({ ...READ, unknown: UNKNOWN.unknown });
    tell({ type: "LEAVE_OUT" });
    expect(state()).toBe("comparing");
  });

  it("of several accounts are read as the one that is chosen, and as another one beside it", async () => {
    const { tell, read, compare, state, context } = start();
    tell(PICK);
    await read.answer(SHARED);
    expect(state()).toBe("choosingAccount");
    tell({ type: "READ_AS", number: "0001 1111" });
    expect(read.inputs[1]).toEqual({ files: [FILE], mapping: null, among: FIRST });
    await read.answer(READ_AS);
    await compare.answer(OPEN);
    tell(DECIDE, { type: "JOIN_ACCOUNT", file: 0, number: "0001 2222" });
    const second = { ...FIRST, chosen: "0001 2222" };
    expect(read.inputs[2]).toEqual({ files: [FILE], mapping: null, among: second });
    await read.answer({ ...NONE, read: [{ ...READ.read[0]!, among: second }] });
    expect(context().read.map(({ among }) => among?.chosen)).toEqual(["0001 1111", "0001 2222"]);
    expect(compare.inputs.at(-1)?.before?.review.lines[0]?.category).toBe("Lazer");
  });

  it("stay as they were decided where another account of theirs cannot be read", async () => {
    const { tell, read, compare, state, context, told } = start();
    tell(PICK);
    await read.answer(READ_AS);
    await compare.answer(OPEN);
    const join: ImportEvent = { type: "JOIN_ACCOUNT", file: 0, number: "0001 2222" };
    tell(DECIDE, join);
    await read.fail(OFFLINE);
    expect([state(), told]).toEqual([
      { reviewing: "looking" },
      [{ type: "FAILED", failure: OFFLINE }],
    ]);
    tell(join, { type: "CANCEL" });
    expect(state()).toEqual({ reviewing: "looking" });
    expect(context().open?.review.lines[0]?.category).toBe("Lazer");
  });

  it("are asked about again where their columns are to be named anew", async () => {
    const { tell, read, compare, state, context } = start();
    tell(PICK);
    await read.answer(READ);
    await compare.answer(OPEN);
    tell({ type: "MAP_AGAIN", file: 0 });
    expect(read.inputs[1]).toEqual({ files: [FILE], mapping: null, among: null, anew: true });
    expect([context().read, context().open]).toEqual([[], null]);
    await read.answer(UNKNOWN);
    expect(state()).toBe("mapping");
  });

  it("of several accounts are mapped as the one that was chosen", async () => {
    const { tell, read } = start();
    tell(PICK);
    await read.answer(SHARED);
    tell({ type: "READ_AS", number: "0001 1111" });
    await read.answer({ ...NONE, unknown: [{ ...UNKNOWN.unknown[0]!, among: FIRST }] });
    tell(MAP);
    expect(read.inputs[2]).toEqual({ files: [FILE], mapping: PROPOSED, among: FIRST });
  });

  it("of several accounts can be left out", async () => {
    const { tell, read, state } = start();
    tell(PICK);
    await read.answer({ ...READ, shared: [SHARED_FILE] });
    tell({ type: "LEAVE_OUT" });
    expect(state()).toBe("comparing");
  });

  it("wait for the network where the ledger cannot be asked", async () => {
    const { tell, read, compare, state, context } = start();
    tell(PICK);
    await read.answer(READ);
    await compare.fail(OFFLINE);
    expect([state(), context().failure]).toEqual(["stuck", OFFLINE]);
    tell({ type: "RETRY" });
    expect([state(), context().failure]).toEqual(["comparing", null]);
  });

  it("are compared anew for another account, with what was decided before", async () => {
    const { tell, compare, toReview } = start();
    await toReview();
    tell(DECIDE, CHOOSE);
    const [, again] = compare.inputs;
    expect(again?.files[0]?.account?.id).toBe("outra");
    expect(again?.before?.review.lines[0]?.category).toBe("Lazer");
  });

  it("follow a rule once it is kept", async () => {
    const { tell, keepRule, context, state, toReview } = start();
    await toReview();
    tell(MAKE_RULE);
    expect(keepRule.inputs).toEqual([{ rule: RULE }]);
    expect(context().open?.review).toBe(OPEN.review);
    await keepRule.answer(KEPT);
    expect(state()).toEqual({ reviewing: "looking" });
    expect([context().open?.rules, context().open?.review.lines[0]?.category]).toEqual([
      [KEPT],
      "Saúde",
    ]);
  });

  it("follow a rule that was kept elsewhere", async () => {
    const { tell, keepRule, context, toReview } = start();
    await toReview();
    tell(RULED);
    expect([keepRule.inputs, context().open?.rules]).toEqual([[], [KEPT]]);
    expect(context().open?.review.lines[0]?.category).toBe("Saúde");
  });

  it("do not follow a rule that could not be kept", async () => {
    const { tell, keepRule, context, told, toReview } = start();
    await toReview();
    tell(MAKE_RULE);
    await keepRule.fail(OFFLINE);
    expect(context().open).toBe(OPEN);
    expect(told).toEqual([{ type: "FAILED", failure: OFFLINE }]);
  });

  it("are imported as they were decided, once however often it is asked for, and then forgotten", async () => {
    const { tell, send, context, state, told, has, toReview } = start();
    await toReview();
    tell(DECIDE, { type: "IMPORT" }, { type: "IMPORT" });
    expect([send.inputs.length, has("busy"), has("reviewing")]).toEqual([1, true, true]);
    expect(send.inputs[0]?.review.lines[0]?.category).toBe("Lazer");
    send.inputs[0]?.onProgress({ done: 1, total: 2 });
    expect(context().progress).toEqual({ done: 1, total: 2 });
    await send.answer([OUTCOME]);
    expect([state(), context().open, context().progress]).toEqual(["choosing", null, null]);
    expect(told).toEqual([{ type: "IMPORTED", imports: [OUTCOME] }]);
  });

  it("stay to be looked at when they could not be imported", async () => {
    const { tell, send, context, state, told, toReview } = start();
    await toReview();
    tell({ type: "IMPORT" });
    await send.fail(OFFLINE);
    expect([state(), context().open]).toEqual([{ reviewing: "looking" }, OPEN]);
    expect(told).toEqual([{ type: "FAILED", failure: OFFLINE }]);
  });
});
