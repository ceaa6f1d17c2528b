import { foldText } from "../../shared/fold-text.ts";
import { KNOWN_WORDS } from "./known-words.ts";
import {
  between,
  movedYear,
  otherCompactDay,
  otherSerialDay,
  otherSmall,
  yearsMoved,
  type Random,
} from "./replace-days.ts";

/** The shortest word, and the shortest number, that may say something of somebody. */
const TELLING_LENGTH = 3;

/** How often another word or number is drawn that the text does not have. */
const MAX_DRAWS = 60;

/** A letter, also as HTML, XML or JSON may write one. */
const LETTER = String.raw`(?:[\p{L}\p{M}\p{Nd}]|&#(?:x[\da-f]+|\d+);|&[a-z](?:acute|grave|circ|tilde|cedil|uml);|\\u[\da-f]{4})`;

/** A day before a time, a time, or a word or a number. */
const TOKEN = new RegExp(
  String.raw`(?<day>(?<!\d)\d{4}-\d{2}-\d{2}T(?=\d{2}:))|(?<time>(?<!\d)\d{1,2}:\d{2}(?::\d{2})?(?!\d))|(?<word>(?:${LETTER}|\d)+)`,
  "giu",
);

const SIGN = new RegExp(String.raw`${LETTER}|\d`, "giu");

const LOWER = "abcdefghijklmnopqrstuvwxyz";
const ACCENTED = "áàâãéêíóôõúç";

/**
 * Replaces every telling letter and digit of a text by another one, drawn anew each time, so that nobody can tell what
 * stood there; its marks, lengths, and the words that say how a file is made stay. Days become other days of the same
 * form. No word and no number of three characters or more stays anywhere, unless the text has nearly all that there are.
 */
export function disguiser(whole: string, random: Random): (text: string) => string {
  const taken = new Set((whole.match(/\p{L}{3,}|\d{3,}/gu) ?? []).map((word) => foldText(word)));
  const moved = yearsMoved(whole, taken, random);
  const otherNumber = (digits: string): string => {
    if (digits.length < TELLING_LENGTH) return otherSmall(digits, random);
    const day = movedYear(digits, moved) ?? otherCompactDay(digits, moved, random);
    if (day !== null && !taken.has(day)) return day;
    return drawn(
      digits,
      taken,
      () => otherSerialDay(digits, random) ?? otherDigits(digits, random),
    );
  };
  const other = (word: string): string => {
    if (/^\d+$/.test(word)) return otherNumber(word);
    const letters = word.match(SIGN)?.length ?? 0;
    if (letters < TELLING_LENGTH)
      return word.replace(/\d+/g, (digits) => otherSmall(digits, random));
    if (KNOWN_WORDS.has(foldText(word))) return word;
    const dated = datedWord(word, otherNumber);
    if (dated !== null) return dated;
    return drawn(word, taken, () => word.replace(SIGN, (sign) => otherSign(sign, random)));
  };
  return (text) =>
    text.replace(TOKEN, (token, ...found) => {
      const { day, time } = found.at(-1) as { readonly day?: string; readonly time?: string };
      if (day !== undefined) return day.replace(/\d+/g, otherNumber);
      return time === undefined ? other(token) : otherTime(token, random);
    });
}

/** Draws until there is a word that the text does not have. */
function drawn(word: string, taken: ReadonlySet<string>, draw: () => string): string {
  let drawing = draw();
  const isTaken = () =>
    drawing === word ||
    (drawing.match(/\p{L}{3,}|\d{3,}/gu) ?? []).some((part) => taken.has(foldText(part)));
  for (let tried = 0; tried < MAX_DRAWS && isTaken(); tried += 1) drawing = draw();
  return drawing;
}

/** `05Jan2026`: its month stays. */
function datedWord(word: string, otherNumber: (digits: string) => string): string | null {
  const [, day = "", month = "", year = ""] =
    /^(\d{1,2})(\p{L}{3,9})(\d{4}|\d{2})$/u.exec(word) ?? [];
  return KNOWN_WORDS.has(foldText(month))
    ? `${otherNumber(day)}${month}${otherNumber(year)}`
    : null;
}

const otherTime = (time: string, random: Random): string =>
  time.replace(/(\d{1,2}):(\d{2})(:\d{2})?/, (_, hour: string, __, second?: string) => {
    const two = (most: number) => String(between(0, most, random)).padStart(2, "0");
    const hours = hour.length === 1 ? String(between(0, 9, random)) : two(23);
    return `${hours}:${two(59)}${second === undefined ? "" : `:${two(59)}`}`;
  });

/** The first digit stays other than zero, or zero. */
const otherDigits = (digits: string, random: Random): string =>
  digits.replace(/\d/g, (digit, at: number) =>
    String(at === 0 && digit !== "0" ? between(1, 9, random) : between(0, 9, random)),
  );

function otherSign(sign: string, random: Random): string {
  if (/^\p{Nd}$/u.test(sign)) return String(between(0, 9, random));
  if (/^[\p{M}ªº]$/u.test(sign)) return sign;
  if (sign.startsWith("&#")) return `&#${pick(ACCENTED, random).charCodeAt(0)};`;
  if (sign.startsWith("&")) return sign.replace(/^&./, `&${pick("aeiou", random)}`);
  if (sign.startsWith("\\u")) return `\\u00${pick(ACCENTED, random).charCodeAt(0).toString(16)}`;
  const isPlain = /^[a-z]$/i.test(sign);
  const letters = isPlain || foldText(sign) === sign.toLowerCase() ? LOWER : ACCENTED;
  const letter = pick(letters.replace(sign.toLowerCase(), ""), random);
  return sign === sign.toLowerCase() ? letter : letter.toUpperCase();
}

const pick = (letters: string, random: Random): string =>
  letters.charAt(between(0, letters.length - 1, random));
