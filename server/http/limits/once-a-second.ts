const SECOND_MS = 1_000;
/** The most kinds distinguished at a time; any further ones share one entry. */
const MAX_KINDS = 200;

type Kind<Line> = { line: Line; count: number };

type Options<Line> = {
  readonly write: (line: Line, count: number) => void;
  /** Returns a line that stands for an earlier one as well; without it only the number tells of that one. */
  readonly join?: (earlier: Line, later: Line) => Line;
};

/**
 * Writes the first line of a kind at once, then only the last one of each second, with the number of lines that it
 * stands for.
 */
export function onceASecond<Line>({ write, join = (_, later) => later }: Options<Line>) {
  const kinds = new Map<string, Kind<Line>>();
  let timer: NodeJS.Timeout | null = null;

  const flush = () => {
    for (const [name, kind] of kinds) {
      if (kind.count === 0) kinds.delete(name);
      else write(kind.line, kind.count);
      kind.count = 0;
    }
    timer = kinds.size === 0 ? null : setTimeout(flush, SECOND_MS).unref();
  };

  const tell = (name: string, line: Line) => {
    const counted = kinds.has(name) || kinds.size < MAX_KINDS ? name : "";
    const kind = kinds.get(counted);
    if (kind === undefined) {
      kinds.set(counted, { line, count: 0 });
      write(line, 1);
    } else {
      kind.line = kind.count === 0 ? line : join(kind.line, line);
      kind.count += 1;
    }
    timer ??= setTimeout(flush, SECOND_MS).unref();
  };

  return { tell, flush };
}
