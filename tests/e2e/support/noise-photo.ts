import { randomFillSync } from "node:crypto";
import sharp from "sharp";

/** Makes an incompressible picture as a file to choose: about 350 kB. */
export async function noisePhoto() {
  const raw = { width: 400, height: 300, channels: 3 } as const;
  const noise = randomFillSync(Buffer.alloc(raw.width * raw.height * raw.channels));
  const buffer = await sharp(noise, { raw }).png().toBuffer();
  return { name: "praia.png", mimeType: "image/png", buffer };
}
