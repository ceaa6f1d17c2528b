import { describe, expect, it } from "vitest";
import { rememberImports } from "../../../src/application/imports/remember-imports.ts";
import type { LinesOf } from "../../../src/application/imports/imports.ts";
import { EMPTY_BOOK } from "../../../src/domain/ledger/book.ts";
import { changeId } from "../../../src/domain/shared/ids.ts";
import { importOf, lineNumber } from "../../server/support/imports.ts";
import { fakeImports } from "../../support/fakes/fake-imports.ts";

const CHANGE = changeId("c");

/** Imports of a ledger of which is heard how far it has come, with what was asked of the movements. */
function begun() {
  const server = fakeImports();
  let [epoch, revision] = ["e", 10];
  const asked: (LinesOf | "all")[] = [];
  const lines = (of?: LinesOf) => {
    asked.push(of ?? "all");
    return server.lines(of);
  };
  const remembered = rememberImports(
    { ...server, lines },
    {
      getSnapshot: () => ({ ...EMPTY_BOOK, epoch }),
      latestRevision: () => revision,
    },
  );
  const become = (life: string, now: number) => {
    [epoch, revision] = [life, now];
  };
  return { remembered, asked, become };
}

describe("imports that are remembered", () => {
  it("are current as long as the ledger has come as far as the acts that were made here", async () => {
    const { remembered, asked, become } = begun();
    await remembered.known();
    await remembered.known();
    const draft = importOf([lineNumber(1)]);
    await remembered.make(draft, CHANGE);
    become("e", 11);
    expect(await remembered.known()).toHaveLength(1);
    await remembered.known();
    expect(asked).toEqual(["all", { import: draft.id }]);
    become("e", 12);
    await remembered.known();
    expect(asked).toEqual(["all", { import: draft.id }, "all"]);
  });

  it("are asked for anew in another life of the ledger", async () => {
    const { remembered, asked, become } = begun();
    await remembered.known();
    become("another", 10);
    await remembered.known();
    expect(asked).toEqual(["all", "all"]);
  });

  it("are asked for anew where an act was made while they were asked for", async () => {
    const { remembered, asked, become } = begun();
    await remembered.known();
    await remembered.make(importOf([lineNumber(1)]), CHANGE);
    become("e", 11);
    const [told] = await Promise.all([
      remembered.known(),
      remembered.make(importOf([lineNumber(2)]), CHANGE),
    ]);
    expect(told.length).toBeGreaterThan(0);
    expect(await remembered.known()).toHaveLength(2);
    expect(asked.at(-1)).toBe("all");
  });
});
