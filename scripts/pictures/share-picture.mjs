// Takes public/share.jpg, which other sites show beside a link to the landing page. Needs a build.
import { writeFile } from "node:fs/promises";
import sharp from "sharp";
import { settleAt, withDemo } from "./demo-visit.mjs";

const SIZE = { width: 1200, height: 630 };

/** Shows the headline and the picture of the product, without the buttons. */
const STYLE = `
  header, main > :not(:first-child), footer, main > section > p, main > section > div, figcaption { display: none !important; }
  main > section { padding-top: 56px !important; }
  h1 { margin: 20px 0 44px !important; font-size: 64px !important; }
  ::-webkit-scrollbar { display: none; }
`;

const png = await withDemo(async (demo) => {
  // The page's policy blocks added styles.
  const page = await demo.open({ viewport: SIZE, bypassCSP: true });
  await settleAt(page, "/");
  await page.addStyleTag({ content: STYLE });
  return page.screenshot();
});
await writeFile(
  "public/share.jpg",
  await sharp(png).jpeg({ quality: 86, mozjpeg: true }).toBuffer(),
);
