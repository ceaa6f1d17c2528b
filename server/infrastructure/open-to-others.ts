import { opendirSync, realpathSync, statSync, type Stats } from "node:fs";
import { dirname, join, resolve } from "node:path";

/** The most files and folders of the data that are looked at. */
const MAX_ENTRIES = 100;

const OF_OTHERS = 0o077;
const WRITABLE_BY_GROUP = 0o020;
const WRITABLE_BY_ALL = 0o002;
/** With this bit only the owner of a file may rename it in the folder. */
const STICKY = 0o1000;

/** The user who runs this program. */
type Self = { readonly uid: number; readonly gid: number };

/** Paths with secrets that other users can reach. */
type Reach = {
  /** Paths that others may read or write. */
  readonly open: readonly string[];
  /** Paths that belong to another user, who may open them to anybody. */
  readonly foreign: readonly string[];
  /** The folders above the data in which others may put another one in its place. */
  readonly above: readonly string[];
};

const NOTHING: Reach = { open: [], foreign: [], above: [] };

/** Null where files have no owner in the sense of POSIX. */
function whoRuns(): Self | null {
  const [uid, gid] = [process.getuid?.(), process.getgid?.()];
  return uid === undefined || gid === undefined ? null : { uid, gid };
}

const lookAt = (path: string): Stats | undefined => {
  try {
    return statSync(path);
  } catch {
    // A link that leads nowhere, or a file that has gone meanwhile.
    return undefined;
  }
};

/** The administrator of the machine may do everything anyway. */
const isForeign = ({ uid }: Stats, self: Self) => uid !== self.uid && uid !== 0;

/** A group of one's own is common, and has no other members. */
function mayBeReplaced(stats: Stats, self: Self): boolean {
  if (isForeign(stats, self)) return true;
  const bits = stats.gid === self.gid ? WRITABLE_BY_ALL : WRITABLE_BY_ALL | WRITABLE_BY_GROUP;
  return (stats.mode & bits) !== 0 && (stats.mode & STICKY) === 0;
}

/** Returns the folders above a path, up to the root. */
function foldersAbove(path: string): readonly string[] {
  const parent = dirname(path);
  return parent === path ? [] : [parent, ...foldersAbove(parent)];
}

function entriesOf(directory: string): readonly string[] {
  const entries: string[] = [];
  const folder = opendirSync(directory);
  try {
    for (let entry = folder.readSync(); entry !== null; entry = folder.readSync()) {
      if (entries.length === MAX_ENTRIES) break;
      entries.push(join(directory, entry.name));
    }
  } finally {
    folder.closeSync();
  }
  return entries.toSorted();
}

/** Looks who but the user that runs this program, and the administrator of the machine, may reach the folder of the data. */
export function openToOthers(directory: string, self: Self | null = whoRuns()): Reach {
  if (self === null) return NOTHING;
  const told = resolve(directory);
  const that = (paths: readonly string[], holds: (stats: Stats) => boolean) =>
    paths.filter((path) => {
      const stats = lookAt(path);
      return stats !== undefined && holds(stats);
    });
  const held = [told, ...entriesOf(told)];
  // The folder may be a link: it can be replaced where it lies, and where it leads.
  const above = new Set([...foldersAbove(told), ...foldersAbove(realpathSync(told))]);
  return {
    open: that(held, ({ mode }) => (mode & OF_OTHERS) !== 0),
    foreign: that(held, (stats) => isForeign(stats, self)),
    above: that([...above], (stats) => mayBeReplaced(stats, self)),
  };
}
