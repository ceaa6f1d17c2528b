import { groupTexts, type Group, type Licensed } from "./group-texts.ts";

const HEAD = `Licenças de código aberto do FinControl
=======================================

O FinControl contém os programas e as letras que aqui estão, de quem os fez e com a licença de cada um.

FinControl contains the programs and letters below, by those who made them and under the licence of each. Packages
with the same text stand together above it.
`;

const RULE = "-".repeat(100);

/** The text that most packages under a licence have, without their copyright. */
const commonText = (licence: string, packages: readonly Licensed[]): string | undefined =>
  groupTexts(packages.filter((one) => one.licence === licence))[0]?.text;

/** Gives a package that brings no text of its own the one that its licence has elsewhere, with the name of its author. */
export function withText(one: Licensed, author: string, packages: readonly Licensed[]): Licensed {
  if (one.texts.length > 0) return one;
  const licences = one.licence.split(/ AND | OR /);
  const [text] = licences.flatMap((licence) => commonText(licence, packages) ?? []);
  return text === undefined ? one : { ...one, texts: [`Copyright (c) ${author}\n\n${text}`] };
}

const listed = ({ packages }: Group) =>
  [...packages].flatMap(([name, copyright]) => [name, ...copyright.map((line) => `    ${line}`)]);

/** The file of all licences, as it is written and served. */
export const notices = (packages: readonly Licensed[]): string =>
  [
    HEAD,
    ...groupTexts(packages).flatMap((group) => [RULE, ...listed(group), RULE, "", group.text, ""]),
  ].join("\n");
