/** Who may make a call: anybody, whoever is signed in, or administrators only (§6). */
export type Access = "public" | "user" | "admin";
