// The drawings of the video beside the product: the cursor, the captions, the last picture.
import { readFile } from "node:fs/promises";
import { promoEnd } from "../../src/text/payments/promo.ts";
import { dark } from "../../src/ui/design/palette.ts";
import { BAND, HEIGHT, pixelsOf, sprite, WIDTH } from "./canvas.mjs";

const FONT = "node_modules/@fontsource-variable/geist/files/geist-latin-wght-normal.woff2";

/** The distance of the cursor's tip from the corner of its drawing, in px. */
export const TIP = 6;

export const drawCursor = () =>
  sprite(`<svg xmlns="http://www.w3.org/2000/svg" width="40" height="44">
    <path d="M6 6 6 31 12.500 25 16.500 34.500 21 32.500 17 23.500 26 23Z" transform="translate(1 2)" opacity=".35"/>
    <path d="M6 6 6 31 12.500 25 16.500 34.500 21 32.500 17 23.500 26 23Z"
      fill="#fff" stroke="#0a0f0d" stroke-width="1.600" stroke-linejoin="round"/>
  </svg>`);

/** Draws the rings of a press, from first to last. */
export const drawPress = () =>
  Promise.all(
    [0.25, 0.5, 0.75, 1].map((part) =>
      sprite(`<svg xmlns="http://www.w3.org/2000/svg" width="72" height="72">
        <circle cx="36" cy="36" r="${8 + 24 * part}" fill="${dark.brand}" fill-opacity="${0.28 * (1 - part)}"
          stroke="${dark.brand}" stroke-opacity="${1 - part * 0.85}" stroke-width="2.500"/>
      </svg>`),
    ),
  );

const style = (font) => `
  @font-face { font-family: Geist; src: url(data:font/woff2;base64,${font}); font-weight: 100 900; }
  * { margin: 0; }
  body { display: grid; place-items: center; height: 100vh; background: ${dark.page}; color: ${dark.text};
    font-family: Geist; text-align: center; }
  .band { align-content: center; width: 100%; height: ${BAND}px; box-sizing: border-box;
    border-top: 1px solid ${dark.line}; background: ${dark.sidebar}; font-size: 25px; font-weight: 550;
    letter-spacing: -0.01em; }
  img { width: 84px; margin-bottom: 30px; }
  h1 { font-size: 68px; font-weight: 650; letter-spacing: -0.04em; line-height: 1.06; }
  em { color: ${dark.brand}; font-style: normal; }
  p { margin-top: 30px; color: ${dark.muted}; font-size: 27px; }
`;

/** Draws the texts: the captions, and the last picture. */
export async function drawTexts(page) {
  const font = (await readFile(FONT)).toString("base64");
  const icon = (await readFile("public/favicon.svg")).toString("base64");
  const draw = async (body, height) => {
    await page.setViewportSize({ width: WIDTH, height });
    await page.setContent(`<style>${style(font)}</style><body>${body}</body>`);
    await page.evaluate(() => document.fonts.ready);
    return pixelsOf(await page.screenshot());
  };
  return {
    caption: (text) => draw(`<div class="band">${text}</div>`, BAND),
    end: () =>
      draw(
        `<div><img src="data:image/svg+xml;base64,${icon}"><h1>${promoEnd.first}<br><em>${promoEnd.second}</em></h1><p>${promoEnd.call}</p></div>`,
        HEIGHT,
      ),
  };
}
