import { resolve } from "node:path";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { chunkGroups } from "./vite.chunks.ts";
import { compileHints } from "./vite.compile-hints.ts";

const apiPort = process.env["API_PORT"] ?? "3001";

export default defineConfig({
  plugins: [vanillaExtractPlugin(), react(), compileHints()],
  resolve: {
    alias: {
      "reflect-metadata/lite": resolve(import.meta.dirname, "src/composition/no-metadata.ts"),
    },
  },
  // What a worker of ours is made of comes part by part, as in the page.
  worker: { format: "es" },
  server: { host: "127.0.0.1", proxy: { "/api": `http://127.0.0.1:${apiPort}` } },
  build: {
    outDir: "dist/client",
    target: "es2023",
    // The content security policy allows no data: address.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // One style sheet: the landing page is linked to it before any script runs.
    cssCodeSplit: false,
    manifest: true,
    reportCompressedSize: false,
    // In kB: the library that writes PDF files, which is fetched when somebody wants one, has 572.
    chunkSizeWarningLimit: 600,
    rolldownOptions: {
      // Nothing happens by reading a property, nor by making a schema (valibot is called `v` everywhere).
      treeshake: { propertyReadSideEffects: false, manualPureFunctions: ["v"] },
      output: {
        // Every page names its files: a letter less of each is a tenth of a kB of what is loaded first.
        chunkFileNames: "assets/[name]-[hash:7].js",
        codeSplitting: {
          groups: chunkGroups(resolve(import.meta.dirname, "src")),
        },
      },
    },
  },
});
