import cyrillicRegular from "@fontsource/geist/files/geist-cyrillic-400-normal.woff?url";
import cyrillicBold from "@fontsource/geist/files/geist-cyrillic-600-normal.woff?url";
import latinRegular from "@fontsource/geist/files/geist-latin-400-normal.woff?url";
import latinBold from "@fontsource/geist/files/geist-latin-600-normal.woff?url";
import moreLatinRegular from "@fontsource/geist/files/geist-latin-ext-400-normal.woff?url";
import moreLatinBold from "@fontsource/geist/files/geist-latin-ext-600-normal.woff?url";
import rareCyrillicRegular from "@fontsource/inter/files/inter-cyrillic-ext-400-normal.woff?url";
import rareCyrillicBold from "@fontsource/inter/files/inter-cyrillic-ext-600-normal.woff?url";
import greekRegular from "@fontsource/inter/files/inter-greek-400-normal.woff?url";
import greekBold from "@fontsource/inter/files/inter-greek-600-normal.woff?url";
import rareGreekRegular from "@fontsource/inter/files/inter-greek-ext-400-normal.woff?url";
import rareGreekBold from "@fontsource/inter/files/inter-greek-ext-600-normal.woff?url";
import rareLatinRegular from "@fontsource/inter/files/inter-latin-ext-400-normal.woff?url";
import rareLatinBold from "@fontsource/inter/files/inter-latin-ext-600-normal.woff?url";
import vietnameseRegular from "@fontsource/inter/files/inter-vietnamese-400-normal.woff?url";
import vietnameseBold from "@fontsource/inter/files/inter-vietnamese-600-normal.woff?url";

/** The addresses of the files of a font, by weight. */
type FontFile = { readonly regular: string; readonly bold: string };

/** The files in the order in which a letter is looked for: Geist's, then those of Inter with what Geist has not. */
export const FONT_FILES: readonly FontFile[] = [
  { regular: latinRegular, bold: latinBold },
  { regular: moreLatinRegular, bold: moreLatinBold },
  { regular: cyrillicRegular, bold: cyrillicBold },
  { regular: greekRegular, bold: greekBold },
  { regular: rareLatinRegular, bold: rareLatinBold },
  { regular: vietnameseRegular, bold: vietnameseBold },
  { regular: rareCyrillicRegular, bold: rareCyrillicBold },
  { regular: rareGreekRegular, bold: rareGreekBold },
];
