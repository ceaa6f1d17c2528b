import fc from "fast-check";

// Thousands of changed rules are tried one after the other: each breaks its law early, or never.
fc.configureGlobal({ numRuns: 25 });
