import type { SpendingRoom } from "../../../domain/forecast/spending-room.ts";
import { ifItComes, roomSentence } from "../../../text/forecast/forecast.ts";
import { lead } from "../../design/lead.css.ts";
import { aside } from "./forecast.css.ts";

/** The daily spending room in words, and what it would be with the unconfirmed incomes. */
export function RoomSentence({ room }: { readonly room: SpendingRoom }) {
  const waiting = ifItComes(room);
  return (
    <p className={lead}>
      {roomSentence(room)}
      {waiting !== null && <span className={aside}>{waiting}</span>}
    </p>
  );
}
