import type { Confirmation } from "../../../src/application/device/confirmation.ts";

/** A user who answers every question alike; what was asked is kept. */
export function fakeConfirmation(answer: boolean) {
  const asked: string[] = [];
  const confirmation: Confirmation = {
    ask: async (question) => {
      asked.push(question);
      return answer;
    },
  };
  return { asked, confirmation };
}
