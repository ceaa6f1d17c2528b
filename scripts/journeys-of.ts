// Says which journeys of tests/e2e go through a screen, so that a change of one screen runs its own.

const RECORDS = [
  "accounts",
  "division",
  "keyboard",
  "known-entry",
  "main-journey",
  "receipts",
  "undo",
];

/** The journeys of each folder of src/ui/screens; a folder that is not here is part of all screens. */
export const JOURNEYS: Readonly<Record<string, readonly string[]>> = {
  account: ["account", "own-rights", "passkeys", "second-factor"],
  accounts: ["accounts", "traces"],
  achievements: ["achievements"],
  admin: ["admin"],
  budgets: ["budgets"],
  categories: ["categories"],
  upcoming: ["upcoming", "fulfilled"],
  "data-export": ["copy", "export"],
  departed: ["own-rights"],
  forecast: ["accounts", "forecast"],
  goals: ["profile"],
  history: ["charts", "history"],
  imports: ["division", "fulfilled", "import"],
  landing: ["head", "landing", "launch", "policy"],
  legal: ["landing", "policy"],
  login: ["launch", "passkeys", "recovery", "second-factor"],
  movements: RECORDS,
  notifications: ["notifications"],
  presence: ["account", "own-rights", "passkeys", "second-factor"],
  profile: ["profile"],
  recommendations: ["recommendations"],
  recovery: ["recovery"],
  recurrences: ["upcoming", "fulfilled", "recurrences"],
  registration: ["launch", "policy", "premium"],
  reports: ["charts", "reports"],
  restore: ["copy"],
  rules: ["categories", "import"],
  simulator: ["simulator"],
  transactions: RECORDS,
  trash: ["trash"],
  unsent: ["outbox"],
  versions: ["two-tabs", "undo"],
};

const SCREEN = /^(?:src\/ui|tests\/ui)\/screens\/([\w-]+)\//;

/** What a browser shows or a journey is made of. */
const SEEN = /^(?:src\/(?:ui|composition)|server\/http|tests\/e2e)\//;

const JOURNEY = /^tests\/e2e\/([\w-]+)\.test\.ts$/;

/** Returns the journeys that files may change: their names, none if nothing is seen of them, or null for all. */
export function journeysOf(files: readonly string[]): readonly string[] | null {
  const names = new Set<string>();
  for (const file of files.filter((path) => SEEN.test(path))) {
    const [, journey] = JOURNEY.exec(file) ?? [];
    const [, screen] = SCREEN.exec(file) ?? [];
    const some = journey === undefined ? JOURNEYS[screen ?? ""] : [journey];
    if (some === undefined) return null;
    for (const name of some) names.add(name);
  }
  return [...names].toSorted();
}
