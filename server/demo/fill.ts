import type { CivilDate } from "../../src/domain/shared/civil-date.ts";
import { accepted, type Result } from "../../src/domain/shared/result.ts";
import { addMonths, daysOf, monthOf } from "../../src/domain/shared/year-month.ts";
import type { User } from "../../src/domain/users/user.ts";
import type { compose } from "../composition.ts";
import { generateAlerts } from "../application/use-cases/generate-alerts.ts";
import { uploadPhoto } from "../application/use-cases/upload-photo.ts";
import { goalPicture } from "./goal-picture.ts";
import type { Household } from "./household.ts";
import { JOAO } from "./joao.ts";
import { MARIA } from "./maria.ts";
import { moveIn } from "./move-in.ts";
import { must } from "./must.ts";
import { noonOf } from "./noon-of.ts";

type Ports = Awaited<ReturnType<typeof compose>>["ports"];

/** For how many months before the current one alerts are told as they would have been then. */
const MONTHS_OF_ALERTS = 2;

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
  const photograph = async ({ id }: User) => {
    const receive = async (): Promise<Result<Uint8Array, never>> => accepted(await goalPicture());
    return must(await uploadPhoto({ ...ports, limit: unlimited })(id, receive));
  };
  const user = await moveIn({ ...ports, photograph }, household, today);
  for (let ago = MONTHS_OF_ALERTS; ago > 0; ago -= 1)
    await alertAsOf(ports, user, daysOf(addMonths(monthOf(today), -ago)).to);
  await generateAlerts(ports)(user);
}

const alertAsOf = (ports: Ports, user: User, day: CivilDate) =>
  generateAlerts({ ...ports, clock: noonOf(day), calendar: { today: () => day } })(user);
