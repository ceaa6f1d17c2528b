import { foldText } from "./fold-text.ts";

/** Splits a text into plain words: folded, separated by anything that is no letter or digit. */
export const plainWords = (text: string): readonly string[] =>
  foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
