import { Play } from "lucide-react";
import { useRef, useState, useSyncExternalStore } from "react";
import { landingVideo as words } from "../../../text/pages/landing.ts";
import { promoCaptions } from "../../../text/payments/promo.ts";
import { eyebrow, section, sectionTitle } from "./landing.css.ts";
import * as styles from "./promo.css.ts";
import mp4 from "./promo/promo.mp4";
import poster from "./promo/poster.webp";
import webm from "./promo/promo.webm";

// The poster is lazily loaded: React's types do not know this attribute of a video yet.
const onApproach = { loading: "lazy" };

const never = () => () => undefined;

/** Whether the page is hydrated; false in prerendered HTML. */
const useAwake = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/**
 * The promo video. Nothing of it is loaded before a visitor asks for it: until then there is a poster, under our
 * button, or under the browser's controls where no script runs.
 */
export function Promo() {
  const video = useRef<HTMLVideoElement>(null);
  const [started, setStarted] = useState(false);
  const covered = useAwake() && !started;
  const start = () => {
    setStarted(true);
    video.current?.focus();
    // If the browser refuses to play, the visitor has its controls.
    video.current?.play().catch(() => undefined);
  };
  return (
    <section id="video" className={section}>
      <p className={eyebrow}>{words.eyebrow}</p>
      <h2 className={sectionTitle}>{words.title}</h2>
      <div className={styles.screen}>
        <video
          ref={video}
          className={styles.video}
          width={1280}
          height={720}
          poster={poster}
          {...onApproach}
          controls={!covered}
          muted
          playsInline
          preload="none"
          aria-label={words.label}
          tabIndex={covered ? -1 : 0}
        >
          <source src={webm} type="video/webm" />
          <source src={mp4} type="video/mp4" />
        </video>
        {covered && (
          <button type="button" className={styles.cover} onClick={start}>
            <span className={styles.play}>
              <Play size={30} aria-hidden />
            </span>
            <span className={styles.playText}>{words.play}</span>
          </button>
        )}
      </div>
      <details className={styles.transcript}>
        <summary className={styles.summary}>{words.transcript}</summary>
        <ol className={styles.steps}>
          {Object.values(promoCaptions).map((caption) => (
            <li key={caption}>{caption}</li>
          ))}
        </ol>
      </details>
    </section>
  );
}
