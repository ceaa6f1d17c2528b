import { foldText } from "./fold-text.ts";

/** A text as plain words: folded, and whatever is no letter or digit is a gap. */
export const plainWords = (text: string): readonly string[] =>
  foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
