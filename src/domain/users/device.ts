/** The names of a browser and of its system; null if unknown. */
export type Device = { readonly browser: string | null; readonly system: string | null };

type Names = readonly (readonly [name: string, mark: RegExp])[];

/** The first match counts: most browsers also claim to be those after them. */
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

/** How much of a User-Agent is read, in characters; an honest one is shorter. */
const MAX_READ_LENGTH = 512;

const nameIn = (names: Names, said: string): string | null =>
  names.find(([, mark]) => mark.test(said))?.[0] ?? null;

/** Reads the User-Agent of a request: only names from a small table are taken from it. */
export function deviceOf(userAgent: string): Device {
  const said = userAgent.slice(0, MAX_READ_LENGTH);
  return { browser: nameIn(BROWSERS, said), system: nameIn(SYSTEMS, said) };
}
