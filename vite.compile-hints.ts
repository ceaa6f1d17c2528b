import type { Plugin } from "vite";

/** The files of which most runs before the first screen has all that belongs to it (`vite.chunks.ts`). */
const COMPILED_PARTS = new Set(["base", "core", "user", "over"]);

/** Has V8 compile those files whole while they arrive, beside the page; else it would, function by function, in front of it. */
export const compileHints = (): Plugin => ({
  name: "compile-hints",
  generateBundle: {
    // The hint has to be the first line of a file.
    order: "post",
    handler: (_, bundle) => {
      for (const part of Object.values(bundle))
        if (part.type === "chunk" && COMPILED_PARTS.has(part.name))
          part.code = `//# allFunctionsCalledOnLoad\n${part.code}`;
    },
  },
});
