import { describe, expect, it } from "vitest";
import type { Restores } from "../../../src/application/restore/restores.ts";
import { changeId } from "../../../src/domain/shared/ids.ts";
import { copyFaults, nothingRestored, rowFaults } from "../../../src/text/restore/restore.ts";
import { copyFile } from "../../support/copy-file.ts";
import { failuresOf, type Lines } from "./lines.ts";

type Opened = Lines<Restores> & {
  /** Records an expense with this description. */
  readonly record: (description: string) => Promise<void>;
  /** The descriptions of the expenses. */
  readonly there: () => Promise<ReadonlySet<string | null>>;
  /** The text of a copy of what is there, its expenses perhaps changed. */
  readonly copy: (repeats?: boolean) => Promise<string>;
};

const change = () => changeId(crypto.randomUUID());
const never = () => undefined;

/** The laws of every restore, for somebody who has recorded nothing yet. */
export function restoresSuite(open: () => Promise<Opened>): void {
  describe("the restore of a copy", () => {
    it("says first what would go and come, and then does just that", async () => {
      const { signedIn, record, there, copy } = await open();
      await record("Pão");
      const former = copyFile(await copy());
      await record("Leite");
      const later = copyFile(await copy());
      const going = await signedIn.simulate(former, "replace", never);
      expect(going).toMatchObject({ added: 0, changed: 0, removed: 1, refused: [] });
      expect(await there()).toEqual(new Set(["Pão", "Leite"]));
      expect(await signedIn.restore(former, "replace", change())).toEqual(going);
      expect(await there()).toEqual(new Set(["Pão"]));
      const coming = await signedIn.simulate(later, "join", never);
      expect(coming).toMatchObject({ added: 1, changed: 0, removed: 0, refused: [] });
      expect(await there()).toEqual(new Set(["Pão"]));
      expect(await signedIn.restore(later, "join", change())).toEqual(coming);
      expect(await there()).toEqual(new Set(["Pão", "Leite"]));
      const again = await signedIn.simulate(later, "replace", never);
      expect(again).toMatchObject({ added: 0, changed: 0, removed: 0 });
    });

    it("does nothing where a row is refused, and names the row", async () => {
      const { signedIn, record, there, copy } = await open();
      await record("Pão");
      const file = copyFile(await copy(true));
      const { refused } = await signedIn.simulate(file, "join", never);
      expect(refused).toMatchObject([{ kind: "expense", reason: rowFaults.twice }]);
      await expect(signedIn.restore(file, "join", change())).rejects.toMatchObject({
        status: 422,
        detail: nothingRestored(1),
      });
      expect(await there()).toEqual(new Set(["Pão"]));
    });

    it("refuses what is no copy, or a damaged one, with a sentence", async () => {
      const { signedIn, copy } = await open();
      for (const [text, detail] of [
        ["Data;Tipo", copyFaults.unreadable],
        [(await copy()).slice(0, -9), copyFaults.damaged],
      ] as const)
        await expect(signedIn.simulate(copyFile(text), "join", never)).rejects.toMatchObject({
          status: 422,
          detail,
        });
    });

    it("rejects every call of an ended session as unauthenticated, and while cut off as offline", async () => {
      const { signedOut, cutOff } = await open();
      const file = copyFile("{}");
      const calls = (port: Restores) => [
        port.simulate(file, "join", never),
        port.restore(file, "join", change()),
      ];
      expect(await failuresOf(calls(signedOut))).toEqual(Array(2).fill("unauthenticated"));
      expect(await failuresOf(calls(cutOff))).toEqual(Array(2).fill("offline"));
    });
  });
}
