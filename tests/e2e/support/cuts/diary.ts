/** What is said of a record. */
type Look = {
  readonly kind: string;
  readonly name: string;
  /** What it says beside its name. */
  readonly value: string;
};

/** A record as it was entered last. */
export type Thing = Look & {
  /** Whether the server is sure to have it. */
  readonly isKnown: boolean;
  /** Whether it stays as it is from now on. */
  readonly isSettled: boolean;
};

/** A change as the log has it, and whether the next one undoes it. */
type Change = { readonly text: string; readonly isUndone: boolean };

export const lineOf = ({ kind, name, value }: Look): string => `${kind} ${name}: ${value}`;

/** The line of a record that is removed. */
export const goneLine = ({ kind, name }: Look): string => `${kind} ${name} is gone`;

/** A change, by the lines of the records that it wrote. */
export const changeOf = (lines: readonly string[]): string => lines.toSorted().join(" + ");

/** Notes what a person enters, in order, beside what was there before. */
export function startDiary(old: readonly Look[]) {
  const changes: Change[] = [];
  let things: readonly Thing[] = old.map((look) => ({ ...look, isKnown: true, isSettled: false }));
  /** The record that was written last, before and after; null where that cannot be undone. */
  let last: { readonly before: Thing | null; readonly after: Thing | null } | null = null;
  let count = 0;

  const note = (...lines: readonly string[]) => {
    changes.push({ text: changeOf(lines), isUndone: false });
    last = null;
  };
  const put = (before: Thing | null, ...after: readonly Thing[]) => {
    things = [...things.filter((one) => one !== before), ...after];
  };
  const write = (before: Thing | null, look: Look, isSettled = false) => {
    const after = { ...look, isKnown: before !== null && before.isKnown, isSettled };
    put(before, after);
    note(lineOf(after));
    last = { before, after };
  };
  return {
    /** A number that no other entry has. */
    next: () => (count += 1),
    all: (kind: string) => things.filter((one) => one.kind === kind),
    /** The records of a kind that may be written again. */
    open: (kind: string) => things.filter((one) => one.kind === kind && !one.isSettled),
    changes: (): readonly Change[] => changes,
    add: (look: Look) => write(null, look),
    change: (thing: Thing, to: Partial<Look>) => write(thing, { ...thing, ...to }),
    remove: (thing: Thing) => {
      put(thing);
      note(goneLine(thing));
      last = { before: thing, after: null };
    },
    divide: (thing: Thing, values: readonly string[]) => {
      const parts = values.map((value) => ({ ...thing, value, isSettled: true }));
      put(thing, ...parts);
      note(...parts.map(lineOf));
    },
    /** A plan is confirmed: there is a record like it. */
    confirm: (plan: Thing, record: Look) => {
      put(plan, { ...plan, isSettled: true });
      write(null, record, true);
    },
    mayUndo: () => last !== null,
    /** The record that was written last is as before, and stays so. */
    undo: () => {
      const { before, after } = last ?? { before: null, after: null };
      const undone = changes.pop();
      changes.push({ text: undone?.text ?? "", isUndone: true });
      put(after, ...(before === null ? [] : [{ ...before, isSettled: true }]));
      note(before === null ? goneLine(after as Thing) : lineOf(before));
    },
    /** Another tab begins, which cannot undo what this one has done. */
    beginTab: () => {
      last = null;
    },
    /** All that was noted is at the server. */
    arrives: () => {
      things = things.map((one) => ({ ...one, isKnown: true }));
      last = null;
    },
  };
}

export type Diary = ReturnType<typeof startDiary>;

/** The log as it is to be: all that was noted, but for what was undone before it was sent. */
export function awaitedLog(diary: Pick<Diary, "changes">, log: readonly string[]) {
  const awaited: string[] = [];
  const changes = diary.changes();
  for (let at = 0; at < changes.length; at += 1) {
    const { text, isUndone } = changes[at] as Change;
    if (isUndone && log[awaited.length] !== text) at += 1;
    else awaited.push(text);
  }
  return awaited;
}
