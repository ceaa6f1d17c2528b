import type { Layout } from "../layout.ts";

/** The columns shared by both sides of a movement in Wise's history, in which each row has both. */
const HISTORY = {
  id: "wise",
  name: "Wise",
  kind: "current",
  also: ["ID", "Direction", "Source currency", "Target currency"],
  optional: { details: ["Reference"] },
  states: {
    done: ["completed"],
    reverted: ["cancelled", "refunded"],
    isDatedOnceBooked: true,
  },
} as const;

/** The side that goes out of a balance: the amount sent, plus the fee. */
export const WISE_SENT: Layout = {
  ...HISTORY,
  columns: {
    date: ["Finished on"],
    description: ["Target name"],
    amount: ["Source amount (after fees)"],
    fee: ["Source fee amount"],
    currency: ["Source currency"],
    state: ["Status"],
  },
  sign: { by: "all", kind: "expense" },
};

/** The side that comes into a balance. */
export const WISE_RECEIVED: Layout = {
  ...HISTORY,
  columns: {
    date: ["Finished on"],
    description: ["Source name"],
    amount: ["Target amount (after fees)"],
    currency: ["Target currency"],
    state: ["Status"],
  },
  sign: { by: "all", kind: "income" },
};
