import { createActor, fromPromise } from "xstate";
import { makeCategories, type NewCategory } from "../../application/imports/make-categories.ts";
import { divisionForm, type DivisionFields } from "../../application/entries/division-form.ts";
import { ruleForm, type RuleFields } from "../../application/rules/rule-form.ts";
import { orOffline } from "../../application/offline.ts";
import type { ActInput } from "../../application/acts/act.machine.ts";
import { importMachine } from "../../application/imports/import.machine.ts";
import { leftOutMachine } from "../../application/imports/left-out.machine.ts";
import type { Imports } from "../../application/imports/imports.ts";
import { type MappingStore, readStatements } from "../../application/imports/read-statements.ts";
import type { ExampleWish } from "../../application/imports/import-steps.ts";
import { exampleFile } from "../../application/imports/example-file.ts";
import type { FileExample, StatementFiles } from "../../application/imports/statement-files.ts";
import { compareStatements } from "../../application/imports/compare-statements.ts";
import { keepRule } from "../../application/rules/keep-rule.ts";
import { rememberImports } from "../../application/imports/remember-imports.ts";
import { sendImport } from "../../application/imports/send-import.ts";
import { needWhole } from "../../application/ledger/whole-book.ts";
import { viewImport } from "../../application/imports/view-import.ts";
import type { ImportPart, ImportUndone, MadeImport } from "../../domain/imports/import.ts";
import { leftOutOf } from "../../domain/imports/stored-line.ts";
import type { ReviewLine } from "../../domain/imports/review/review.ts";
import type { Rule, RuleDraft } from "../../domain/rules/rule.ts";
import type { WithRevision } from "../../domain/ledger/stored-record.ts";
import { changeId, type ChangeId, ruleId, transactionId } from "../../domain/shared/ids.ts";
import { localMappingStore } from "../../infrastructure/browser/stores/local-mapping-store.ts";
import { nextTurn } from "../../infrastructure/browser/next-turn.ts";
import { safeStorage } from "../../infrastructure/browser/stores/safe-storage.ts";
import { workerStatementFiles } from "../../infrastructure/files/worker-statement-files.ts";
import { httpImports } from "../../infrastructure/http/http-imports.ts";
import { importTexts } from "../../text/imports/imports.ts";
import type { EditedSince, ImportsFeature } from "../../ui/screens/imports/imports-feature.ts";
import { startAct } from "../actors/acts.ts";
import { startFormDialog } from "../actors/start-form-dialog.ts";
import { bind, key } from "../container/bind.ts";
import { feature, type NeedsOf } from "../container/feature.ts";
import { keys } from "../container/keys.ts";
import { bindCategories, CATEGORIES } from "./categories.ts";
import { RULES, rulesFeature } from "./rules.ts";

const IMPORTS = key<Imports>("imports");
const FILES = key<StatementFiles>("statementFiles");
const MAPPINGS = key<MappingStore>("mappings");

const needs = {
  imports: IMPORTS,
  rules: RULES,
  ruleActors: rulesFeature.made,
  files: FILES,
  mappings: MAPPINGS,
  ids: keys.ids,
  ledger: keys.records,
  writes: keys.ledger,
  categories: CATEGORIES,
  saver: keys.files,
  notify: keys.notify,
  reload: keys.reload,
};

/** The import of bank files. */
export const importsFeature = feature(
  [
    bind(IMPORTS, [keys.api, keys.clock], httpImports),
    ...rulesFeature.bindings,
    bindCategories,
    bind(FILES, [], () => workerStatementFiles()),
    bind(MAPPINGS, [], () => localMappingStore(safeStorage(() => localStorage))),
  ],
  needs,
  startImports,
);

/** Starts the import of files into the ledger, and its undoing. */
export function startImports(given: NeedsOf<typeof needs>): ImportsFeature {
  const { imports, rules, ruleActors, files, ledger, mappings, ids, notify, reload } = given;
  const { writes, categories, saver } = given;
  const remembered = rememberImports(imports, ledger);
  const compare = compareStatements({
    imports: remembered,
    ledger,
    ids,
    pause: nextTurn,
    nameAccount: ({ source }, named) => named ?? importTexts.newAccount(source.name),
  });
  const read = readStatements(files, mappings);
  const keep = keepRule(rules, ids);
  const send = sendImport(remembered, ids);
  const importing = createActor(
    importMachine.provide({
      actors: {
        read: fromPromise(({ input }) => read(input)),
        compare: fromPromise(({ input, signal }) =>
          compare(input, (stop) => signal.addEventListener("abort", stop)),
        ),
        keepRule: fromPromise(async ({ input }) => {
          const rule = await remembered.beside(keep(input.rule));
          reload();
          return rule;
        }),
        send: fromPromise(({ input }) => send(input)),
      },
    }),
  );
  const dividing = startFormDialog<DivisionFields, readonly ImportPart[], ReviewLine>(
    divisionForm(() => transactionId(ids.next())),
    ids,
    async ({ mode, draft: parts }) => {
      if (mode.type === "create") return;
      importing.send({ type: "DECIDE", decision: { id: mode.id.id, to: "divide", parts } });
    },
  );
  const ruling = startFormDialog<RuleFields, RuleDraft, WithRevision<Rule>>(
    ruleForm,
    ids,
    async ({ draft, key: name }) => {
      const as = { id: ruleId(name), change: changeId(name) };
      const { record } = await remembered.beside(rules.create(draft, as));
      importing.send({ type: "RULED", rule: record });
      reload();
    },
  );
  importing.on("FAILED", ({ failure }) =>
    notify(failure.type === "offline" ? { type: "import-waits" } : { type: "failed", failure }),
  );
  importing.on("IMPORTED", ({ imports: made }) => {
    notify({ type: "imported", imports: made });
    reload();
  });
  const tellUndone = (undone: ImportUndone, undo: ChangeId) => {
    notify({ type: "import-undone", undone, undo });
    reload();
  };
  const undoing = {
    whole: startAct(
      ({ of, key: name }: ActInput<MadeImport>) => remembered.undo(of.id, [], changeId(name)),
      { ids, look: ({ id }) => imports.tryUndo(id) },
    ),
    edited: startAct(
      ({ of, key: name }: ActInput<EditedSince>) =>
        remembered.undo(of.id, of.edited, changeId(name)),
      { ids },
    ),
  };
  undoing.whole.on("DONE", ({ of: { id }, key: name, answer }) => {
    tellUndone(answer, changeId(name));
    const { edited } = answer;
    if (edited.length > 0) undoing.edited.send({ type: "ASK", of: { id, edited } });
  });
  undoing.whole.on("FAILED", ({ failure }) => notify({ type: "failed", failure }));
  undoing.edited.on("DONE", ({ key: name, answer }) => tellUndone(answer, changeId(name)));
  const leftOut = createActor(
    leftOutMachine.provide({
      actors: {
        look: fromPromise(async ({ input }) =>
          leftOutOf(await imports.lines({ import: input.id }), input.id),
        ),
        count: fromPromise(({ input: { id, counts } }) =>
          remembered.count(id, { counts, category: null }, changeId(ids.next())),
        ),
      },
    }),
  );
  leftOut.on("COUNTED", () => {
    reload();
  });
  const make = makeCategories(categories, writes, ids);
  const makingCategories = startAct(({ of }: ActInput<readonly NewCategory[]>) => make(of), {
    ids,
  });
  makingCategories.on("DONE", ({ answer: { changes, failure } }) => {
    const told = { type: "categories-made", count: changes.length, changes } as const;
    if (failure === null) notify(told);
    else notify({ type: "failed", failure }, ...(changes.length > 0 ? [told] : []));
  });
  makingCategories.on("FAILED", ({ failure }) => notify({ type: "failed", failure }));
  const made = new WeakMap<ExampleWish, FileExample>();
  const example = startAct<ExampleWish, void, FileExample | null>(
    async ({ of }) => {
      const seen = made.get(of);
      if (seen) saver.save(exampleFile(of.file.name, seen));
    },
    {
      ids,
      look: async (of) => {
        const found = await files.example(of.file, of.lines);
        // What is saved is what was seen: another one would have other letters.
        if (found !== null) made.set(of, found);
        return found;
      },
    },
  );
  let known = ledger.getSnapshot().categories;
  ledger.subscribe(() => {
    const now = ledger.getSnapshot().categories;
    if (now === known) return;
    known = now;
    importing.send({
      type: "CATEGORIES",
      categories: [...now.values()].map(({ record }) => record),
    });
  });
  /** Compares an open review with the server if that was away before and can be reached now. */
  const compareAgain = () => {
    if (!importing.getSnapshot().context.open?.unseen) return;
    const compareNow = () => importing.send({ type: "COMPARE" });
    void remembered.known().then(compareNow, () => undefined);
  };
  return {
    load: async () => {
      needWhole(ledger);
      compareAgain();
      return orOffline(imports.list());
    },
    view: viewImport,
    actors: {
      importing: importing.start(),
      dividing,
      ruling,
      undoing,
      makeCategories: makingCategories,
      example,
      leftOut: leftOut.start(),
      rules: ruleActors,
    },
  };
}
