import { useSelector } from "@xstate/react";
import { useState } from "react";
import { undoOf } from "../../../application/notice.ts";
import { components } from "../../../text/components.ts";
import { noticeText } from "../../../text/notices.ts";
import { Toast } from "../../components/Toast/Toast.tsx";
import { useOverlays } from "../../overlay-context.ts";

/** The toast of the app, shown for as long as its machine decides. */
export function AppToast() {
  const { toast, undo } = useOverlays();
  const notice = useSelector(toast, ({ context }) => context.notice);
  const open = useSelector(toast, (snapshot) => snapshot.matches("shown"));
  const [shown, setShown] = useState({ notice, count: 0 });
  if (shown.notice !== notice) setShown({ notice, count: shown.count + 1 });
  if (notice === null) return null;
  const { title, message, tone } = noticeText(notice);
  const undone = undoOf(notice);
  return (
    <Toast
      count={shown.count}
      title={title}
      message={message}
      tone={tone}
      action={
        undone && {
          label: components.undo,
          onClick: () => undo.send({ type: "UNDO", undone }),
        }
      }
      open={open}
      onOpenChange={(opened) => {
        if (!opened) toast.send({ type: "DISMISS" });
      }}
      duration={Infinity}
    />
  );
}
