// Makes photos of the largest accepted pictures of each format, and reports the peak memory of the process for one, and
// the time for a phone's photo of 12 megapixels. Linux only.
import sharp from "sharp";
import { sharpPhotos } from "../../server/infrastructure/photos/sharp-photos.ts";
import { LARGEST, TOO_LARGE } from "../../tests/server/support/largest-pictures.ts";
import { peakMemory } from "../../tests/server/support/peak-memory.ts";

const MAX_MIB = 200;
const TRY_COUNT = 9;

const makePhoto = sharpPhotos();

async function tell(name, picture, wanted) {
  const { value, mib } = await peakMemory(() => makePhoto(picture));
  const outcome = value.ok ? "made" : value.reason;
  console.log(`${name}: ${picture.length} bytes, ${outcome}, ${Math.round(mib)} MiB`);
  if (mib > MAX_MIB || outcome !== wanted) process.exitCode = 1;
}

for (const [name, make] of Object.entries(LARGEST)) await tell(name, await make(), "made");
for (const [name, make] of Object.entries(TOO_LARGE))
  await tell(`beyond, ${name}`, await make(), "too-many-pixels");

const noise = { type: "gaussian", mean: 128, sigma: 12 };
const photo = await sharp({
  create: { width: 4_000, height: 3_000, channels: 3, background: "#2f9e63", noise },
})
  .jpeg({ quality: 85 })
  .toBuffer();
const times = [];
for (let count = 0; count < TRY_COUNT; count += 1) {
  const begin = performance.now();
  await makePhoto(photo);
  times.push(performance.now() - begin);
}
const median = Math.round(times.toSorted((a, b) => a - b)[(TRY_COUNT - 1) / 2]);
console.log(`JPEG of 12 megapixels, ${photo.length} bytes: ${median} ms (median of ${TRY_COUNT})`);
