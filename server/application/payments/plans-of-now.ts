import { endLapsedPlans } from "./end-lapsed-plans.ts";

/** Has a use case find every plan as it is at this moment; a full disk must not keep it from its work. */
export const plansOfNow =
  (ports: Parameters<typeof endLapsedPlans>[0]) =>
  <Arguments extends readonly unknown[], Outcome>(
    useCase: (...given: Arguments) => Promise<Outcome>,
  ) =>
  async (...given: Arguments): Promise<Outcome> => {
    await endLapsedPlans(ports)().catch(() => {});
    return useCase(...given);
  };
