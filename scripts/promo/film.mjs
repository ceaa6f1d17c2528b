// Films a page frame by frame: the film's pace does not depend on the machine's.
import { joined, mixed, pixelsOf, withSprite } from "./canvas.mjs";
import { TIP } from "./drawings.mjs";

export const FRAMES_PER_SECOND = 25;

const framesOf = (seconds) => Math.round(seconds * FRAMES_PER_SECOND);
const eased = (part) => part * part * (3 - 2 * part);

const FADE = 0.32;
const SCROLL_SPEED = 420;
const CURSOR_SPEED = 900;

/** `scale` is the size of a page's pixel in the film; `write` takes each frame. */
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

  /** Fades to the present state of the page. */
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

  /** Clicks a control and shows the result once `until` is there. */
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

  /** Scrolls the page until an element is near its upper edge, or the page ends. */
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

  /** Changes the caption, which is shown with the next picture. */
  const say = (caption) => {
    band = caption;
  };

  /** Returns the present frame, without the cursor. */
  const still = () => shown;

  /** Ends with a picture that is not of a page. */
  const endWith = async (picture, seconds) => {
    hasCursor = false;
    await fadeTo(picture, 2 * FADE);
    await hold(seconds);
  };

  return { hold, still, show, moveTo, click, type, scrollTo, say, endWith };
}
