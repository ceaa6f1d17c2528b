import { bytesOfPapers } from "./papers.ts";
import { filesPerCommit, percentile } from "./commits.ts";
import { vagueConstants } from "./constants.ts";
import { identicalRuns } from "./identical-lines.ts";
import { namesIn } from "./names-in.ts";
import { PRIVATE_WORDS } from "./private-words.ts";
import { readTree } from "./read-tree.ts";
import { crowded, mutualPairs } from "./shape.ts";

export type Measures = Readonly<Record<string, number>>;

/** Measures a checkout of this project. */
export async function measure(root: string): Promise<Measures> {
  const tree = await readTree(root);
  const files = [...tree].map(([path, { text }]) => ({ path, text }));
  const identifiers = new Set(files.flatMap(({ path, text }) => [...namesIn(path, text)]));
  const commits = filesPerCommit(root);
  return {
    median: percentile(commits, 50),
    ninetieth: percentile(commits, 90),
    constants: files.flatMap(({ path, text }) => vagueConstants(path, text)).length,
    words: PRIVATE_WORDS.filter((word) => identifiers.has(word)).length,
    papers: Math.ceil(bytesOfPapers(root) / 1_000),
    identical: identicalRuns(tree).length,
    folders: crowded(tree).length,
    pairs: mutualPairs(tree, "src/domain").length,
  };
}
