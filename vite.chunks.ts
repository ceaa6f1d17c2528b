import type { Rolldown } from "vite";

type Graph = Rolldown.ChunkingContext;

/** The modules that somebody's browser asks for, one after the other. */
const ENTRIES = {
  landing: ["composition/landing.tsx"],
  app: ["main.tsx", "composition/app.tsx"],
  visitor: ["composition/PublicApp.tsx"],
  user: ["composition/SignedInApp.tsx", "ui/screens/dashboard/Dashboard.tsx"],
  // What lies over the screens, soon after the first of them.
  over: [
    "composition/features/upcoming.ts",
    "composition/features/person/consent-broadcast.ts",
    "composition/features/layout.ts",
    "composition/container/container.ts",
    "ui/screens/layout/Overlays.tsx",
    "ui/screens/notifications/NotificationPanel.tsx",
    "ui/screens/upcoming/NextMovementsCard.tsx",
    "ui/screens/upcoming/DailyAllowanceCard.tsx",
    "ui/screens/dashboard/BalanceReader.tsx",
    "ui/screens/dashboard/GoalList.tsx",
    "ui/screens/dashboard/SuggestedSteps.tsx",
  ],
  // What has fields as the login has them.
  forms: [
    "composition/registration.tsx",
    "composition/features/admin.ts",
    "ui/screens/admin/AdminScreen.tsx",
    "ui/screens/profile/ProfileScreen.tsx",
  ],
  // The other ways in, and the links of mails.
  joining: ["composition/registration.tsx"],
  links: ["composition/recovery.ts", "ui/screens/recovery/LinkScreen.tsx"],
  // The icons of categories, some of which other screens have too: each by itself would be a file.
  pictures: ["ui/components/CategoryMark/CategoryPicture.tsx"],
} as const;
type Entry = keyof typeof ENTRIES;

/** What the files hold that several share, each needing only those before it. */
const FILES: Readonly<Record<string, (isFor: (entry: Entry) => boolean) => boolean>> = {
  base: (isFor) => isFor("landing") && (isFor("app") || isFor("visitor") || isFor("user")),
  core: (isFor) => isFor("app") || (isFor("visitor") && isFor("user")),
  user: (isFor) => isFor("user"),
  dialog: (isFor) => isFor("landing") && isFor("over"),
  fields: (isFor) => isFor("visitor") && (isFor("over") || isFor("forms")),
  over: (isFor) => isFor("over"),
  pictures: (isFor) => isFor("pictures") && !isFor("landing"),
  entrances: (isFor) => isFor("joining") && isFor("links") && !isFor("over"),
};

const ICONS = /^(.*\/lucide-react\/dist\/esm\/)lucide-react\.mjs$/;

/** The files of the icons that a module takes from the one that exports every icon there is. */
const iconsOf = (code: string, everyIcon: string): string[] =>
  [...code.matchAll(/import \{([^}]+)\} from "lucide-react"/g)]
    .flatMap(([, names = ""]) => names.split(","))
    .map((name) => name.trim().split(" ")[0] ?? "")
    .map((name) => name.replaceAll(/(?<=[a-z])(?=[A-Z\d])/g, "-").toLowerCase())
    .map((name) => everyIcon.replace(ICONS, `$1icons/${name}.mjs`));

/** All that has to be there before a module can run, and itself. */
function reach(id: string, graph: Graph, found: Set<string>) {
  if (found.has(id)) return;
  found.add(id);
  const { importedIds = [], code } = graph.getModuleInfo(id) ?? {};
  for (const next of importedIds)
    for (const needed of ICONS.test(next) ? iconsOf(code ?? "", next) : [next])
      reach(needed, graph, found);
}

/**
 * Puts every module into a file by who needs it: few files compress best and take the fewest round trips. What none of
 * them holds shares a file with what the same screens need.
 */
export function chunkGroups(source: string): Rolldown.CodeSplittingGroup[] {
  const idsOf = (entry: Entry) => ENTRIES[entry].map((file) => `${source}/${file}`);
  // A module that is asked for keeps a file of its own, small as it may be.
  const asked = new Set((Object.keys(ENTRIES) as Entry[]).flatMap(idsOf));
  const needed = new Map<Entry, Set<string>>();
  const neededFor = (entry: Entry, graph: Graph) => {
    const known = needed.get(entry) ?? new Set();
    if (!needed.has(entry)) for (const id of idsOf(entry)) reach(id, graph, known);
    needed.set(entry, known);
    return known;
  };
  return Object.entries(FILES).map(([name, holds], index, files) => ({
    name: (id, graph) =>
      !asked.has(id) && holds((entry) => neededFor(entry, graph).has(id)) ? name : null,
    debugName: name,
    priority: files.length - index,
    includeDependenciesRecursively: false,
  }));
}
