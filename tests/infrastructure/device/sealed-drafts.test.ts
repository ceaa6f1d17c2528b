// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { SavedDraft } from "../../../src/application/entries/drafts.ts";
import { localConsentStore } from "../../../src/infrastructure/browser/stores/local-consent-store.ts";
import { safeStorage } from "../../../src/infrastructure/browser/stores/safe-storage.ts";
import { sealedDrafts } from "../../../src/infrastructure/device/sealed-drafts.ts";
import { storageKeys } from "../../../src/infrastructure/browser/stores/storage-keys.ts";
import { keyFrom } from "../../../src/infrastructure/device/seal.ts";

beforeEach(() => sessionStorage.clear());

const tab = () => safeStorage(() => sessionStorage);

/** The key that the server's half of a person makes; never two persons' the same. */
const keyOf = (person: string) =>
  keyFrom(new TextEncoder().encode(person.padEnd(32)), new Uint8Array(), "drafts");

/** The drafts of a new page of the tab, once they are opened. */
async function draftsOf(owner: string, key = () => keyOf(owner)) {
  const drafts = sealedDrafts(tab(), () => owner, key);
  await drafts.opened;
  return drafts;
}

const lies = () => sessionStorage.getItem(storageKeys.drafts);

/** Waits until what lies in the tab has become another. */
const stores = async (write: () => void) => {
  const before = lies();
  write();
  await vi.waitFor(() => expect(lies()).not.toBe(before));
};

const ENTRY: SavedDraft = {
  fields: { amount: "98765432,17", description: "segredo" },
  tries: [{ fields: { amount: "98765432,17" }, key: "k" }],
  edited: null,
};
const EDITED: SavedDraft = { ...ENTRY, tries: [], edited: { id: "t1", seen: { amount: "8" } } };

describe("drafts of a tab", () => {
  it("survive a reload, each for its dialog, until nothing is left", async () => {
    const page = await draftsOf("ana");
    await stores(() => page.write("transaction", [ENTRY]));
    await stores(() => page.write("goal", [EDITED, ENTRY]));
    const next = await draftsOf("ana");
    expect([next.read("transaction"), next.read("budget")]).toEqual([[ENTRY], []]);
    expect(next.read("goal")).toEqual([EDITED, ENTRY]);
    await stores(() => next.write("transaction", []));
    await stores(() => next.write("goal", []));
    expect(lies()).toBe(null);
  });

  it("tell nothing of what was typed, wherever the browser writes its storage", async () => {
    const page = await draftsOf("ana");
    await stores(() => page.write("transaction", [ENTRY]));
    const { owner, sealed } = JSON.parse(lies() ?? "") as Record<string, string>;
    const places = [lies(), atob(sealed ?? "")].join(" ");
    for (const typed of ["98765432", "segredo", "amount"]) expect(places).not.toContain(typed);
    expect(owner).toBe("ana");
  });

  it("are sealed anew each time: the same words never lie there as the same bytes", async () => {
    const page = await draftsOf("ana");
    await stores(() => page.write("transaction", [ENTRY]));
    const before = lies();
    await stores(() => page.write("transaction", [ENTRY]));
    expect(lies()).not.toBe(before);
  });

  it("open with nobody else's key, even under the name of their person", async () => {
    await stores((await draftsOf("ana")).write.bind(null, "transaction", [ENTRY]));
    const other = await draftsOf("ana", () => keyOf("rui"));
    expect(other.read("transaction")).toEqual([]);
    await vi.waitFor(() => expect(lies()).toBe(null));
  });

  it("are removed when somebody else asks for theirs, without any key", async () => {
    await stores((await draftsOf("ana")).write.bind(null, "transaction", [ENTRY]));
    const never = vi.fn<() => Promise<CryptoKey>>(() => new Promise(() => {}));
    const other = await draftsOf("rui", never);
    expect(other.read("transaction")).toEqual([]);
    expect([lies(), never.mock.calls]).toEqual([null, []]);
  });

  it("are in memory alone until there is a key, and lie in the tab from then on", async () => {
    const { promise, resolve } = Promise.withResolvers<CryptoKey>();
    const page = await draftsOf("ana", () => promise);
    page.write("transaction", [ENTRY]);
    page.write("budget", [EDITED]);
    expect(page.read("transaction")).toEqual([ENTRY]);
    expect(sessionStorage.length).toBe(0);
    await stores(() => void keyOf("ana").then(resolve));
    expect((await draftsOf("ana")).read("budget")).toEqual([EDITED]);
  });

  it("that do not open before the first dialog asks stay for the next page, beside newer ones", async () => {
    await stores((await draftsOf("ana")).write.bind(null, "transaction", [ENTRY]));
    const { promise, resolve } = Promise.withResolvers<CryptoKey>();
    const slow = sealedDrafts(
      tab(),
      () => "ana",
      () => promise,
    );
    expect(slow.read("transaction")).toEqual([]);
    slow.write("transaction", [EDITED]);
    await stores(() => void keyOf("ana").then(resolve));
    expect((await draftsOf("ana")).read("transaction")).toEqual([EDITED, ENTRY]);
  });

  it("are not written once nobody is signed in", async () => {
    let owner: string | null = "ana";
    const page = sealedDrafts(
      tab(),
      () => owner,
      () => keyOf("ana"),
    );
    await page.opened;
    page.write("transaction", [ENTRY]);
    // What was being sealed is not put there either.
    owner = null;
    const [sealed] = await Promise.all([vi.waitFor(() => keyOf("ana")), page.opened]);
    expect(sealed).toBeDefined();
    page.write("goal", [ENTRY]);
    expect([sessionStorage.length, page.read("transaction")]).toEqual([0, []]);
  });

  it("go with the consent", async () => {
    await stores((await draftsOf("ana")).write.bind(null, "transaction", [ENTRY]));
    localConsentStore(
      safeStorage(() => localStorage),
      tab(),
    ).clear();
    expect((await draftsOf("ana")).read("transaction")).toEqual([]);
  });

  it.each([
    "",
    "{",
    "[]",
    '{"owner":"ana","dialogs":{"transaction":[{}]}}',
    '{"owner":"ana","sealed":""}',
    '{"owner":"ana","sealed":"é"}',
    '{"owner":"ana","sealed":"AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=="}',
  ])("that are %j are none, and go", async (rubbish) => {
    sessionStorage.setItem(storageKeys.drafts, rubbish);
    expect((await draftsOf("ana")).read("transaction")).toEqual([]);
    await vi.waitFor(() => expect(lies()).toBe(null));
  });

  it("that an older version has stored are read, and sealed at once", async () => {
    const { edited: _, ...old } = ENTRY;
    const dialogs = { transaction: [old] };
    sessionStorage.setItem(storageKeys.drafts, JSON.stringify({ owner: "ana", dialogs }));
    const page = await draftsOf("ana");
    await vi.waitFor(() => expect(lies()).toContain("sealed"));
    expect(page.read("transaction")).toEqual([ENTRY]);
    expect((await draftsOf("ana")).read("transaction")).toEqual([ENTRY]);
  });

  it("last as long as the page where nothing can be stored", async () => {
    const drafts = sealedDrafts(
      safeStorage(() => {
        throw new Error("forbidden");
      }),
      () => "ana",
      () => keyOf("ana"),
    );
    await drafts.opened;
    drafts.write("transaction", [ENTRY]);
    expect(drafts.read("transaction")).toEqual([ENTRY]);
  });
});
