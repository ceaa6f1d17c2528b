// Shoots a page frame by frame: whatever the machine's pace, the film runs at its own.
import { joined, mixed, pixelsOf, withSprite } from "./canvas.mjs";
import { TIP } from "./drawings.mjs";

export const FRAMES_PER_SECOND = 25;

const framesOf = (seconds) => Math.round(seconds * FRAMES_PER_SECOND);
const eased = (part) => part * part * (3 - 2 * part);

const FADE = 0.32;
const SCROLL_SPEED = 420;
const CURSOR_SPEED = 900;

/** `scale` is what a pixel of the page is in the film; `write` takes each frame. */
export function startFilm({ page, scale, cursor, press, write }) {
  let shown;
  let band;
  let place = { x: 900, y: 420 };
  let hasCursor = true;

  const look = async () => joined(await pixelsOf(await page.screenshot({ scale: "device" })), band);
  const put = (frame) => {
    const [left, top] = [Math.round(place.x) - TIP, Math.round(place.y) - TIP];
    return write(hasCursor ? withSprite(frame, cursor, left, top) : frame);
  };
  const fadeTo = async (next, seconds = FADE) => {
    const frames = shown === undefined ? 0 : framesOf(seconds);
    for (let frame = 1; frame < frames; frame += 1)
      await put(mixed(shown, next, eased(frame / frames)));
    shown = next;
    await put(shown);
  };

  const hold = async (seconds) => {
    for (let frame = 0; frame < framesOf(seconds); frame += 1) await put(shown);
  };

  /** Shows what the page has become. */
  const show = async (seconds) => fadeTo(await look(), seconds);

  const moveTo = async (locator) => {
    const box = await locator.boundingBox();
    const from = place;
    const to = { x: (box.x + box.width / 2) * scale, y: (box.y + box.height / 2) * scale };
    const way = Math.hypot(to.x - from.x, to.y - from.y);
    const frames = framesOf(0.3 + way / CURSOR_SPEED / 1.5);
    for (let frame = 1; frame <= frames; frame += 1) {
      const part = eased(frame / frames);
      place = { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
      await put(shown);
    }
  };

  const pressHere = async () => {
    for (const ring of press) {
      const under = withSprite(
        shown,
        ring,
        Math.round(place.x) - ring.width / 2,
        Math.round(place.y) - ring.height / 2,
      );
      await put(under);
    }
  };

  /** Presses a control and shows what comes of it once `until` is there. */
  const click = async (locator, until) => {
    await moveTo(locator);
    await pressHere();
    await locator.click();
    await until();
    await show();
  };

  const type = async (text) => {
    for (const letter of text) {
      await page.keyboard.type(letter);
      shown = await look();
      await hold(0.08);
    }
  };

  /** Scrolls the page until an element stands near its upper edge, or there is no further. */
  const scrollTo = async (locator, margin = 90) => {
    const from = await page.evaluate(() => scrollY);
    const wanted = await locator.evaluate(
      (element, space) => element.getBoundingClientRect().top + scrollY - space,
      margin,
    );
    const last = await page.evaluate(
      () => document.documentElement.scrollHeight - window.innerHeight,
    );
    const way = Math.max(0, Math.min(wanted, last)) - from;
    const frames = framesOf(0.3 + Math.abs(way) / SCROLL_SPEED);
    for (let frame = 1; frame <= frames; frame += 1) {
      await page.evaluate((top) => scrollTo(0, top), from + way * eased(frame / frames));
      shown = await look();
      await put(shown);
    }
  };

  /** Changes the caption; it is seen with the next picture. */
  const say = (caption) => {
    band = caption;
  };

  /** What is shown now, without the cursor. */
  const still = () => shown;

  /** Ends with a picture that is no page. */
  const endWith = async (picture, seconds) => {
    hasCursor = false;
    await fadeTo(picture, 2 * FADE);
    await hold(seconds);
  };

  return { hold, still, show, moveTo, click, type, scrollTo, say, endWith };
}
