import type { Page } from "playwright-core";
import type { Random } from "../../../../server/demo/random.ts";
import { dialog } from "../entry-form.ts";
import { control, seesScreen } from "../sees.ts";
import type { Diary } from "./diary.ts";

/** Something that a person enters, and notes in the diary. */
export type Entry = {
  readonly name: string;
  /** Whether there is something to do it to. */
  readonly may: (diary: Diary) => boolean;
  readonly enter: (page: Page, diary: Diary, random: Random) => Promise<void>;
};

/** The category that is renamed elsewhere, by its first name; the later ones begin with it. */
export const RENAMED = "Lazer";

export const always = () => true;

/** The records of a kind that may be written again, and that the server has. */
export const knownOf = (diary: Diary, kind: string) =>
  diary.open(kind).filter(({ isKnown }) => isKnown);

/** Whether there is a record of a kind to write again. */
export const hasOpen = (kind: string) => (diary: Diary) => diary.open(kind).length > 0;

/** A name that no other entry has, nor begins with. */
export const numbered = (word: string, count: number): string =>
  `${word} ${String(count).padStart(3, "0")}`;

const BELOW_PROFILE: readonly string[] = ["Categorias", "Contas"];

/** Goes to a screen by the links of the product, unless it is open. */
export async function goTo(page: Page, screen: string): Promise<void> {
  const heading = page.getByRole("heading", { level: 1, name: screen, exact: true });
  if (await heading.isVisible()) return;
  const isBelow = BELOW_PROFILE.includes(screen);
  if (isBelow) await goTo(page, "Perfil");
  const place = isBelow ? page.getByRole("main") : page;
  await control(place, "link", screen).first().click();
  await seesScreen(page, screen);
}

/** Presses a button of the screen. */
export const press = (page: Page, button: string): Promise<void> =>
  control(page.getByRole("main"), "button", button).first().click();

/** A field of the open dialog. */
export const field = (page: Page, label: string) => dialog(page).getByLabel(label, { exact: true });

/** Saves the open dialog; some stay open until there is an answer. */
export const saveDialog = (page: Page, button = "Guardar"): Promise<void> =>
  control(dialog(page), "button", button).click();
