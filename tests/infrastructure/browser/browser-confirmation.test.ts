import { describe, expect, it, vi } from "vitest";
import { browserConfirmation } from "../../../src/infrastructure/browser/browser-confirmation.ts";

describe("the browser's question", () => {
  it.each([true, false])("is asked once, and its answer %s is the user's", async (answer) => {
    const confirm = vi.fn<Window["confirm"]>(() => answer);
    expect(await browserConfirmation({ confirm }).ask("Excluir?")).toBe(answer);
    expect(confirm).toHaveBeenCalledExactlyOnceWith("Excluir?");
  });
});
