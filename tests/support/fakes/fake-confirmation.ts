import type { Confirmation } from "../../../src/application/device/confirmation.ts";

/** A user who gives the same answer to every question; the questions are stored. */
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
