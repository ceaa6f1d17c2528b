import { isNamed, namedPackages } from "./named-packages.ts";

type Names = Readonly<Record<string, string>>;

/** A package as package-lock.json has it, of what is needed here. */
export type Locked = {
  readonly version?: string;
  readonly license?: string;
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
  readonly dependencies?: Names;
  readonly optionalDependencies?: Names;
  readonly peerDependencies?: Names;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
};

/** The packages of package-lock.json, by their folder. */
export type Lock = Readonly<Record<string, Locked>>;

/** A shipped package; the binaries of one package for several platforms are one, with a name that ends in `-*`. */
export type Shipped = {
  readonly name: string;
  readonly version: string;
  /** An SPDX expression; empty where the package has none. */
  readonly licence: string;
  readonly folders: readonly string[];
};

/** The sections of docs/dependencies.md that list what is shipped. */
const SECTIONS = ["In the browser", "In the server"];

/** Node comes with its own licences, in its own folder. */
const APART = ["node"];

/** The systems that the product runs on. */
const SYSTEMS = ["linux", "darwin"];

const FOLDER = "node_modules/";
const nameOf = (folder: string) => folder.slice(folder.lastIndexOf(FOLDER) + FOLDER.length);

/** The folder from which Node takes a package that one in another folder asks for. */
function folderFor(lock: Lock, name: string, from: string): string | undefined {
  const found = `${from === "" ? "" : `${from}/`}${FOLDER}${name}`;
  if (lock[found] !== undefined || from === "") return lock[found] && found;
  return folderFor(lock, name, from.slice(0, Math.max(from.lastIndexOf(`/${FOLDER}`), 0)));
}

function neededBy(locked: Locked): readonly string[] {
  const {
    dependencies,
    optionalDependencies,
    peerDependencies = {},
    peerDependenciesMeta,
  } = locked;
  const peers = Object.keys(peerDependencies).filter(
    (name) => peerDependenciesMeta?.[name]?.optional !== true,
  );
  return [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers];
}

const isBinary = ({ os, cpu }: Locked) => os !== undefined || cpu !== undefined;
const isOfOurSystems = ({ os = [] }: Locked) => os.some((system) => SYSTEMS.includes(system));

function addAll(lock: Lock, folder: string, found: Set<string>): void {
  const locked = lock[folder];
  if (locked === undefined || found.has(folder)) return;
  if (isBinary(locked) && !isOfOurSystems(locked)) return;
  found.add(folder);
  for (const name of neededBy(locked)) addAll(lock, folderFor(lock, name, folder) ?? "", found);
}

const shownName = (folder: string, locked: Locked) =>
  isBinary(locked) ? nameOf(folder).replace(/-(linux|darwin).*$/, "-*") : nameOf(folder);

/** The names, or patterns of names, that docs/dependencies.md lists for the browser and for the server. */
export const shippedNames = (document: string): readonly string[] =>
  document
    .split(/^## /m)
    .filter((section) => SECTIONS.some((heading) => section.startsWith(`${heading}\n`)))
    .flatMap(namedPackages);

/**
 * The packages that are shipped: those that docs/dependencies.md names for the browser and for the server, with all that they
 * need on any of our systems. They come sorted by name and version, and do not depend on the system that asks.
 */
export function shippedPackages(lock: Lock, document: string): readonly Shipped[] {
  const named = shippedNames(document).filter((pattern) => !APART.includes(pattern));
  const found = new Set<string>();
  for (const folder of Object.keys(lock))
    if (folder === FOLDER + nameOf(folder) && named.some(isNamed(nameOf(folder))))
      addAll(lock, folder, found);
  const packages = new Map<string, Shipped>();
  for (const folder of [...found].toSorted()) {
    const locked = lock[folder] ?? {};
    const { version = "", license = "" } = locked;
    const licence = license.replace(/^\((.*)\)$/, "$1");
    const name = shownName(folder, locked);
    const key = [name, version, licence].join(" ");
    const folders = [...(packages.get(key)?.folders ?? []), folder];
    packages.set(key, { name, version, licence, folders });
  }
  return [...packages.keys()].toSorted().flatMap((key) => packages.get(key) ?? []);
}
