export type Plan = "free" | "premium";
