import { existsSync } from "node:fs";
import { chromium, type Browser, type BrowserContext } from "playwright-core";

const PLACES = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

/**
 * The last list counts, so this one begins with the features that Playwright disables itself. The rest are those that
 * Chromium preloads for every context, in processes of their own: pages below its address bar, and one for the next
 * address.
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
  // Pages of one site share a process, with its compiled code.
  "--process-per-site",
  // Letters have the same width as in a window.
  "--font-render-hinting=none",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--lang=pt-PT",
];

/** Returns the Chromium named by the environment, or the system's, or Playwright's. */
const executablePath = (): string =>
  [process.env["CHROMIUM_PATH"], ...PLACES].find((path) => path && existsSync(path)) ??
  chromium.executablePath();

/** Chromium without the parts that only a window needs: it takes a fifth less processor time, and has no camera. */
const SHELL = "/usr/bin/chromium-headless-shell";

const launch = (path: string, ...args: readonly string[]) =>
  chromium.launch({
    executablePath: path,
    args: [...QUIET, ...args],
    // Chromium's sandbox does not run as root.
    chromiumSandbox: process.getuid?.() !== 0,
  });

let running: Browser | undefined;

/** Returns the browser of this process, in which each test opens contexts of its own; it ends with the process. */
export async function ensureBrowser(): Promise<Browser> {
  if (!running?.isConnected()) running = await launch(existsSync(SHELL) ? SHELL : executablePath());
  return running;
}

/** Starts a browser that draws letters as a window does; the caller closes it. */
export const wholeBrowser = (): Promise<Browser> => launch(executablePath());

/** Starts a browser with a profile in a folder; the caller closes it. */
export const launchWithProfile = (folder: string): Promise<BrowserContext> =>
  chromium.launchPersistentContext(folder, {
    executablePath: executablePath(),
    args: QUIET,
    chromiumSandbox: process.getuid?.() !== 0,
    locale: "pt-PT",
    timezoneId: "Europe/Lisbon",
  });

/** Starts a browser whose camera repeats a film (.mjpeg); the caller closes it. */
export const browserWithCamera = (film: string): Promise<Browser> =>
  launch(
    executablePath(),
    "--use-fake-device-for-media-stream",
    `--use-file-for-fake-video-capture=${film}`,
  );
