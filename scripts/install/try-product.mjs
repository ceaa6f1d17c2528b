// Tries a product that runs as its first users would.
import { newAccount, PASSWORD } from "../../tests/reliability/account.ts";
import { call, findEntry } from "./calls.mjs";
import { ASKED } from "./parts.mjs";

const PERSON = { username: "primeira", password: PASSWORD, email: "primeira@exemplo.pt" };

/**
 * Registers, keeps an entry, and asks for every part that is loaded later. `url` is where the product is asked, `said`
 * what it has printed, and `outside` what it was led to. Returns the person, with their session.
 */
export async function tryProduct({ url, said, outside }) {
  const { token } = await newAccount(() => url, PERSON.username);
  const data = new Date().toISOString().slice(0, 10);
  const entry = { data, categoria: "Lazer", valor: 12.5, descricao: "Cinema" };
  await call(url, "POST", "/despesas", { token, body: entry });
  for (const { ask } of ASKED) await ask({ url, said, outside, token, person: PERSON });
  await findEntry(url, token);
  return { ...PERSON, token };
}
