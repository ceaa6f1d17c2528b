// Takes the pictures of docs/images and of the manifest from the demonstration, all or those of some screens:
// `npm run pictures`, `npm run pictures -- despesas conta`.
import { copyFile, mkdir, stat, writeFile } from "node:fs/promises";
import sharp from "sharp";
import { DESKTOP, PHONE, settleAt, withDemo } from "./demo-visit.mjs";
import { SCREENS } from "./screens.mjs";

const FOLDER = "docs/images";

/** The pictures that a browser shows before the product is installed, by their names in public/. */
const OF_MANIFEST = {
  "screen-wide": "dashboard-dark",
  "screen-narrow": "dashboard-phone-dark",
  "screen-narrow-list": "despesas-phone-dark",
};
const THEMES = ["dark", "light"];

const wanted = process.argv.slice(2);

/** Every wanted picture with its device and theme. */
const shots = SCREENS.filter(({ name }) => wanted.length === 0 || wanted.includes(name)).flatMap(
  ({ phone = false, ...screen }) =>
    THEMES.flatMap((theme) => [
      { ...screen, theme, device: DESKTOP, file: `${screen.name}-${theme}` },
      ...(phone
        ? [{ ...screen, theme, device: PHONE, file: `${screen.name}-phone-${theme}` }]
        : []),
    ]),
);

async function take(demo, { path, who, theme, device, prepare, file }) {
  const login = who === null ? undefined : demo.logins[who];
  const page = await demo.open({ login, theme, ...device });
  await settleAt(page, path);
  if (prepare) {
    await prepare(page);
    await page.waitForLoadState("networkidle");
  }
  const png = await page.screenshot({ animations: "disabled" });
  await page.context().close();
  await writeFile(
    `${FOLDER}/${file}.webp`,
    await sharp(png).webp({ quality: 60, effort: 6 }).toBuffer(),
  );
}

await mkdir(FOLDER, { recursive: true });
await withDemo(async (demo) => {
  for (const shot of shots) await take(demo, shot);
});
for (const [name, file] of Object.entries(OF_MANIFEST))
  await copyFile(`${FOLDER}/${file}.webp`, `public/${name}.webp`);
const sizes = await Promise.all(shots.map(({ file }) => stat(`${FOLDER}/${file}.webp`)));
console.log(`${shots.length} pictures, ${sizes.reduce((sum, { size }) => sum + size, 0)} bytes`);
