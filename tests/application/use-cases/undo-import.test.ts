import { expect, it } from "vitest";
import { undoImport } from "../../../src/application/use-cases/undo-import.ts";
import { importId, transactionId, type ChangeId } from "../../../src/domain/shared/ids.ts";
import { fakeIds } from "../../support/fakes/fake-ids.ts";

it("each try to take back an import has one name, and taking its edited records another", async () => {
  const names: ChangeId[] = [];
  const undo = undoImport(
    {
      undo: async (_id, edited, change) => {
        names.push(change);
        if (names.length % 2 === 1) throw { type: "offline" };
        return { removed: 1, edited };
      },
    },
    fakeIds(),
  );
  const id = importId("import");
  for (const edited of [[], [transactionId("edited")]]) {
    await expect(undo({ id, edited })).rejects.toEqual({ type: "offline" });
    await undo({ id, edited });
  }
  expect(names).toEqual(["id-1", "id-1", "id-2", "id-2"]);
});
