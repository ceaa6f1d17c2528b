import * as v from "valibot";
import { paths } from "../../../src/contract/paths.ts";
import { photoSchema } from "../../../src/contract/kinds/goals.ts";
import { picture } from "./images.ts";

/** Uploads a photo, by default any small one; returns its address. */
export async function uploadPhoto(
  { url }: { readonly url: string },
  { token }: { readonly token: string },
  file?: Uint8Array,
) {
  const form = new FormData();
  form.append("file", new Blob([new Uint8Array(file ?? (await picture("png")))]), "foto.png");
  const answer = await fetch(`${url}/api${paths.goalPhoto}`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  return v.parse(photoSchema, await answer.json()).foto_url;
}
