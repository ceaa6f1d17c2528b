import type { SpendingRoom } from "../../../domain/forecast/spending-room.ts";
import { ifItComes, roomSentence } from "../../../text/forecast.ts";
import { aside, sentence } from "./forecast.css.ts";

/** What may be spent a day, in words, and what it would be with what nobody has confirmed. */
export function RoomSentence({ room }: { readonly room: SpendingRoom }) {
  const waiting = ifItComes(room);
  return (
    <p className={sentence}>
      {roomSentence(room)}
      {waiting !== null && <span className={aside}>{waiting}</span>}
    </p>
  );
}
