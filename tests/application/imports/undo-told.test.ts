import { describe, expect, it } from "vitest";
import type { Undo } from "../../../src/application/ledger/undo.ts";
import { undoOf } from "../../../src/application/notice.ts";
import { undoTold } from "../../../src/application/imports/undo-told.ts";
import { changeId } from "../../../src/domain/shared/ids.ts";
import { importOf, lineNumber } from "../../server/support/imports.ts";
import { fakeImports } from "../../support/fakes/fake-imports.ts";
import { openLine } from "../../support/fakes/line.ts";

const CHANGE = changeId("change");
const NAMES = [changeId("first"), changeId("second")];

const unwanted: Undo = () => Promise.reject(new Error("no change was to be undone"));

async function importedTwice() {
  const line = openLine();
  const imports = fakeImports(line);
  const outcomes = [
    await imports.make(importOf([lineNumber(0), lineNumber(1)]), CHANGE),
    await imports.make(importOf([lineNumber(2)]), CHANGE),
  ];
  const undone = undoOf({ type: "imported", imports: outcomes });
  if (undone === null) throw new Error("an import offers to be undone");
  return { line, imports, undone };
}

describe("undoing what a toast has told", () => {
  it("takes back all imports that it tells of, and says how many records went", async () => {
    const { imports, undone } = await importedTwice();
    const undo = undoTold(unwanted, imports);
    const told = await undo({ undone, changes: NAMES });
    expect(told).toEqual({
      notice: { type: "import-undone", undone: { removed: 3, edited: [] } },
      made: NAMES.toReversed(),
    });
    expect([await imports.list(), imports.server.living("transactions")]).toEqual([[], []]);
  });

  it("keeps what was edited since, and names it", async () => {
    const { imports, undone } = await importedTwice();
    const [record] = imports.server.living("transactions");
    if (record === undefined) throw new Error("an import makes records");
    imports.server.put("transactions", { ...record, description: "Outra coisa" });
    const told = await undoTold(unwanted, imports)({ undone, changes: NAMES });
    expect(told.notice).toEqual({
      type: "import-undone",
      undone: { removed: 2, edited: [record.id] },
    });
  });

  it("has what they left out of earlier imports count again", async () => {
    const imports = fakeImports();
    const earlier = lineNumber(0);
    await imports.make(importOf([earlier]), CHANGE);
    const ousts = { id: earlier.id, reason: "transfer" } as const;
    const outcome = await imports.make(importOf([lineNumber(1, { excludes: [ousts] })]), CHANGE);
    expect(imports.server.living("transactions")).toHaveLength(1);
    const undone = undoOf({ type: "imported", imports: [outcome] });
    if (undone === null) throw new Error("an import offers to be undone");
    await undoTold(unwanted, imports)({ undone, changes: [CHANGE] });
    const records = imports.server.living("transactions").map(({ id }) => id as string);
    expect(records).toEqual([earlier.id]);
  });

  it("is offered for an import that was undone, under the name of that change", () => {
    const undone = { removed: 3, edited: [] };
    expect(undoOf({ type: "import-undone", undone, undo: CHANGE })).toEqual({
      type: "change",
      change: CHANGE,
    });
    expect(undoOf({ type: "import-undone", undone })).toBeNull();
  });

  it("undoes one import under the name that it was given", async () => {
    const imports = fakeImports();
    const outcome = await imports.make(importOf([lineNumber(0)]), changeId("import"));
    const asked: unknown[] = [];
    const undo = undoTold(unwanted, {
      undo: (...call) => {
        asked.push(call);
        return imports.undo(...call);
      },
    });
    await undo({ undone: { type: "imports", imports: [outcome.id] }, changes: [CHANGE] });
    expect(asked).toEqual([[outcome.id, [], CHANGE]]);
  });

  it("undoes a change under the name that it was given", async () => {
    const asked: unknown[] = [];
    const undo: Undo = async (...wish) => {
      asked.push(wish);
      return { restored: 1, kept: [] };
    };
    const undone = { type: "change", change: changeId("merge") } as const;
    const told = await undoTold(undo, fakeImports())({ undone, changes: [CHANGE] });
    expect(told.notice).toEqual({ type: "undone", result: { restored: 1, kept: [] } });
    expect(asked).toEqual([["merge", CHANGE]]);
  });

  const GROUP = {
    undone: { type: "changes", changes: [changeId("a"), changeId("b"), changeId("c")] },
    changes: [changeId("not-a"), changeId("not-b"), changeId("not-c")],
  } as const;

  it("undoes several changes from the last to the first, each under its own name, and tells which did something", async () => {
    const asked: unknown[] = [];
    const undo: Undo = async (...wish) => {
      asked.push(wish);
      return wish[0] === "b" ? { restored: 0, kept: ["x"] } : { restored: 1, kept: [] };
    };
    const told = await undoTold(undo, fakeImports())(GROUP);
    expect(asked).toEqual([
      ["c", "not-c"],
      ["b", "not-b"],
      ["a", "not-a"],
    ]);
    expect(told).toEqual({
      notice: { type: "undone", result: { restored: 2, kept: ["x"] } },
      made: ["not-c", "not-a"],
    });
  });

  it.each(["waiting", "taken-back"] as const)(
    "goes on to the first of several changes where the device is left with one: %s",
    async (type) => {
      const asked: string[] = [];
      const undo: Undo = (name) => {
        asked.push(name);
        return Promise.reject({ type });
      };
      const told = undoTold(undo, fakeImports())(GROUP);
      if (type === "waiting") await expect(told).rejects.toEqual({ type });
      else expect((await told).made).toHaveLength(3);
      expect(asked).toEqual(["c", "b", "a"]);
    },
  );

  it("fails as its call fails", async () => {
    const { line, imports, undone } = await importedTwice();
    line.failure = { type: "offline" };
    const undo = undoTold(unwanted, imports);
    await expect(undo({ undone, changes: NAMES })).rejects.toEqual({ type: "offline" });
  });
});
