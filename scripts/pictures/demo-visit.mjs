// The demonstration in a browser, signed in, for the pictures of the product.
import { ensureBuilt } from "../ensure-built.mjs";
import { serveProduct, startBrowser, storageOf, storeIn } from "../served-product.mjs";

const LOGIN = /o nome de utilizador «(\w+)» e a senha «(\S+)»\./g;

export const DESKTOP = { viewport: { width: 1440, height: 900 } };
export const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};

/** Builds what is missing, and starts the demonstration and a browser; `close` ends both. */
async function visitDemo() {
  if ((await ensureBuilt("client")) !== 0) throw new Error("There is no build to visit.");
  const [product, browser] = await Promise.all([
    serveProduct("server/demo/main.ts"),
    startBrowser(),
  ]);
  const [premium, free, admin] = await Promise.all(
    [...product.said.matchAll(LOGIN)].map(([, username, password]) =>
      logIn(product.url, { username, password }),
    ),
  );

  /** Opens a page in a new browser context; signed in if a login is given. */
  const open = async ({ login, theme = "dark", ...options }) => {
    const context = await browser.newContext({
      ...DESKTOP,
      baseURL: product.url,
      locale: "pt-PT",
      timezoneId: "Europe/Lisbon",
      reducedMotion: "reduce",
      ...options,
    });
    await storeIn(context, { "fincontrol-theme": theme, ...(login && storageOf(login)) });
    return context.newPage();
  };

  const close = async () => {
    await browser.close();
    await product.stop();
  };
  return { logins: { premium, free, admin }, open, close };
}

/** Runs work with the demonstration, and always ends it. */
export async function withDemo(work) {
  const demo = await visitDemo();
  try {
    return await work(demo);
  } finally {
    await demo.close();
  }
}

async function logIn(url, login) {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(login),
  });
  return answer.json();
}

/** Goes to an address and waits until nothing moves. */
export async function settleAt(page, path) {
  await page.goto(path, { waitUntil: "networkidle" });
  await page.evaluate(() => document.fonts.ready);
}
