// Records the promo video from the running demonstration: `npm run promo`. Needs ffmpeg.
import { rmSync } from "node:fs";
import { mkdtemp, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { promoCaptions } from "../../src/text/payments/promo.ts";
import { settleAt, withDemo } from "../pictures/demo-visit.mjs";
import { HEIGHT, PAGE_HEIGHT, WIDTH } from "./canvas.mjs";
import { drawCursor, drawPress, drawTexts } from "./drawings.mjs";
import { encodeMp4, encodeWebm, startRaw } from "./encode.mjs";
import { startFilm } from "./film.mjs";
import { walkThrough } from "./journey.mjs";

const ASSETS = "src/ui/screens/landing/promo";
/** The width at which the product shows most of a screen. */
const PAGE_WIDTH = 1440;
const SCALE = WIDTH / PAGE_WIDTH;
const MAX_BYTES = 2_000_000;

/** Films the journey into a lossless file; returns the poster and the length in seconds. */
async function shoot(demo, raw) {
  const desk = await demo.open({});
  const texts = await drawTexts(desk);
  const captions = {};
  for (const [name, text] of Object.entries(promoCaptions))
    captions[name] = await texts.caption(text);
  const end = await texts.end();

  const page = await demo.open({
    login: demo.logins.premium,
    viewport: { width: PAGE_WIDTH, height: Math.round(PAGE_HEIGHT / SCALE) },
    deviceScaleFactor: SCALE,
  });
  await settleAt(page, "/");
  const { write, finish } = startRaw(raw);
  const film = startFilm({
    page,
    scale: SCALE,
    cursor: await drawCursor(),
    press: await drawPress(),
    write,
  });
  const poster = await walkThrough(page, film, captions);
  await film.endWith(end, 2.6);
  return { poster, seconds: await finish() };
}

const folder = await mkdtemp(join(tmpdir(), "fincontrol-promo-"));
process.once("exit", () => rmSync(folder, { recursive: true }));
const raw = join(folder, "raw.mkv");
const { poster, seconds } = await withDemo((demo) => shoot(demo, raw));

await writeFile(
  `${ASSETS}/poster.webp`,
  await sharp(poster, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })
    .webp({ quality: 72, effort: 6 })
    .toBuffer(),
);
await encodeWebm(raw, `${ASSETS}/promo.webm`, join(folder, "passes"));
await encodeMp4(raw, `${ASSETS}/promo.mp4`);

console.log(`${seconds} s`);
for (const name of ["poster.webp", "promo.webm", "promo.mp4"]) {
  const { size } = await stat(`${ASSETS}/${name}`);
  console.log(`${name}: ${size} bytes`);
  if (size > MAX_BYTES) process.exitCode = 1;
}
