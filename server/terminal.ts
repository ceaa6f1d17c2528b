/** Prints a sentence for the person who started the program. */
export const say = (sentence: string): void => {
  process.stdout.write(`${sentence}\n`);
};

/** Stops the start with sentences that say what the operator can do. */
export function giveUp(...sentences: readonly string[]): never {
  process.stderr.write(sentences.map((sentence) => `${sentence}\n`).join(""));
  process.exit(1);
}
