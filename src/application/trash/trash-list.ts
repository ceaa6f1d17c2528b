import { listTrashed, type ListedTrash } from "../../domain/trash/find-trashed.ts";
import { restoredBy, thingName } from "../../domain/trash/thing-name.ts";
import {
  TRASH_BATCH_SIZE,
  type Restoration,
  type TrashedName,
} from "../../domain/trash/trashed.ts";
import type { TrashPage } from "./trash.ts";

/** The trash as far as it has been read. */
export type TrashList = {
  /**
   * Newest removal first. A list that is whole stays until the next reading has read all of it; one that is not grows
   * whenever twice as much has been read, so that a long one is not drawn with each page.
   */
  readonly things: readonly ListedTrash[];
  /** Whether a first page has been read, and whether all of them have. */
  readonly known: boolean;
  readonly whole: boolean;
  /** What the present reading has read, and the text that asks for its next page. */
  readonly read: readonly ListedTrash[];
  readonly next: string | null;
  /** Things restored since the list was read; its pages may still contain them. */
  readonly restored: readonly Restoration[];
  /** The names of the things that are ticked. */
  readonly chosen: ReadonlySet<string>;
};

export const UNREAD: TrashList = {
  things: [],
  known: false,
  whole: false,
  read: [],
  next: null,
  restored: [],
  chosen: new Set(),
};

/** Begins another reading. */
export const begun = { read: [], next: null, restored: [] } as const;

/** The list with the next page of its reading. */
export function withPage(list: TrashList, { things, next }: TrashPage): TrashList {
  const isRestored = restoredBy(list.restored);
  const read = [...list.read, ...listTrashed(things).filter((thing) => !isRestored(thing))];
  const isLast = next === null;
  const grows = !list.whole && read.length >= 2 * list.things.length;
  return {
    ...list,
    read,
    next,
    things: isLast || grows ? read : list.things,
    known: true,
    whole: isLast || list.whole,
  };
}

/** The list with all that a reading has read that goes on no further. */
export const withAllRead = (list: TrashList): Pick<TrashList, "things"> => ({
  things: list.whole ? list.things : list.read,
});

/** The list without what was restored. */
export function withoutRestored(list: TrashList, wanted: Restoration): TrashList {
  const isRestored = restoredBy([wanted]);
  const gone = list.things.filter(isRestored);
  return {
    ...list,
    things: list.things.filter((thing) => !isRestored(thing)),
    read: list.read.filter((thing) => !isRestored(thing)),
    restored: [...list.restored, wanted],
    chosen: withChoice(list, gone, false),
  };
}

/** The chosen things with some more, as many as one restoration takes, or without some. */
export function withChoice(
  { chosen }: TrashList,
  things: readonly TrashedName[],
  isChosen: boolean,
): ReadonlySet<string> {
  const names = things.map(thingName);
  if (isChosen) return new Set([...new Set([...chosen, ...names])].slice(0, TRASH_BATCH_SIZE));
  const left = new Set(chosen);
  for (const name of names) left.delete(name);
  return left;
}
