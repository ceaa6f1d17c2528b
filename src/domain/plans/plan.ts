/** The two plans. */
export type Plan = "free" | "premium";
