import { accepted, refused, type Result } from "../../domain/shared/result.ts";

/** The position of a value in a text, in bytes: first byte inclusive, last exclusive. */
export type Place = { readonly from: number; readonly to: number };

/** A field of an object; the items of a list are the begins and ends of each, one after the other. */
export type FieldPlace = Place & { readonly items: readonly number[] | null };

/**
 * The bounds of a text of JSON: `items` are those of the lists of the outermost object, `values` the fields of all objects
 * and the items of all lists.
 */
export type JsonBounds = {
  readonly depth: number;
  readonly items: number;
  readonly values: number;
  /** The most bytes of an item of a list of the outermost object, and of all that is beside these lists. */
  readonly partBytes: number;
};

/** Why the places of a text are not told: it is no JSON, or holds more than it may. */
export type PlacesFault = "damaged" | "too-much";

class Unfit extends Error {
  readonly fault: PlacesFault;

  constructor(fault: PlacesFault) {
    super(fault);
    this.fault = fault;
  }
}

const [QUOTE, COMMA, COLON, LIST, BACKSLASH, END_OF_LIST, OBJECT, END_OF_OBJECT] = [
  0x22, 0x2c, 0x3a, 0x5b, 0x5c, 0x5d, 0x7b, 0x7d,
] as const;

const isSpace = (byte: number | undefined) =>
  byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09;

/** Whether a byte ends a number or a word. */
const isMark = (byte: number | undefined) =>
  isSpace(byte) ||
  byte === COMMA ||
  byte === COLON ||
  byte === QUOTE ||
  byte === LIST ||
  byte === END_OF_LIST ||
  byte === OBJECT ||
  byte === END_OF_OBJECT;

/**
 * Finds the fields of the object that a text of JSON is, by the raw bytes of their names, and the items of its lists. It
 * counts what is there before a value is made of it: a few bytes can ask for a thousand times the memory. Whether each
 * part is JSON is left to whoever parses it.
 */
export function placesIn(
  bytes: Uint8Array,
  bounds: JsonBounds,
): Result<readonly (readonly [name: Place, field: FieldPlace])[], PlacesFault> {
  let at = 0;
  const counts = { items: 0, values: 0, beside: 0 };
  const closing = new Uint8Array(bounds.depth + 1);

  const space = () => {
    while (isSpace(bytes[at])) at += 1;
  };
  const take = (byte: number): boolean => {
    space();
    if (bytes[at] !== byte) return false;
    at += 1;
    return true;
  };
  const expect = (byte: number) => {
    if (!take(byte)) throw new Unfit("damaged");
  };
  const countValue = () => {
    counts.values += 1;
    if (counts.values > bounds.values) throw new Unfit("too-much");
  };
  const countItem = () => {
    counts.items += 1;
    if (counts.items > bounds.items) throw new Unfit("too-much");
    countValue();
  };

  const passText = () => {
    for (at += 1; bytes[at] !== QUOTE; at += bytes[at] === BACKSLASH ? 2 : 1)
      if (at >= bytes.length) throw new Unfit("damaged");
    at += 1;
  };
  const passWord = () => {
    const from = at;
    while (at < bytes.length && !isMark(bytes[at])) at += 1;
    if (at === from) throw new Unfit("damaged");
  };

  /** Passes a value at a depth of its own, whatever it holds. */
  const passValue = (outside: number): Place => {
    space();
    const from = at;
    let depth = outside;
    do {
      const byte = bytes[at];
      if (byte === QUOTE) passText();
      else if (byte === OBJECT || byte === LIST) {
        depth += 1;
        if (depth > bounds.depth) throw new Unfit("too-much");
        closing[depth] = byte + 2;
        at += 1;
        space();
        if (byte === LIST && bytes[at] !== END_OF_LIST) countValue();
      } else if (depth > outside && byte === closing[depth]) {
        depth -= 1;
        at += 1;
      } else if (depth > outside && byte === COMMA) {
        if (closing[depth] === END_OF_LIST) countValue();
        at += 1;
      } else if (depth > outside && byte === COLON) {
        countValue();
        at += 1;
      } else passWord();
      if (depth > outside) space();
    } while (depth > outside);
    return { from, to: at };
  };

  const passPart = (depth: number): Place => {
    const place = passValue(depth);
    if (place.to - place.from > bounds.partBytes) throw new Unfit("too-much");
    return place;
  };

  const passItems = (): readonly number[] => {
    const items: number[] = [];
    expect(LIST);
    if (take(END_OF_LIST)) return items;
    do {
      countItem();
      const { from, to } = passPart(2);
      items.push(from, to);
    } while (take(COMMA));
    expect(END_OF_LIST);
    return items;
  };

  const passBeside = (): FieldPlace => ({ items: null, ...passPart(1) });
  const passField = (): readonly [Place, FieldPlace] => {
    space();
    if (bytes[at] !== QUOTE) throw new Unfit("damaged");
    countValue();
    const name = passPart(1);
    expect(COLON);
    space();
    const from = at;
    const items = bytes[at] === LIST ? passItems() : null;
    const field = items === null ? passBeside() : { items, from, to: at };
    counts.beside += name.to - name.from + (field.items === null ? field.to - field.from : 0);
    if (counts.beside > bounds.partBytes) throw new Unfit("too-much");
    return [name, field];
  };

  const passFields = () => {
    const fields: (readonly [Place, FieldPlace])[] = [];
    expect(OBJECT);
    if (take(END_OF_OBJECT)) return fields;
    do fields.push(passField());
    while (take(COMMA));
    expect(END_OF_OBJECT);
    return fields;
  };

  try {
    const fields = passFields();
    space();
    return at === bytes.length ? accepted(fields) : refused("damaged");
  } catch (error) {
    if (error instanceof Unfit) return refused(error.fault);
    throw error;
  }
}
