import { fakeOwnDevice } from "../../support/fakes/fake-own-device.ts";
import { useSyncExternalStore } from "react";
import { vi } from "vitest";
import type { Notice } from "../../../src/application/notice.ts";
import type { Photos } from "../../../src/application/photos/photos.ts";
import { startProfile } from "../../../src/composition/features/person/profile.ts";
import type { Goal } from "../../../src/domain/goals/goal.ts";
import { goalsOf } from "../../../src/domain/ledger/read-book.ts";
import type { Plan } from "../../../src/domain/plans/plan.ts";
import type { Profile } from "../../../src/domain/users/profile.ts";
import { noticeText } from "../../../src/text/notices.ts";
import { ProfileScreen } from "../../../src/ui/screens/profile/ProfileScreen.tsx";
import { fakeGoals } from "../../support/fakes/fake-goals.ts";
import { fakeDrafts } from "../../support/fakes/fake-drafts.ts";
import { makeSubmissionQueues } from "../../../src/application/entries/submission-queues.ts";
import { emptyForeground } from "../../support/fakes/fake-foreground.ts";
import { fakeIds } from "../../support/fakes/fake-ids.ts";
import { fakeProfiles } from "../../support/fakes/fake-profiles.ts";
import { listeners } from "../../support/fakes/listeners.ts";
import { startSignedInPage } from "./page-actors.ts";
import { forever } from "./promises.ts";
import { testLedger } from "./test-ledger.ts";
import { renderScreen } from "./render-screen.tsx";
import { startTestActors } from "./test-actors.ts";
import { fakeClock } from "../../support/fakes/fake-clock.ts";
import { userWith } from "../../support/users.ts";

type Case = {
  readonly profile?: Profile | null;
  readonly goals?: readonly Goal[];
  readonly plan?: Plan;
  readonly calls?: Partial<ReturnType<typeof fakeGoals>>;
  readonly upload?: Photos["upload"];
};

/** Renders the profile screen with its real actors over fakes; it is drawn anew after each change. */
export async function renderProfile(options: Case = {}) {
  const { profile = null, goals = [], plan = "free", calls, upload } = options;
  const page = await startSignedInPage({ user: userWith({ plan }) });
  const overlays = startTestActors(page, { address: forever });
  const kept = fakeGoals(goals);
  const goalCalls = { ...kept, ...calls };
  const { entriesOf } = goalCalls;
  const ports = { goals: goalCalls, entriesOf, profiles: fakeProfiles(profile) };
  const notices: string[] = [];
  const ledger = testLedger({}, kept.server);
  await ledger.open();
  const { listen, tell } = listeners();
  let known = await ports.profiles.read();
  const readAnew = async () => {
    known = await ports.profiles.read();
    tell();
  };
  const reload = vi.fn<() => void>(() => void readAnew());
  const photos = {
    upload: upload ?? (() => ({ photoUrl: forever(), cancel: () => undefined })),
  };
  const { actors, planOf } = startProfile({
    ...ports,
    photos,
    ownDevice: fakeOwnDevice(),
    clock: fakeClock("2026-11-20"),
    ids: fakeIds(),
    drafts: fakeDrafts(),
    submissionQueues: makeSubmissionQueues(emptyForeground),
    ledger,
    notify: (notice: Notice) => notices.push(noticeText(notice).message),
    reload,
    onReload: () => undefined,
  });
  function LivingScreen() {
    const book = useSyncExternalStore(ledger.subscribe, ledger.getSnapshot);
    const person = useSyncExternalStore(listen, () => known);
    return (
      <ProfileScreen profile={person} goals={goalsOf(book)} plan={planOf(book)} actors={actors} />
    );
  }
  renderScreen(<LivingScreen />, { page, actors: overlays });
  return { ...ports, notices, reload, actors, premium: overlays.premium };
}
