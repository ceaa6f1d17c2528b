// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from "vitest";
import { localConsentStore } from "../../../src/infrastructure/browser/local-consent-store.ts";
import { safeStorage } from "../../../src/infrastructure/browser/safe-storage.ts";
import { sessionDrafts } from "../../../src/infrastructure/browser/session-drafts.ts";

beforeEach(() => sessionStorage.clear());

const tab = () => safeStorage(() => sessionStorage);
const draftsOf = (owner: string | null) => sessionDrafts(tab(), () => owner);
const ENTRY = {
  fields: { amount: "7" },
  tries: [{ fields: { amount: "7" }, key: "k" }],
  edited: null,
};
const EDITED = { ...ENTRY, tries: [], edited: { id: "t1", seen: { amount: "8" } } };

describe("drafts of a tab", () => {
  it("survive a reload, each for its dialog, until nothing is left", () => {
    draftsOf("ana").write("transaction", [ENTRY]);
    draftsOf("ana").write("goal", [EDITED, ENTRY]);
    expect([draftsOf("ana").read("transaction"), draftsOf("ana").read("budget")]).toEqual([
      [ENTRY],
      [],
    ]);
    expect(draftsOf("ana").read("goal")).toEqual([EDITED, ENTRY]);
    draftsOf("ana").write("transaction", []);
    draftsOf("ana").write("goal", []);
    expect(sessionStorage.length).toBe(0);
  });

  it("are removed when somebody else asks for theirs", () => {
    draftsOf("ana").write("transaction", [ENTRY]);
    expect(draftsOf("rui").read("transaction")).toEqual([]);
    expect(sessionStorage.length).toBe(0);
  });

  it("are not written once nobody is signed in", () => {
    draftsOf(null).write("transaction", [ENTRY]);
    expect(sessionStorage.length).toBe(0);
  });

  it("go with the consent", () => {
    draftsOf("ana").write("transaction", [ENTRY]);
    localConsentStore(
      safeStorage(() => localStorage),
      tab(),
    ).clear();
    expect(draftsOf("ana").read("transaction")).toEqual([]);
  });

  it.each(["", "{", "[]", '{"owner":"ana","dialogs":{"transaction":[{}]}}'])(
    "that are %j are none",
    (rubbish) => {
      sessionStorage.setItem("fincontrol_drafts", rubbish);
      expect(draftsOf("ana").read("transaction")).toEqual([]);
    },
  );

  it("that were kept before changes of records were are those of new ones", () => {
    const { edited: _, ...old } = ENTRY;
    sessionStorage.setItem(
      "fincontrol_drafts",
      JSON.stringify({ owner: "ana", dialogs: { transaction: [old] } }),
    );
    expect(draftsOf("ana").read("transaction")).toEqual([ENTRY]);
  });

  it("last as long as the page where nothing can be stored", () => {
    const drafts = sessionDrafts(
      safeStorage(() => {
        throw new Error("forbidden");
      }),
      () => "ana",
    );
    drafts.write("transaction", [ENTRY]);
    expect(drafts.read("transaction")).toEqual([ENTRY]);
  });
});
