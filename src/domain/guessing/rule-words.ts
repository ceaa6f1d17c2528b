import { ruleText } from "../rules/rule.ts";
import { keyWords } from "./words.ts";

/**
 * The words that a rule for similar movements may look for: the longest run of key words, from the first, that stand
 * side by side.
 */
export function ruleWords(original: string): string {
  const text = ruleText(original);
  const words = keyWords(original).split(" ");
  for (let count = words.length; count > 0; count -= 1) {
    const wanted = words.slice(0, count).join(" ");
    if (wanted.length > 1 && text.includes(wanted)) return wanted;
  }
  return text;
}
