const code = (character: string) => character.charCodeAt(0);

const [QUOTE, ESCAPE, COMMA, COLON] = [code('"'), code("\\"), code(","), code(":")];
const [OPEN_LIST, CLOSE_LIST, OPEN, CLOSE] = [code("["), code("]"), code("{"), code("}")];

/** A longer key cannot be the wanted one. */
const MAX_KEY_LENGTH = 32;

/** Cuts the text of a JSON object as it arrives. */
export type ListCutter = {
  /** Takes the next bytes of the text. */
  readonly push: (bytes: Buffer) => void;
  /** The complete members of the list so far, with the commas between them, in parts of about the wanted size. */
  readonly parts: () => readonly Buffer[];
  /** The text without the members of the list. */
  readonly rest: () => Buffer;
  /** The buffered bytes: of the rest, and of the incomplete part. */
  readonly held: () => { readonly rest: number; readonly part: number };
  /** How many lists have that name. */
  readonly lists: () => number;
};

/**
 * Cuts the members of one named list of an object out of its JSON text. Invalid JSON is cut anyhow; parsing the pieces
 * reveals it. In UTF-8 no byte of a longer character equals one of the bytes searched for.
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
          key = key.length < MAX_KEY_LENGTH ? key + String.fromCharCode(byte) : key;
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
