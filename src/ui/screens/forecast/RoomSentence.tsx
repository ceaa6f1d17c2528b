import type { SpendingRoom } from "../../../domain/forecast/spending-room.ts";
import { ifItComes, roomSentence } from "../../../text/forecast/forecast.ts";
import { lead } from "../../design/lead.css.ts";
import { aside } from "./forecast.css.ts";

/** What may be spent a day, in words, and what it would be with what nobody has confirmed. */
export function RoomSentence({ room }: { readonly room: SpendingRoom }) {
  const waiting = ifItComes(room);
  return (
    <p className={lead}>
      {roomSentence(room)}
      {waiting !== null && <span className={aside}>{waiting}</span>}
    </p>
  );
}
