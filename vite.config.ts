import { resolve } from "node:path";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

const apiPort = process.env["API_PORT"] ?? "3001";

const BASE = [
  "node_modules/(react|react-dom|scheduler|@vanilla-extract)/",
  "lucide-react/dist/esm/(?!icons/)",
  "lucide-react/dist/esm/icons/circle-(check|exclamation-point)\\.",
  "vite/preload-helper",
  "src/domain/shared/(cents|civil-date|result|year-month)\\.",
  "src/text/components\\.",
  "src/ui/components/(Button|Spinner)/",
];

const PARTS = [
  "lucide-react/dist/esm/icons/(arrow-right|arrow-down-right|target)\\.",
  "src/domain/goals/goal\\.",
  "src/text/(advice|format)\\.",
  "src/ui/components/(Badge|Card|EmptyState|LockedPreview|Money|PageHeader|Progress)/",
  "src/ui/components/(Skeleton|Sparkline)/",
  "src/ui/screens/dashboard/(AdviceList|ExpenseRing|TotalCard)\\.",
  "src/ui/screens/transactions/TopCategories\\.",
];

const filesOf = (parts: readonly string[]) => new RegExp(parts.join("|"));

export default defineConfig({
  plugins: [vanillaExtractPlugin(), react()],
  resolve: {
    alias: {
      "reflect-metadata/lite": resolve(import.meta.dirname, "src/composition/no-metadata.ts"),
    },
  },
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
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // What every page needs, what most screens show, what every page but the landing needs: few
            // files compress best.
            { name: "base", test: filesOf(BASE) },
            { name: "parts", test: filesOf(PARTS) },
            {
              name: "core",
              test: /node_modules\/(xstate|@xstate|@tanstack\/(?!react-virtual|virtual-core)|ky|valibot|use-)/,
            },
          ],
        },
      },
    },
  },
});
