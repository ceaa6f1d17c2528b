import { endLapsedPlans } from "./end-lapsed-plans.ts";

/** Makes a use case see every plan as of now; a full disk must not stop it. */
export const plansOfNow =
  (ports: Parameters<typeof endLapsedPlans>[0]) =>
  <Arguments extends readonly unknown[], Outcome>(
    useCase: (...given: Arguments) => Promise<Outcome>,
  ) =>
  async (...given: Arguments): Promise<Outcome> => {
    await endLapsedPlans(ports)().catch(() => {});
    return useCase(...given);
  };
