import { useSelector } from "@xstate/react";
import { Crown, LogOut } from "lucide-react";
import { isAdmin } from "../../../domain/users/user.ts";
import { layoutTexts as texts } from "../../../text/pages/layout.ts";
import { SpinnerIcon } from "../../components/Spinner/SpinnerIcon.tsx";
import { ThemeToggle } from "../../components/ThemeToggle/ThemeToggle.tsx";
import { usePage } from "../../page-context.ts";
import { useSignedIn, useOverlayNotify } from "../../signed-in-context.ts";
import { useUser } from "../../use-user.ts";
import { Bell } from "./Bell.tsx";
import * as styles from "./sidebar.css.ts";

export function SidebarFoot() {
  const { session, theme } = usePage();
  const notify = useOverlayNotify();
  const user = useUser();
  const leaving = useSelector(session, (snapshot) => snapshot.hasTag("busy"));
  const { unsentWrites } = useSignedIn();
  if (user === null) return null;
  /** Signs out, at once unless something that waits on this device would be lost. */
  const signOut = async () => {
    const lost = await unsentWrites();
    if (lost?.length === 0) session.send({ type: "LOG_OUT" });
    else notify(({ unsent }) => unsent.leave.send({ type: "ASK", of: lost }));
  };
  const isPremium = user.plan === "premium";
  return (
    <div className={styles.foot}>
      {/* Administrators need not buy a plan. */}
      {!isAdmin(user) && (
        <button
          type="button"
          className={styles.premium}
          disabled={isPremium}
          onClick={() => notify(({ premium }) => premium.send({ type: "OPEN" }))}
        >
          <Crown size={18} aria-hidden />
          {isPremium ? texts.premiumActive : texts.premium}
          {!isPremium && <span className={styles.price}>{texts.premiumPrice}</span>}
        </button>
      )}
      <div className={styles.user}>
        <span className={styles.avatar} aria-hidden>
          {user.username.slice(0, 2).toUpperCase()}
        </span>
        <span className={styles.who}>
          <span className={styles.name}>{user.username}</span>
          <span className={styles.plan}>{texts.plans[user.plan]}</span>
        </span>
        <ThemeToggle onToggle={() => theme.send({ type: "TOGGLE" })} />
        <span className={styles.bell}>
          <Bell />
        </span>
      </div>
      <button
        type="button"
        className={styles.entry}
        aria-disabled={leaving}
        onClick={() => void signOut()}
      >
        {leaving ? <SpinnerIcon /> : <LogOut size={18} aria-hidden />}
        {leaving ? texts.loggingOut : texts.logOut}
      </button>
    </div>
  );
}
