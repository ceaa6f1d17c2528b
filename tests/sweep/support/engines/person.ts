import { readFileSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { expect } from "vitest";
import type { Found, Session } from "./session.ts";

type Role = "button" | "link" | "heading";

/** A thing that a person looks for: by its role and name, a field by its label, or a text. */
type Wanted =
  | { readonly role: Role; readonly name: string; readonly part?: boolean }
  | { readonly label: string; readonly part?: boolean }
  | { readonly text: string; readonly part?: boolean };

type Finder = {
  readonly queryAllByRole: (root: Element, role: string, options: object) => HTMLElement[];
  readonly queryAllByLabelText: (root: Element, label: string, options: object) => HTMLElement[];
  readonly queryAllByText: (root: Element, text: string, options: object) => HTMLElement[];
};

declare global {
  var TestingLibraryDom: Finder | undefined;
}

const require = createRequire(import.meta.url);
const FINDER = readFileSync(
  join(
    require.resolve("@testing-library/dom/package.json"),
    "../dist/@testing-library/dom.umd.min.js",
  ),
  "utf8",
);

/** Runs in the page: finds what is wanted in the dialog that is open, or on the page. */
function find(wanted: Wanted): HTMLElement | null {
  const finder = globalThis.TestingLibraryDom;
  if (!finder) return null;
  const root = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document.body;
  const options = { exact: wanted.part !== true };
  const all =
    "role" in wanted
      ? finder.queryAllByRole(root, wanted.role, {
          name: (name: string) => (wanted.part ? name.includes(wanted.name) : name === wanted.name),
        })
      : "label" in wanted
        ? finder.queryAllByLabelText(root, wanted.label, options)
        : finder.queryAllByText(root, wanted.text, options);
  const isSeen = (element: HTMLElement) =>
    element.getClientRects().length > 0 || element.matches("[type=file]");
  return all.find(isSeen) ?? null;
}

/** Looking more often would leave a page no time of its own. */
const PATIENTLY = { interval: 250 };

/** A person who uses a page by what they see and read there. */
export function personAt(session: Session, address: string, shots: string) {
  const look = async (wanted: Wanted): Promise<Found | null> => {
    const isLoaded = await session.run(() => globalThis.TestingLibraryDom !== undefined);
    if (!isLoaded) await session.load(FINDER);
    return session.find(find, wanted);
  };
  /** Does something with what is wanted, once it is there and can be used. */
  const withIt = (wanted: Wanted, act: (found: Found) => Promise<void> = async () => {}) =>
    expect
      .poll(
        async () => {
          const found = await look(wanted);
          await (found && act(found));
          return found !== null;
        },
        { ...PATIENTLY, message: JSON.stringify(wanted) },
      )
      .toBe(true);
  return {
    ...session,
    goTo: (path: string) => session.goTo(address + path),
    sees: (wanted: Wanted) => withIt(wanted),
    seesNot: async (wanted: Wanted) => {
      const told = { ...PATIENTLY, message: JSON.stringify(wanted) };
      await expect.poll(() => look(wanted), told).toBeNull();
    },
    click: (wanted: Wanted) => withIt(wanted, (found) => found.click()),
    fill: (label: string, text: string, part = false) =>
      withIt({ label, part }, (field) => field.fill(text)),
    choose: async (label: string, option: string) => {
      const isOffered = (text: string) =>
        [...document.querySelectorAll("option")].some(({ textContent }) => textContent === text);
      await expect.poll(() => session.run(isOffered, option), PATIENTLY).toBe(true);
      await withIt({ label }, (list) => list.choose(option));
    },
    putFile: (label: string, path: string) => withIt({ label }, (field) => field.putFile(path)),
    path: () => session.run(() => location.pathname),
    /** How far the page is wider than the screen, in pixels. */
    overflow: () =>
      session.run(() => Math.max(0, document.documentElement.scrollWidth - innerWidth)),
    shot: async (name: string) => {
      const folder = process.env["SHOTS"];
      if (!folder) return;
      await mkdir(folder, { recursive: true });
      await writeFile(join(folder, `${shots}-${name}.png`), await session.picture());
    },
  };
}

export type Person = ReturnType<typeof personAt>;
