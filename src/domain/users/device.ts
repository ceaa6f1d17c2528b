/** The names that a browser tells: its own name and its system's, null where it is none of those known. */
export type Device = { readonly browser: string | null; readonly system: string | null };

type Names = readonly (readonly [name: string, mark: RegExp])[];

/** The first that fits counts: most browsers also claim to be those after them. */
const BROWSERS: Names = [
  ["Edge", /\bEdg(?:e|A|iOS)?\//],
  ["Opera", /\b(?:OPR|Opera|OPiOS)\//],
  ["Samsung Internet", /\bSamsungBrowser\//],
  ["Firefox", /\b(?:Firefox|FxiOS)\//],
  ["Chrome", /\b(?:Chrome|CriOS|Chromium)\//],
  ["Safari", /\bSafari\//],
];

const SYSTEMS: Names = [
  ["iPhone", /\biPhone\b/],
  ["iPad", /\biPad\b/],
  ["Android", /\bAndroid\b/],
  ["Windows", /\bWindows\b/],
  ["ChromeOS", /\bCrOS\b/],
  ["Mac", /\bMac(?:intosh| OS X)\b/],
  ["Linux", /\bLinux\b/],
];

/** How much of what a browser says is looked at, in characters; an honest one says less. */
const LOOKED_AT = 512;

const nameIn = (names: Names, said: string): string | null =>
  names.find(([, mark]) => mark.test(said))?.[0] ?? null;

/** Reads the User-Agent of a call: the names of a small table and nothing else of what was said. */
export function deviceOf(userAgent: string): Device {
  const said = userAgent.slice(0, LOOKED_AT);
  return { browser: nameIn(BROWSERS, said), system: nameIn(SYSTEMS, said) };
}
