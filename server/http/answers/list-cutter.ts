const code = (character: string) => character.charCodeAt(0);

const [QUOTE, ESCAPE, COMMA, COLON] = [code('"'), code("\\"), code(","), code(":")];
const [OPEN_LIST, CLOSE_LIST, OPEN, CLOSE] = [code("["), code("]"), code("{"), code("}")];

/** A longer key is none that is looked for. */
const LONGEST_KEY = 32;

/** The text of a JSON object, cut as it arrives. */
export type ListCutter = {
  /** Takes the next bytes of the text. */
  readonly push: (bytes: Buffer) => void;
  /** The members of the list that are complete by now, with the commas between them, in parts of about a wanted size. */
  readonly parts: () => readonly Buffer[];
  /** All of the text but the members of the list. */
  readonly rest: () => Buffer;
  /** How many bytes are held: of the rest, and of the part that is not complete. */
  readonly held: () => { readonly rest: number; readonly part: number };
  /** How many lists of that name there were. */
  readonly lists: () => number;
};

/**
 * Cuts the members of one list, which an object has under a name, out of its JSON text. What is no JSON is cut somehow; it is
 * for whoever reads the pieces to find out. In UTF-8 no byte of a longer character looks like one of those looked for here.
 */
export function listCutter(name: string, partSize: number): ListCutter {
  const rest: Buffer[] = [];
  const ready: Buffer[] = [];
  let part: Buffer[] = [];
  let [restSize, heldOfPart, depth, lists] = [0, 0, 0, 0];
  let [isInText, isEscaped, isInList, isAfterColon] = [false, false, false, false];
  let key = "";

  const keep = (bytes: Buffer) => {
    if (isInList) {
      part.push(bytes);
      heldOfPart += bytes.length;
    } else {
      rest.push(bytes);
      restSize += bytes.length;
    }
  };
  const endPart = () => {
    ready.push(Buffer.concat(part));
    part = [];
    heldOfPart = 0;
  };

  const push = (bytes: Buffer) => {
    let from = 0;
    const cut = (to: number, next: number) => {
      keep(bytes.subarray(from, to));
      from = next;
    };
    for (let at = 0; at < bytes.length; at += 1) {
      const byte = bytes[at];
      if (isInText) {
        if (isEscaped) isEscaped = false;
        else if (byte === ESCAPE) isEscaped = true;
        else if (byte === QUOTE) isInText = false;
        if (isInText && depth === 1 && !isAfterColon && byte !== undefined)
          key = key.length < LONGEST_KEY ? key + String.fromCharCode(byte) : key;
      } else if (byte === QUOTE) {
        isInText = true;
        if (depth === 1 && !isAfterColon) key = "";
      } else if (byte === OPEN_LIST || byte === OPEN) {
        depth += 1;
        const begins = byte === OPEN_LIST && depth === 2 && isAfterColon && key === name;
        if (!begins) continue;
        cut(at + 1, at + 1);
        isInList = true;
        lists += 1;
      } else if (byte === CLOSE_LIST || byte === CLOSE) {
        if (isInList && depth === 2) {
          cut(at, at);
          endPart();
          isInList = false;
        }
        depth -= 1;
      } else if (byte === COMMA) {
        if (depth === 1) isAfterColon = false;
        if (!isInList || depth !== 2 || heldOfPart + at - from < partSize) continue;
        cut(at, at + 1);
        endPart();
      } else if (byte === COLON && depth === 1) isAfterColon = true;
    }
    keep(bytes.subarray(from));
  };

  return {
    push,
    parts: () => ready.splice(0),
    rest: () => Buffer.concat(rest),
    held: () => ({ rest: restSize, part: heldOfPart }),
    lists: () => lists,
  };
}
