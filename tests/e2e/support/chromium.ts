import { existsSync } from "node:fs";
import { chromium, type Browser, type BrowserContext } from "playwright-core";

const PLACES = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

/**
 * The last list counts, so this one begins with what Playwright turns off by itself. The rest is what Chromium keeps
 * ready for every context, in processes of their own: pages below its address bar, and one for the next address.
 */
const OFF = [
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "HttpsFirstBalancedModeAutoEnable",
  "LensOverlay",
  "MediaRouter",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "OptimizationHints",
  "NetworkTimeServiceQuerying",
  "AimEnabled",
  "PreconnectToSearch",
  "SpareRendererForSitePerProcess",
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
  "WebUIOmniboxFullPopup",
];

const QUIET = [
  `--disable-features=${OFF.join(",")}`,
  "--disable-gpu",
  // Pages of one visitor are one process, in which what one has compiled is ready for the next.
  "--process-per-site",
  // Letters are as wide as in a window.
  "--font-render-hinting=none",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--lang=pt-PT",
];

/** The Chromium that the environment names, or the system's, or the one that Playwright has fetched. */
const executablePath = (): string =>
  [process.env["CHROMIUM_PATH"], ...PLACES].find((path) => path && existsSync(path)) ??
  chromium.executablePath();

/** Chromium without what only a window needs: it takes a fifth less of a processor, and has no camera. */
const SHELL = "/usr/bin/chromium-headless-shell";

const launch = (path: string, ...args: readonly string[]) =>
  chromium.launch({
    executablePath: path,
    args: [...QUIET, ...args],
    // Chromium refuses to run as root in its sandbox.
    chromiumSandbox: process.getuid?.() !== 0,
  });

let running: Browser | undefined;

/** The browser of this process, in which each test opens contexts of its own; it ends with the process. */
export async function ensureBrowser(): Promise<Browser> {
  if (!running?.isConnected()) running = await launch(existsSync(SHELL) ? SHELL : executablePath());
  return running;
}

/** A browser that draws letters as a window does; whoever launches it closes it. */
export const wholeBrowser = (): Promise<Browser> => launch(executablePath());

/** A browser that keeps all that it stores in a folder; whoever launches it closes it. */
export const launchWithProfile = (folder: string): Promise<BrowserContext> =>
  chromium.launchPersistentContext(folder, {
    executablePath: executablePath(),
    args: QUIET,
    chromiumSandbox: process.getuid?.() !== 0,
    locale: "pt-PT",
    timezoneId: "Europe/Lisbon",
  });

/** A browser whose camera sees a film (.mjpeg), again and again; whoever launches it closes it. */
export const browserWithCamera = (film: string): Promise<Browser> =>
  launch(
    executablePath(),
    "--use-fake-device-for-media-stream",
    `--use-file-for-fake-video-capture=${film}`,
  );
