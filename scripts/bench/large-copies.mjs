import { randomBytes } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { uploadPhoto } from "../../tests/server/support/upload-photo.ts";
import { newUser, startProduct } from "./product.mjs";
import { seedRecords } from "./seed-records.mjs";

const RECORDS = 100_000;
const PHOTOS = 40;
const SIDE = 320;

/** A picture that does not compress, of about 300 kB. */
const noise = () =>
  sharp(randomBytes(SIDE * SIDE * 3), { raw: { width: SIDE, height: SIDE, channels: 3 } })
    .png()
    .toBuffer();

/** Gives the user goals with a photo each. */
async function addPhotos(product, user) {
  for (let photo = 0; photo < PHOTOS; photo += 1) {
    const foto_url = await uploadPhoto(product, user, await noise());
    await user.post("/objetivos", { nome: `Objetivo ${photo}`, valor_total: 100, foto_url });
  }
}

/** Downloads a file of the user's data to the disk: if the tool passed its bytes, they would be decoded on the page. */
async function keepFile({ url }, { token }, path, file) {
  const answer = await fetch(`${url}/api${path}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  const bytes = Buffer.from(await answer.arrayBuffer());
  await writeFile(file, bytes);
  return bytes.length;
}

const FILES = [
  { kind: "json", type: "application/json", path: "/exportacao/json" },
  { kind: "zip", type: "application/zip", path: "/auth/me/dados" },
];

/** Keeps the copies of one person's 100 000 records and 40 photos in a folder, of all kinds that begin as wanted. */
export async function largeCopies(folder, wanted = "") {
  const product = await startProduct();
  const user = await newUser(product.url);
  seedRecords(product.data, RECORDS);
  await addPhotos(product, user);
  const files = [];
  for (const { kind, type, path } of FILES.filter((one) => one.kind.startsWith(wanted))) {
    const file = join(folder, `copia.${kind}`);
    files.push({ kind, type, file, bytes: await keepFile(product, user, path, file) });
  }
  await product.stop();
  return files;
}
