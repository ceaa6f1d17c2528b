import { useSyncExternalStore } from "react";
import { endedSession, type EndedWith } from "../../../text/pages/ended-session.ts";
import { landing } from "../../../text/pages/landing.ts";
import { button } from "../../components/Button/button-look.ts";
import { ended } from "./landing.css.ts";

const never = () => () => undefined;

/** Says that a session ended in this tab; the prerendered page does not know of it. */
export function EndedSession({ with: left }: { readonly with: EndedWith | null }) {
  const told = useSyncExternalStore(
    never,
    () => left,
    () => null,
  );
  return (
    told !== null && (
      <div role="alert" className={ended}>
        <p>{endedSession[told]}</p>
        <a className={button()} href="/login">
          {landing.logIn}
        </a>
      </div>
    )
  );
}
