import { globSync, statSync } from "node:fs";
import { join } from "node:path";

/** Written for the people who use the product: it may be as long as they need. */
const GUIDE = "docs/guia-do-utilizador.md";

/** Returns the bytes of the papers in docs, without the guide. */
export const bytesOfPapers = (root: string): number =>
  globSync("docs/**/*.md", { cwd: root })
    .filter((path) => path !== GUIDE)
    .reduce((sum, path) => sum + statSync(join(root, path)).size, 0);
