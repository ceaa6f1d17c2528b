import { accessTo } from "../../src/domain/plans/features.ts";
import type { CivilDate } from "../../src/domain/shared/civil-date.ts";
import { accepted, type Result } from "../../src/domain/shared/result.ts";
import { addMonths, daysOf, monthOf } from "../../src/domain/shared/year-month.ts";
import type { User } from "../../src/domain/users/user.ts";
import { forecastTexts } from "../../src/text/forecast/forecast.ts";
import type { Ports } from "../composition/wire-ports.ts";
import type { Member } from "../application/ledger/ledgers.ts";
import { generateAlerts } from "../application/notifications/generate-alerts.ts";
import { uploadPhoto } from "../application/photos/upload-photo.ts";
import { verifyAchievements } from "../application/achievements/verify-achievements.ts";
import { goalPicture } from "./goal-picture.ts";
import type { Household } from "./household.ts";
import { JOAO } from "./joao.ts";
import { MARIA } from "./maria.ts";
import { createDemoUser } from "./create-demo-user.ts";
import { must } from "./must.ts";
import { noonOf } from "./noon-of.ts";

/** The months before the current one in which the achievements and alerts were used. */
const MONTHS_OF_USE = 2;

const unlimited = {
  take: () => Promise.resolve(accepted(null)),
  giveBack: () => Promise.resolve(),
};

/** Fills an empty database with two people who have used the product until today. */
export async function fillDemo(ports: Ports): Promise<void> {
  const today = ports.calendar.today();
  await settle(ports, MARIA, today);
  await settle(ports, JOAO, today);
}

async function settle(ports: Ports, household: Household, today: CivilDate): Promise<void> {
  const photograph = async (member: Member) => {
    const receive = async (): Promise<Result<Uint8Array, never>> => accepted(await goalPicture());
    return must(await uploadPhoto({ ...ports, limit: unlimited })(member, receive));
  };
  const { user, member } = await createDemoUser(
    { ...ports, ownAccount: forecastTexts.ownAccount, photograph },
    household,
    today,
  );
  for (let ago = MONTHS_OF_USE; ago > 0; ago -= 1)
    await lookBack(ports, user, member, daysOf(addMonths(monthOf(today), -ago)).to);
  await generateAlerts(ports)(user, member.ledger);
}

/** Generates and reads the alerts, and verifies the achievements, on the last day of a month. */
async function lookBack(ports: Ports, user: User, member: Member, day: CivilDate): Promise<void> {
  const then = { ...ports, clock: noonOf(day), calendar: { today: () => day } };
  await generateAlerts(then)(user, member.ledger);
  await ports.notifications.markAllRead(user.id);
  if (accessTo("achievements", user.plan) === "full") await verifyAchievements(then)(member);
}
