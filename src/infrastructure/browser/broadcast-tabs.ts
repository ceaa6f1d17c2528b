import * as v from "valibot";
import type { Tabs } from "../../application/device/tabs.ts";

const CHANNEL = "fincontrol-ledger";

const news = v.object({ epoch: v.string(), revision: v.number() });

/** The other tabs, over a BroadcastChannel. */
export function broadcastTabs(open = () => new BroadcastChannel(CHANNEL)): Tabs {
  const channel = open();
  const post = channel.postMessage.bind(channel);
  return {
    tell: (told) => post(told),
    listen: (listener) => {
      const read = ({ data }: MessageEvent) => {
        const told = v.safeParse(news, data);
        if (told.success) listener(told.output);
      };
      channel.addEventListener("message", read);
      return () => channel.removeEventListener("message", read);
    },
  };
}
