// Sorts the files of a build for public/offline.js: those of the first screen, and the rest, the most useful first.

/** The parts of an offline start on a personal device up to its first screen. */
const FIRST = [
  "index.html",
  "src/composition/app.tsx",
  "src/composition/SignedInApp.tsx",
  "src/composition/device-keeper.ts",
  "src/ui/screens/dashboard/Dashboard.tsx",
];

const PAGES = ["/app.html", "/boot.js", "/favicon.svg"];

/** The parts whose screens work without a network, in the order in which people use them. */
const USEFUL = [
  "src/composition/features/layout.ts",
  "src/composition/container/container.ts",
  "src/composition/container/drafts.ts",
  "src/ui/screens/layout/Overlays.tsx",
  "src/ui/screens/transactions/TransactionsScreen.tsx",
  "src/composition/features/history.ts",
  "src/ui/screens/history/HistoryScreen.tsx",
  "src/composition/features/upcoming.ts",
  "src/ui/screens/upcoming/DailyAllowanceCard.tsx",
  "src/ui/screens/upcoming/NextMovementsCard.tsx",
  "src/composition/features/budgets.ts",
  "src/ui/screens/budgets/BudgetsScreen.tsx",
  "src/ui/components/CategoryMark/CategoryPicture.tsx",
  "src/ui/components/PieRing/PiePicture.tsx",
];

/** What is kept at all: neither films and pictures nor the decoder. */
const KEPT = /\.(js|css|woff2?)$/;

/**
 * Returns the files of an offline start; `filesOf` the files of a part and of its imports, `assets` the names and sizes
 * of all hashed files. What is not named comes last, the smallest first.
 */
export function offlineFiles(filesOf, assets) {
  const kept = assets.filter(({ name }) => KEPT.test(name));
  // The fonts of documents, .woff, wait for one.
  const isLook = ({ name }) => /\.(css|woff2)$/.test(name);
  const looks = kept.filter(isLook).map(({ name }) => name);
  const namesOf = (parts) =>
    parts.flatMap((part) => [...filesOf(part)]).map((file) => file.replace("assets/", ""));
  const first = new Set([...looks, ...namesOf(FIRST)]);
  const bySize = kept.toSorted((one, other) => one.size - other.size).map(({ name }) => name);
  const rest = new Set([...namesOf(USEFUL), ...bySize]).difference(first);
  const addresses = (names) => [...names].map((name) => `/assets/${name}`);
  return { first: [...PAGES, ...addresses(first)], rest: addresses(rest) };
}
