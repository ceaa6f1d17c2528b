import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { existsSync, globSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { Builder, By, Capabilities, type WebDriver, type WebElement } from "selenium-webdriver";
import type { Engine, Found, Session, Size } from "./session.ts";

const DRIVER = "/usr/bin/WebKitWebDriver";
const SCREEN = "/usr/bin/Xvfb";
const [BROWSER] = globSync("/usr/lib/*/webkit2gtk-4.*/MiniBrowser");

/** Room on the screen for the bar of the window, in pixels. */
const BAR = 100;

/** WebKitGTK by WebDriver, in the whole of a screen that nobody sees. */
export const webkit: Engine = {
  name: "WebKitGTK",
  missing: [DRIVER, SCREEN, BROWSER ?? "MiniBrowser"].find((path) => !existsSync(path)) ?? null,
  open: async (size) => {
    const screen = await startScreen(size);
    const port = await freePort();
    const driver = spawn(DRIVER, [`--port=${port}`], {
      stdio: "ignore",
      env: { ...process.env, DISPLAY: screen.display, LANG: "pt_PT.UTF-8" },
    });
    try {
      const page = await whenListening(port);
      await resize(page, size);
      const close = async () => {
        await page.quit();
        await end(driver);
        await end(screen.process);
      };
      return { ...sessionOf(page), close };
    } catch (reason) {
      await end(driver);
      await end(screen.process);
      throw reason;
    }
  },
};

/** Gives the page a size; the bar above it takes room of the window. */
async function resize(page: WebDriver, { width, height }: Size): Promise<void> {
  const bar = await page.executeScript<number>("return outerHeight - innerHeight");
  await page
    .manage()
    .window()
    .setRect({ x: 0, y: 0, width, height: height + bar });
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "exit");
  child.kill();
  await ended;
}

/** Starts a screen under a number that nobody has; it tells the number on a pipe. */
async function startScreen({ width, height }: Size) {
  const args = [
    "-displayfd",
    "3",
    "-screen",
    "0",
    `${width}x${height + BAR}x24`,
    "-nolisten",
    "tcp",
  ];
  const child = spawn(SCREEN, args, { stdio: ["ignore", "ignore", "ignore", "pipe"] });
  const told = child.stdio[3];
  if (!told) throw new Error("no pipe");
  const ended = once(child, "exit").then(() => {
    throw new Error("the screen did not start");
  });
  const [number] = (await Promise.race([once(told, "data"), ended])) as [Buffer];
  return { process: child, display: `:${number.toString().trim()}` };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}

/** Opens a page at a driver that may still be starting. */
async function whenListening(port: number, tries = 50): Promise<WebDriver> {
  const options = { binary: BROWSER, args: ["--automation"] };
  const wanted = new Capabilities({
    browserName: "MiniBrowser",
    "webkitgtk:browserOptions": options,
  });
  const address = `http://127.0.0.1:${port}`;
  try {
    return await new Builder().usingServer(address).withCapabilities(wanted).build();
  } catch (reason) {
    if (tries === 0 || !String(reason).includes("ECONNREFUSED")) throw reason;
    await new Promise((resolve) => setTimeout(resolve, 100));
    return whenListening(port, tries - 1);
  }
}

const sessionOf = (page: WebDriver): Omit<Session, "close"> => ({
  goTo: (address) => page.get(address),
  run: (inPage, ...args) => page.executeScript(callOf(inPage), ...args),
  load: async (text) => {
    await page.executeScript(text);
  },
  find: async (inPage, ...args) => {
    const element = await page.executeScript<WebElement | null>(callOf(inPage), ...args);
    return element && foundOf(page, element);
  },
  picture: async () => Buffer.from(await page.takeScreenshot(), "base64"),
  // WebDriver tells of none.
  takeComplaints: () => [],
});

const callOf = (inPage: (...args: never[]) => unknown) =>
  `return (${inPage.toString()}).apply(null, arguments);`;

const foundOf = (page: WebDriver, element: WebElement): Found => ({
  click: async () => {
    await page.executeScript("arguments[0].scrollIntoView({ block: 'center' })", element);
    await element.click();
  },
  fill: async (text) => {
    await element.clear();
    await element.sendKeys(text);
  },
  choose: (option) => element.findElement(By.xpath(`.//option[.="${option}"]`)).click(),
  putFile: (path) => element.sendKeys(path),
});
